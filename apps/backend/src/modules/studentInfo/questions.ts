import type {
  CustomInfo,
  CustomInfoIn,
  SaveCustomValuesIn,
  SaveStudentIn,
  SceneCode,
  StudentGroup,
} from '@lectern/sdk/endpoints/studentInfo';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, StatusError, refused } from '../../platform/http/errors.ts';
import type { FieldDefinition } from './customAnswers.ts';
import { areAnswered, presentFields, saveAnswers } from './customFields.service.ts';
import { findGroups, findOrganisations, findPlacement, type Organisation, pathTo } from './placement.repo.ts';
import { writePlacement } from './placement.service.ts';
import { fieldsOf, sceneFieldsOf } from './schoolFields.ts';

/** A student who is asked. */
type StudentContext = Pick<UserContext, 'db' | 'company' | 'user'>;

const LEVEL_FIELDS = ['groupOneId', 'groupTwoId', 'groupThreeId', 'groupFourId', 'groupFiveId'] as const;

/** Answers `studentInfo.customInfo`. */
export async function readQuestions(
  { sceneCode }: CustomInfoIn,
  context: StudentContext,
): Promise<CustomInfo> {
  const { db, company, user } = context;
  const [data, studentGroup, ccpos, { groupId, proxyOrgId }] = await Promise.all([
    presentFields(context, sceneFieldsOf(company, sceneCode)),
    findGroups(db, company.id),
    findOrganisations(db, company.id),
    findPlacement(db, user.id),
  ]);
  return {
    customObj: {
      data,
      studentGroup,
      ccpos,
      proxyId: proxyOrgId,
      studentGroupValue: pathTo(studentGroup, groupId),
    },
  };
}

/** Tells whether a student has answered everything that their school asks at a scene. */
export async function hasAnswered(visitor: StudentContext, scene: SceneCode): Promise<boolean> {
  const { db, company, user } = visitor;
  const [isAnswered, groups, organisations, { groupId, proxyOrgId }] = await Promise.all([
    areAnswered(visitor, sceneFieldsOf(company, scene)),
    findGroups(db, company.id),
    findOrganisations(db, company.id),
    findPlacement(db, user.id),
  ]);
  const isPlaced = groups.length === 0 || pathTo(groups, groupId).length > 0;
  return isAnswered && isPlaced && (organisations.length === 0 || proxyOrgId !== null);
}

/**
 * Checks that a student has answered everything that the school asks at a scene.
 * @throws {BusinessError} code 0 with the scene in `data.questions`.
 */
export async function expectAnswers(visitor: StudentContext, scene: SceneCode): Promise<void> {
  if (!(await hasAnswered(visitor, scene)))
    throw new BusinessError('0', '请先完善信息', { questions: scene });
}

/** Follows the chosen groups down their tree. @throws {BusinessError} code 0 naming the invalid level. */
function groupOf(groups: readonly StudentGroup[], input: SaveStudentIn): string | null {
  let level = groups;
  let last: string | null = null;
  for (const field of LEVEL_FIELDS) {
    const chosen = input[field] ?? null;
    if (chosen === null && level.length > 0)
      throw refused(field, last === null ? '请选择学员分组' : '请把学员分组选到最后一级');
    if (chosen === null) continue;
    const found = level.find(({ id }) => id === chosen);
    if (found === undefined) throw refused(field, '请重新选择学员分组');
    level = found.studentGroupRespList;
    last = found.id;
  }
  return last;
}

/** Returns the chosen organisation. @throws {BusinessError} code 0 where it is missing or not the company's. */
function organisationOf(
  organisations: readonly Organisation[],
  { proxyOrgId = null }: SaveStudentIn,
): string | null {
  if (proxyOrgId === null && organisations.length > 0) throw refused('proxyOrgId', '请选择代理机构');
  if (proxyOrgId !== null && !organisations.some(({ id }) => id === proxyOrgId))
    throw refused('proxyOrgId', '请重新选择代理机构');
  return proxyOrgId;
}

/**
 * Answers `studentInfo.save`: stores the group, down to its last level, and the organisation; each is required
 * where the company has any.
 * @throws {BusinessError} code 0 naming the field.
 */
export async function savePlacement(
  input: SaveStudentIn,
  { db, company, user, clock, transaction }: UserContext,
): Promise<null> {
  if (input.userId !== user.id || input.companyId !== company.id)
    throw new StatusError(403, '只能修改自己的资料');
  const [groups, organisations] = await Promise.all([
    findGroups(db, company.id),
    findOrganisations(db, company.id),
  ]);
  const placement = { groupId: groupOf(groups, input), proxyOrgId: organisationOf(organisations, input) };
  await transaction((tx) => writePlacement(tx, user, placement, clock.now()));
  return null;
}

/** Answers `studentInfo.saveCustomValues`, for the fields of a scene or for all of the school's. */
export function saveFieldValues(
  { userId, sceneCode, values }: SaveCustomValuesIn,
  context: UserContext,
): Promise<null> {
  if (userId !== context.user.id) throw new StatusError(403, '只能修改自己的资料');
  const fields: readonly FieldDefinition[] =
    sceneCode === undefined ? fieldsOf(context) : sceneFieldsOf(context.company, sceneCode);
  return saveAnswers(context, fields, values);
}

import type { CascadeOptions, CascadeOptionsIn, SignDetail } from '@lectern/sdk/endpoints/proxyExam';
import type { CascadeOption, CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { and, asc, eq } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import {
  type Answerer,
  answerProblem,
  fieldsOf,
  type FieldDefinition,
  findAnswers,
  findProfile,
  presentAnswers,
  type SentAnswers,
} from '../studentInfo/index.ts';
import { expectItem } from './items.repo.ts';
import { examFields, type ExamItem, type ExamSign } from './proxyExam.tables.ts';
import { memberNow } from '../../platform/http/member.ts';

/** Reads the fields of an exam's form, in their order. */
export async function findFields(
  db: Queryable,
  { id: itemId }: Pick<ExamItem, 'id'>,
): Promise<FieldDefinition[]> {
  const rows = await db
    .select()
    .from(examFields)
    .where(eq(examFields.itemId, itemId))
    .orderBy(asc(examFields.position), asc(examFields.id));
  return rows.map(({ id, definition }) => ({ ...definition, fieldId: id }));
}

/** Returns the values known from account and profile, by the codes of the fields that ask for them. */
async function profileValues({ db, user }: Answerer): Promise<ReadonlyMap<string, string>> {
  const profile = await findProfile(db, user.id);
  const profileValues: Readonly<Record<string, string | null | undefined>> = {
    name: profile?.name || user.name,
    mobile: user.mobile,
    sex: profile?.sex,
    birthday: profile?.birthday,
    education_code: profile?.educationCode,
    identity_type_code: profile?.identityTypeCode,
  };
  return new Map(
    Object.entries(profileValues).flatMap(([code, word]) =>
      word === null || word === undefined || word === '' ? [] : [[code, word] as const],
    ),
  );
}

/**
 * Returns the known values for a form's fields: from the student's profile, and from their answers to the
 * school's own fields with the same code and type. Values that the form would refuse are left out.
 */
async function prefilledAnswers(
  context: UserContext,
  fields: readonly FieldDefinition[],
): Promise<SentAnswers> {
  const [person, answers] = await Promise.all([profileValues(context), findAnswers(context)]);
  const requestedFields = fieldsOf(context);
  return new Map(
    fields.flatMap((field) => {
      const word = person.get(field.fieldCode);
      const other = requestedFields.find(
        ({ fieldCode, fieldType }) => fieldCode === field.fieldCode && fieldType === field.fieldType,
      );
      const known = word === undefined ? answers.get(other?.fieldId ?? '') : { fieldValues: [word] };
      return known === undefined || answerProblem({ ...field, required: 0 }, known.fieldValues) !== undefined
        ? []
        : [[field.fieldId, known] as const];
    }),
  );
}

/** Tells whether a student may still edit a registration's form. */
export const isEditable = ({ state }: Pick<ExamSign, 'state'>): boolean =>
  state === 'draft' || state === 'returned';

/** Returns the current answers of a form: those of the registration, and known values while it may be edited. */
export async function storedAnswers(
  context: UserContext,
  fields: readonly FieldDefinition[],
  sign: Pick<ExamSign, 'state' | 'answers'> | undefined,
): Promise<SentAnswers> {
  const known = sign === undefined || isEditable(sign) ? [...(await prefilledAnswers(context, fields))] : [];
  return new Map([...known, ...(sign?.answers ?? []).map((answer) => [answer.fieldId, answer] as const)]);
}

/**
 * Returns the first level of a cascade, and complete levels along the chosen path, so that its labels are
 * known; other levels are loaded when opened.
 */
export function levelsAlong(
  options: readonly CascadeOption[],
  [chosen, ...rest]: readonly string[],
): CascadeOption[] {
  return options.map((option) => ({
    ...option,
    children: option.id === chosen ? levelsAlong(option.children, rest) : [],
  }));
}

/** Formats a form with its answers. */
export async function presentForm(
  context: UserContext,
  fields: readonly FieldDefinition[],
  answers: SentAnswers,
): Promise<SignDetail['fields']> {
  const presented = await presentAnswers(context, fields, answers);
  return presented.map((field) => ({
    ...field,
    dataOptions: levelsAlong(
      field.dataOptions,
      field.dataValues.map(({ fieldValue }) => fieldValue),
    ),
  }));
}

function findOption(options: readonly CascadeOption[], id: string): CascadeOption | undefined {
  for (const option of options) {
    const found = option.id === id ? option : findOption(option.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Formats an answer for people: the labels of options, the names of files. */
export function answerTextOf(
  { fieldType, fieldOptions, dataOptions }: FieldDefinition,
  { fieldValues, imageInfoList = [] }: Pick<CustomValue, 'fieldValues' | 'imageInfoList'>,
): string {
  const labels = fieldValues.map((value) => {
    const chosen =
      fieldType === 'cascade'
        ? findOption(dataOptions, value)
        : fieldOptions.find(({ id, itemCode }) => value === itemCode || value === id);
    return chosen?.content ?? value;
  });
  return [...labels, ...imageInfoList.map(({ fileName }) => fileName)].join(' ');
}

/**
 * Answers `proxyExam.cascadeOptions`: returns one level of options, without their children.
 * @throws {BusinessError} code 0 for a field or an option that does not exist.
 */
export async function cascadeOptions(
  { fieldId, parentId }: CascadeOptionsIn,
  context: UserContext,
): Promise<CascadeOptions> {
  const { db, company } = context;
  const [field] = await db
    .select()
    .from(examFields)
    .where(and(eq(examFields.companyId, company.id), eq(examFields.id, idOrNone(fieldId))));
  if (field?.definition.fieldType !== 'cascade') throw refused('fieldId', '没有找到这个填写项');
  await expectItem(db, memberNow(context), field);
  const { dataOptions } = field.definition;
  const level = parentId === undefined ? dataOptions : findOption(dataOptions, parentId)?.children;
  if (level === undefined) throw refused('parentId', '没有找到这个选项');
  return levelsAlong(level, []);
}

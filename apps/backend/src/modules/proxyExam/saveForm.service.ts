import type { SavedForm, SaveFormIn, SaveUserItemIn } from '@lectern/sdk/endpoints/proxyExam';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { registerCourses } from '../agreement/index.ts';
import { type FieldDefinition, validateAnswers } from '../studentInfo/index.ts';
import { findFields, isEditable, storedAnswers } from './fields.ts';
import { expectItem, expectProvince, findCoursesBefore, refuseOutsideTime } from './items.repo.ts';
import { type ExamItem, examSigns, type ExamSign } from './proxyExam.tables.ts';
import { noSign } from './signs.repo.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';

const ofStudent = ({ userId }: Pick<MemberNow, 'userId'>, { id: itemId }: ExamItem) =>
  and(eq(examSigns.userId, userId), eq(examSigns.itemId, itemId));

/** Finds the student's registration for an exam; undefined where it was not begun. */
export async function findSign(
  db: Queryable,
  student: MemberNow,
  item: ExamItem,
): Promise<ExamSign | undefined> {
  const [sign] = await db.select().from(examSigns).where(ofStudent(student, item));
  return sign;
}

/** Inserts a registration unless it exists, and locks it until the transaction ends. */
async function beginSign(
  tx: Queryable,
  { companyId, userId, now }: MemberNow,
  item: ExamItem,
  provinceCode: string,
): Promise<ExamSign> {
  await tx
    .insert(examSigns)
    .values({ companyId, userId, itemId: item.id, provinceCode, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [examSigns.userId, examSigns.itemId] });
  const [sign] = await tx.select().from(examSigns).where(ofStudent({ userId }, item)).for('update');
  if (sign === undefined) throw new Error('The registration was not begun');
  return sign;
}

/**
 * Answers `proxyExam.saveUserItem`; an existing registration is left unchanged.
 * @throws {BusinessError} code 0 outside the registration time of the province.
 */
export async function saveUserItem(
  { itemId, provinceCode }: SaveUserItemIn,
  context: UserContext,
): Promise<SavedForm> {
  const student = memberNow(context);
  const item = await expectItem(context.db, student, { itemId });
  const bound = await findSign(context.db, student, item);
  if (bound !== undefined) return { signId: bound.id, state: bound.state };
  refuseOutsideTime(item, await expectProvince(context.db, item, provinceCode), student.now);
  const { id, state } = await context.transaction((tx) => beginSign(tx, student, item, provinceCode));
  return { signId: id, state };
}

/** Returns the answers to store: those of visible fields, new or unchanged. */
async function answersAfter(
  context: UserContext,
  fields: readonly FieldDefinition[],
  sign: ExamSign,
  { values, submitFlag }: SaveFormIn,
): Promise<ExamSign['answers']> {
  const stored = await storedAnswers(context, fields, sign);
  const { changes, shown } = await validateAnswers(context, fields, {
    stored,
    values,
    isDraft: submitFlag === 0,
  });
  return fields.flatMap(({ fieldId, fieldCode }) => {
    const answer = changes.get(fieldId) ?? stored.get(fieldId);
    return answer === undefined || !shown.has(fieldId) ? [] : [{ ...answer, fieldId, fieldCode }];
  });
}

/**
 * Answers `proxyExam.saveForm`. A submitted form opens the courses that wait for it, in the same transaction; a
 * returned form stays returned until it is submitted again.
 * @throws {BusinessError} code 0 outside the registration time of the province, for a form already submitted,
 *   and naming an invalid field.
 */
export async function saveForm(input: SaveFormIn, context: UserContext): Promise<SavedForm> {
  const { signId, itemId, provinceCode, submitFlag } = input;
  const student = memberNow(context);
  const { now } = student;
  const item = await expectItem(context.db, student, { itemId });
  const province = await expectProvince(context.db, item, provinceCode);
  return context.transaction(async (tx) => {
    const sign = await beginSign(tx, student, item, provinceCode);
    if (signId !== undefined && signId !== sign.id) throw noSign();
    if (sign.state === 'closed') throw refused('signId', '这项报名已经关闭');
    if (!isEditable(sign)) throw refused('signId', '已经提交过报名，不能再修改');
    refuseOutsideTime(item, province, now);
    const answers = await answersAfter({ ...context, db: tx }, await findFields(tx, item), sign, input);
    const state = submitFlag === 1 ? 'submitted' : sign.state;
    await tx
      .update(examSigns)
      .set({
        answers,
        state,
        provinceCode,
        updatedAt: now,
        // A place belongs to one province, so another province needs a new place.
        ...(provinceCode !== sign.provinceCode && { placeId: null }),
        submittedAt: submitFlag === 1 ? now : null,
        ...(submitFlag === 1 && { reason: '' }),
      })
      .where(eq(examSigns.id, sign.id));
    if (submitFlag === 1) await registerCourses(tx, student, await findCoursesBefore(tx, item));
    return { signId: sign.id, state };
  });
}

import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  type PlannedQuestion,
  shuffled,
  type ExamAttempt,
  type ExamRow,
  isAdmitted,
  insertFaces,
  openAttempt,
} from '../answering/index.ts';
import { paperCache } from '../question/index.ts';
import { expectAnswers } from '../studentInfo/index.ts';
import { type FaceClaim, faceGate } from '../face/index.ts';
import { memberOf } from '../../platform/http/member.ts';

const MINUTE_MS = 60_000;

/** An attempt about to begin. */
export interface Entry {
  readonly rules: ExamRow;
  readonly number: number;
  /** Extra minutes of this student beyond the exam's rules. */
  readonly extraMinutes: number;
  /** Number of the face recognition that the student passed. */
  readonly orderNo: string | undefined;
  readonly now: Date;
}

/**
 * Tells whether the student passed a face recognition, and marks it as used. Always false where the server has
 * no face check.
 */
export async function usePassedFace(
  tx: Queryable,
  context: UserContext,
  orderNo: string,
  times: Pick<FaceClaim, 'now' | 'since'>,
): Promise<boolean> {
  const { services } = context;
  return (
    services.has(faceGate) &&
    (await services.get(faceGate).use(tx, { ...memberOf(context), orderNo, ...times }))
  );
}

/** @throws {BusinessError} 0 with `data.face` 1 where the entry requires a face recognition and none was passed. */
async function expectFace(
  tx: Queryable,
  context: UserContext,
  { orderNo, now }: Pick<Entry, 'orderNo' | 'now'>,
): Promise<void> {
  if (orderNo === undefined || !(await usePassedFace(tx, context, orderNo, { now })))
    throw new BusinessError('0', '进入这场考试前需要通过人脸识别', { face: 1 });
}

/** Scene number of the school's own questions before an exam. */
const EXAM_SCENE = 4;

async function planOf({ services, company }: UserContext, { paperId, isShuffled }: ExamRow, seed: number) {
  const paper = await services.get(paperCache).read(company.id, paperId);
  if (paper === undefined || paper.entries.size === 0)
    throw new BusinessError('0', '这场考试的试卷还没有题目');
  const inOrder = [...paper.entries].map(
    ([questionId, { question, sectionName, score }]): PlannedQuestion => ({
      questionId,
      materialId: question.materialId,
      sectionName,
      score,
    }),
  );
  return { subjectId: paper.subjectId, questions: isShuffled ? shuffled(inOrder, seed) : inOrder };
}

/**
 * Begins an attempt: its questions are ordered by a stored seed, its end is set by the server's clock.
 * @returns undefined where a concurrent entry of the same student was first: then nothing was written.
 * @throws {BusinessError} 0 without the required answers or face recognition, or where the paper is empty.
 */
export async function beginAttempt(
  tx: Queryable,
  context: UserContext,
  entry: Entry,
): Promise<{ recordId: string; endsAt: Date } | undefined> {
  const { rules, number, extraMinutes, now } = entry;
  // Checked first, since a recognition is used up by one entry.
  if (rules.hasQuestions) await expectAnswers({ ...context, db: tx }, EXAM_SCENE);
  const hasFace = rules.faceMinutes.includes(0);
  if (hasFace) await expectFace(tx, context, entry);
  const { companyId, userId } = memberOf(context);
  const seed = randomInt(2 ** 31 - 1);
  const { subjectId, questions } = await planOf(context, rules, seed);
  const endsAt = new Date(
    Math.min(now.getTime() + rules.minutes * MINUTE_MS, rules.closeAt.getTime()) + extraMinutes * MINUTE_MS,
  );
  const recordId = await openAttempt(tx, {
    companyId,
    userId,
    schoolId: context.school.id,
    rules,
    number,
    seed,
    subjectId,
    questions,
    endsAt,
    now,
  });
  if (recordId === undefined) return undefined;
  if (hasFace) await storeEntryFace(tx, context, recordId, entry);
  return { recordId, endsAt };
}

async function storeEntryFace(
  tx: Queryable,
  { company, session }: UserContext,
  recordId: string,
  { orderNo = '', now }: Pick<Entry, 'orderNo' | 'now'>,
): Promise<void> {
  await insertFaces(
    tx,
    { companyId: company.id, recordId },
    { minutes: [0], orderNo, sessionId: session.id, now },
  );
}

/**
 * Lets a session continue an open attempt.
 * @throws {BusinessError} 0 with `data.face` 1 where the exam requires a face recognition at the entry and this
 *   session has passed none.
 */
export async function continueAttempt(
  tx: Queryable,
  context: UserContext,
  examAttempt: ExamAttempt,
  passed: Pick<Entry, 'orderNo' | 'now'>,
): Promise<void> {
  if (await isAdmitted(tx, examAttempt, context.session.id)) return;
  await expectFace(tx, context, passed);
  await storeEntryFace(tx, context, examAttempt.attempt.recordId, passed);
}

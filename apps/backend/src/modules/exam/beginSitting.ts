import { randomInt } from 'node:crypto';
import type { Queryable } from '../../database/connection.ts';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { beginRecord, planPaper } from '../answering/generate.ts';
import { ownerOf } from '../answering/room.ts';
import { shuffled } from '../answering/shuffle.ts';
import { readAllowance } from './exam.repo.ts';
import { examAttempts, examFaces, type ExamRow } from './exam.tables.ts';
import { faceGate } from './faceGate.ts';

const MINUTE_MS = 60_000;

/** A sitting about to begin. */
export interface Entry {
  readonly rules: ExamRow;
  readonly number: number;
  /** The recognition that was passed. */
  readonly orderNo: string | undefined;
  readonly now: Date;
}

/** Tells whether a recognition of the student passed, and uses it up. Without a face check in the house none does. */
export async function isRecognised(tx: Queryable, context: UserContext, orderNo: string, now: Date): Promise<boolean> {
  const { services } = context;
  return services.has(faceGate) && (await services.get(faceGate).use(tx, { ...ownerOf(context), orderNo, now }));
}

/** @throws {BusinessError} 0 with `data.face` 1 where the exam asks for a recognition that is not there. */
async function expectFace(tx: Queryable, context: UserContext, { rules, orderNo, now }: Entry): Promise<void> {
  if (!rules.faceMinutes.includes(0)) return;
  if (orderNo === undefined || !(await isRecognised(tx, context, orderNo, now))) throw new BusinessError('0', '进入这场考试前需要通过人脸识别', { face: 1 });
}

/**
 * Begins a sitting: its questions in the order of a stored seed, its end by the server's clock.
 * @throws {BusinessError} 0 without the face check it asks for, or when its paper is empty.
 */
export async function beginSitting(tx: Queryable, context: UserContext, entry: Entry): Promise<{ recordId: string; endsAt: Date }> {
  const { rules, number, orderNo, now } = entry;
  await expectFace(tx, context, entry);
  const { companyId, userId } = ownerOf(context);
  const plan = await planPaper(tx, companyId, rules.paperId, 'exam');
  if (plan === undefined || plan.questions.length === 0) throw new BusinessError('0', '这场考试的试卷还没有题目');
  const seed = randomInt(2 ** 31 - 1);
  const questions = rules.isShuffled ? shuffled(plan.questions, seed) : plan.questions;
  const recordId = await beginRecord(tx, { companyId, userId }, { ...plan, title: rules.name, questions }, { schoolId: context.school.id, now, seed });
  if (recordId === undefined) throw new Error('The sitting was not begun');
  const extraMs = (await readAllowance(tx, rules.id, userId)).extraMinutes * MINUTE_MS;
  const endsAt = new Date(Math.min(now.getTime() + rules.minutes * MINUTE_MS, rules.closeAt.getTime()) + extraMs);
  await tx.insert(examAttempts).values({ recordId, companyId, examId: rules.id, userId, number, endsAt, lastSeenAt: now });
  if (orderNo !== undefined && rules.faceMinutes.includes(0)) {
    await tx.insert(examFaces).values({ companyId, recordId, minute: 0, orderNo, passedAt: now });
  }
  return { recordId, endsAt };
}

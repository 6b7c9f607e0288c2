import type {
  ExamDetail,
  ExamIdIn,
  ExamPage,
  ExamRecord,
  JoinedExam,
  JoinExamIn,
  MyExamsIn,
  PassedFace,
  PassFaceIn,
  Rehearsed,
  RehearseIn,
  UserExamCount,
  UserExamCountIn,
} from '@lectern/sdk/endpoints/exam';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  ownRecord,
  close,
  expectHandIn,
  inRoom,
  insertFaces,
  dueFaces,
  graceEnd,
  readAttempt,
  type ExamAttempt,
  updateAttempt,
} from '../answering/index.ts';
import { type Admission, entryRefusal } from './entry.ts';
import { findExam, findExams, readEntry } from './exam.repo.ts';
import { presentAttempt } from './results/result.repo.ts';
import { beginAttempt, continueAttempt, usePassedFace } from './beginAttempt.service.ts';
import { isId } from '../../platform/database/columns.ts';
import { memberOf } from '../../platform/http/member.ts';
import { lockUser } from '../../platform/database/lockUser.ts';

const MINUTE_MS = 60_000;
/** Minutes within which a required face check has to be passed once it is due. */
const FACE_CHECK_MINUTES = 5;

const NO_EXAM = '没有找到这场考试';

/** Answers `exam.myExams`. */
export function myExams(input: MyExamsIn, context: UserContext): Promise<ExamPage> {
  return findExams(context.db, memberOf(context), input, context.clock.now());
}

async function expectExam(context: UserContext, examId: string) {
  const found = isId(examId)
    ? await findExam(context.db, memberOf(context), examId, context.clock.now())
    : undefined;
  if (found === undefined) throw new BusinessError('0', NO_EXAM);
  return found;
}

/** Answers `exam.detail`. */
export async function detail({ id }: ExamIdIn, context: UserContext): Promise<ExamDetail> {
  const { exam, rules } = await expectExam(context, id);
  return {
    exam,
    rulesHtml: rules.rulesHtml,
    handInAfterMinutes: rules.handInAfterMinutes,
    lateMinutes: rules.lateMinutes,
    leaveLimit: rules.leaveLimit,
    serverTime: context.clock.now().toISOString(),
  };
}

/** Answers `exam.userExamCount`. */
export async function userExamCount({ a, b }: UserExamCountIn, context: UserContext): Promise<UserExamCount> {
  const { exam } = await expectExam(context, a);
  if (exam.paperId !== b) throw new BusinessError('0', NO_EXAM);
  const { attemptCount, attemptLimit } = exam;
  return { attemptCount, remaining: attemptLimit === 0 ? null : Math.max(0, attemptLimit - attemptCount) };
}

async function expectAdmission(db: Queryable, context: UserContext, examId: string): Promise<Admission> {
  const found = isId(examId) ? await readEntry(db, memberOf(context), examId) : undefined;
  if (found === undefined) throw new BusinessError('0', NO_EXAM);
  return found;
}

/** Closes an attempt whose time is over but which the background job has not closed yet. */
function closeEnded(context: UserContext, recordId: string): Promise<void> {
  return inRoom(context, recordId, async (tx, room) => {
    const isEnded =
      room.examAttempt !== undefined &&
      room.examAttempt.attempt.isOpen &&
      room.now > graceEnd(room.examAttempt);
    if (isEnded) await close(tx, room, context, 'clock');
  });
}

/** Enters an exam. A double click, or a second device, gets the same attempt. */
async function enter(context: UserContext, { examId, orderNo }: JoinExamIn): Promise<JoinedExam> {
  const { db, clock } = context;
  const admission = await expectAdmission(db, context, examId);
  const { rules, open, attemptCount, extraMinutes } = admission;
  const now = clock.now();
  if (open !== null && now <= graceEnd({ attempt: open, exam: rules })) {
    await continueAttempt(db, context, { attempt: open, exam: rules }, { orderNo, now });
    return {
      recordId: open.recordId,
      resumed: true,
      endsAt: open.endsAt.toISOString(),
      serverTime: now.toISOString(),
    };
  }
  if (open !== null) await closeEnded(context, open.recordId);
  const refusal = entryRefusal(admission, now);
  if (refusal !== undefined) throw refusal;
  const attempt = await beginAttempt(db, context, {
    rules,
    number: attemptCount + 1,
    extraMinutes,
    orderNo,
    now,
  });
  // A concurrent entry was first; its attempt is found now.
  if (attempt === undefined) return enter(context, { examId });
  return {
    recordId: attempt.recordId,
    resumed: false,
    endsAt: attempt.endsAt.toISOString(),
    serverTime: now.toISOString(),
  };
}

/** Answers `exam.join`: enters an exam, or continues the open attempt. */
export async function join(input: JoinExamIn, context: UserContext): Promise<JoinedExam> {
  if (input.orderNo === undefined) return enter(context, input);
  // One transaction under the student's lock: a recognition is used up only together with an entry, and only
  // by one of two quick clicks.
  return context.transaction(async (tx) => {
    await lockUser(tx, context.user.id);
    return enter({ ...context, db: tx, transaction: (work) => tx.transaction(work) }, input);
  });
}

/** Reads an attempt of the student. @throws {BusinessError} 0 where it belongs to somebody else or does not exist. */
export async function expectAttempt(context: UserContext, recordId: string): Promise<ExamAttempt> {
  const record = await ownRecord(context.db, memberOf(context), recordId);
  const examAttempt = await readAttempt(context.db, record.id);
  if (examAttempt === undefined) throw new BusinessError('0', '没有找到这次考试');
  return examAttempt;
}

/** Answers `exam.record`. */
export async function record({ id }: ExamIdIn, context: UserContext): Promise<ExamRecord> {
  return presentAttempt(context.db, await expectAttempt(context, id), context.company, context.clock.now());
}

/** Answers `exam.handIn` and `exam.handInPay`; idempotent. */
export function handIn({ id }: ExamIdIn, context: UserContext): Promise<ExamRecord> {
  return inRoom(context, id, async (tx, room) => {
    if (room.examAttempt === undefined) throw new BusinessError('0', '没有找到这次考试');
    if (!room.examAttempt.attempt.isOpen)
      return presentAttempt(tx, room.examAttempt, context.company, room.now);
    expectHandIn(room);
    const { examAttempt = room.examAttempt } = await close(tx, room, context);
    return presentAttempt(tx, examAttempt, context.company, room.now);
  });
}

/** Answers `exam.passFace`: one recognition covers all face checks that are due. */
export function passFace({ recordId, orderNo }: PassFaceIn, context: UserContext): Promise<PassedFace> {
  return inRoom(context, recordId, async (tx, { record: { companyId, startedAt }, examAttempt, now }) => {
    if (examAttempt === undefined) throw new BusinessError('0', '没有找到这次考试');
    const { attempt, exam } = examAttempt;
    const { id: sessionId } = context.session;
    if (!attempt.isOpen) throw new BusinessError('0', '已经交卷，不用再核对了');
    const due = await dueFaces(tx, examAttempt, startedAt, now);
    if (due.length === 0) return { faceDue: false };
    const dueAt = due.map((minute) => startedAt.getTime() + minute * MINUTE_MS);
    // Only a recognition passed after the check was due counts; an earlier one may belong to somebody who
    // has left since.
    const since = new Date(Math.max(...dueAt, attempt.faceAskedAt?.getTime() ?? 0));
    if (!(await usePassedFace(tx, context, orderNo, { now, since })))
      throw new BusinessError('0', '人脸识别没有通过，请再试一次');
    await insertFaces(tx, { companyId, recordId }, { minutes: due, orderNo, sessionId, now });
    // A required check passed too late is left to the school's review: somebody else may have answered until
    // then.
    const isLate = now.getTime() > Math.min(...dueAt) + FACE_CHECK_MINUTES * MINUTE_MS;
    await updateAttempt(tx, recordId, {
      faceAskedAt: null,
      ...(exam.isFaceRequired && isLate && { faceState: 'waiting' }),
    });
    return { faceDue: false };
  });
}

/** Answers `exam.rehearse`. */
export async function rehearse({ operationIds }: RehearseIn, { clock }: UserContext): Promise<Rehearsed> {
  return { serverTime: clock.now().toISOString(), operationIds };
}

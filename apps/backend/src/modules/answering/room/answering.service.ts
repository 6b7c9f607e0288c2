import type {
  AnswerOperation,
  BatchSubmitIn,
  BatchSubmitOut,
  MarkIn,
  MarkOut,
  PaperQuestions,
  PauseIn,
  RecordIn,
  RescueIn,
  RescueOut,
  SelfScoreIn,
  SelfScoreOut,
  SignIn,
  SignOut,
  AttemptStatus,
  SubmitAnswerIn,
  SubmitAnswerOut,
  SubmitIn,
  SubmitOut,
  SwitchIn,
} from '@lectern/sdk/endpoints/answering';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { concurrencyLimit, concurrencyLimitOf } from '../../../platform/concurrency/concurrencyLimit.ts';
import { isAdmitted, presentRoom } from '../attempts/attempts.repo.ts';
import { updateAttempt } from '../attempts/attempts.service.ts';
import {
  expectInExercise,
  type CurrentAnswer,
  highestSequence,
  presentSign,
  readCurrentAnswers,
} from './answers.repo.ts';
import { saveMark, saveSign } from './answers.service.ts';
import { batchedBy } from './batchAnswers.ts';
import { type HandedIn, handInUnlocked, handInRoom } from './handIn.ts';
import { answeredSince } from './graceAccess.ts';
import { markSelf } from '../marking/marking.ts';
import { singleFlight } from '../../../platform/http/sharedWork/singleFlight.ts';
import { readRecordQuestions } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { recordQuestions } from '../records/records.tables.ts';
import { openRescue, rescueKey } from './rescueFile.ts';
import {
  close,
  openExercise,
  inRoom,
  recordLeave,
  type Room,
  readRoom,
  needsRegrading,
  saveOptionsOf,
  updateClock,
} from './room.ts';
import { saveAnswers } from './saveAnswers.ts';
import { readVisibleContent } from './visibleContent.ts';
import { saveBatched } from './saveBatched.ts';

async function statusOf(tx: Queryable, { record, examAttempt, now }: Room): Promise<AttemptStatus> {
  return {
    recordId: record.id,
    state: record.state,
    elapsedSeconds: record.elapsedSeconds,
    serverTime: now.toISOString(),
    exam: examAttempt === undefined ? null : await presentRoom(tx, examAttempt, record.startedAt, now),
  };
}

function sectionsOf(heads: readonly CurrentAnswer[]): PaperQuestions['sections'] {
  return [...Map.groupBy(heads, ({ sectionName }) => sectionName)].map(([sectionName, entries]) => ({
    sectionName,
    questionIds: entries.map(({ questionId }) => questionId),
  }));
}

/**
 * @throws {BusinessError} 0 with `data.face` 1 and the exam, where this session has to pass a face recognition
 *   first.
 */
async function expectAdmitted({ db, session }: UserContext, { examAttempt }: Room): Promise<void> {
  if (examAttempt === undefined || !examAttempt.attempt.isOpen) return;
  if (!(await isAdmitted(db, examAttempt, session.id)))
    throw new BusinessError('0', '这台设备继续考试前需要通过人脸识别', {
      face: 1,
      examId: examAttempt.exam.id,
    });
}

/** Answers `answering.paperQuestions`: opening an exercise starts its clock. */
export async function paperQuestions({ recordId }: RecordIn, context: UserContext): Promise<PaperQuestions> {
  const { db, config } = context;
  const seen = await readRoom(context, recordId);
  await expectAdmitted(context, seen);
  const [room, heads] = await Promise.all([openExercise(db, seen), readCurrentAnswers(db, seen.record.id)]);
  const { record } = room;
  const shown = await readVisibleContent(context, record, heads);
  const { exam, ...status } = await statusOf(db, room);
  return {
    ...status,
    exerciseType: record.type,
    title: record.title,
    subjectId: record.subjectId,
    paperId: record.paperId,
    totalScore: record.totalScore,
    currentQuestionId: record.currentQuestionId,
    sequence: highestSequence(heads),
    sections: sectionsOf(heads),
    materials: shown.materials,
    questions: heads.flatMap((head) => {
      const question = shown.questions.get(head.questionId);
      const sign = presentSign(head.sign);
      if (question === undefined) return [];
      return [
        {
          ...question,
          number: head.number,
          score: head.score,
          answer: [...head.answer],
          marked: head.isMarked,
          ...(sign !== undefined && { sign }),
        },
      ];
    }),
    exam,
    rescueKey: rescueKey(config),
  };
}

/** Saves answers, and regrades the exam if the clock had already handed it in. */
async function take(
  tx: Queryable,
  room: Room,
  operations: readonly AnswerOperation[],
  context: UserContext,
  since = context.session.revokedAt,
): Promise<BatchSubmitOut> {
  const settled = await answeredSince(
    tx,
    room.record.id,
    operations.map(({ questionId }) => questionId),
    since,
  );
  const { record, receipts, answeredCount } = await saveAnswers(tx, room.record, operations, {
    ...saveOptionsOf(room, context),
    settled,
  });
  const after = needsRegrading(room) ? await close(tx, { ...room, record }, context) : { record };
  return { receipts, answeredCount, state: after.record.state };
}

/**
 * Exercises whose answers are saved at the same time. Most of them wait for a shared batch, so they need few
 * database connections.
 */
const MAX_CONCURRENT_EXERCISES = 128;
const batch = batchedBy(concurrencyLimitOf(MAX_CONCURRENT_EXERCISES));
const handIns = singleFlight<HandedIn>();

/**
 * Returns a key for operations of one session on one exercise, equal for the same operation over the socket and
 * its HTTP fallback.
 */
function operationKey(
  recordId: string,
  { session: { id, revokedAt } }: UserContext,
  ...more: readonly AnswerOperation[]
): string {
  return JSON.stringify([id, revokedAt, recordId, ...more]);
}

/** Answers `answering.batchSubmit`, batched per exercise. */
export function batchSubmit(
  { recordId, answers }: BatchSubmitIn,
  context: UserContext,
): Promise<BatchSubmitOut> {
  return batch(context.db)(
    operationKey(recordId, context),
    answers,
    async (operations) =>
      (await saveBatched({ context, recordId, operations })) ??
      concurrencyLimit(() => inRoom(context, recordId, (tx, room) => take(tx, room, operations, context))),
  );
}

/** Answers `answering.submitAnswer`, batched per exercise. */
export async function submitAnswer(
  { recordId, ...operation }: SubmitAnswerIn,
  context: UserContext,
): Promise<SubmitAnswerOut> {
  const { receipts, ...rest } = await batchSubmit({ recordId, answers: [operation] }, context);
  const [receipt] = receipts;
  if (receipt === undefined) throw new Error('An answer was saved without a receipt');
  return { receipt, ...rest };
}

/** Answers `answering.rescue`. */
export function rescue({ file }: RescueIn, context: UserContext): Promise<RescueOut> {
  const rescued = openRescue(context.config, file);
  if (rescued === undefined || rescued.companyId !== context.company.id)
    throw new BusinessError('0', '这份文件打不开：它已经损坏，或者不是这所学校的');
  if (rescued.userId !== context.user.id)
    throw new BusinessError('0', '这份文件是另一个账号的，请用那个账号登录再交');
  const { recordId, answers, madeAt } = rescued;
  return inRoom(context, recordId, async (tx, room) => {
    const { receipts, state } =
      answers.length === 0
        ? { receipts: [], state: room.record.state }
        : await take(tx, room, answers, context, new Date(madeAt));
    return { recordId, title: room.record.title, state, receipts };
  });
}

/** Answers `answering.mark`. */
export function mark({ recordId, ...change }: MarkIn, context: UserContext): Promise<MarkOut> {
  return inRoom(context, recordId, async (tx, room) => {
    const { marked, sequence } = await saveMark(tx, room.record.id, change);
    await updateClock(tx, room);
    return { questionId: change.questionId, marked, sequence };
  });
}

/** Answers `answering.sign`. */
export function sign({ recordId, ...change }: SignIn, context: UserContext): Promise<SignOut> {
  return inRoom(context, recordId, async (tx, room) => {
    const saved = await saveSign(tx, room.record.id, change);
    await updateClock(tx, room);
    return { questionId: change.questionId, ...saved };
  });
}

/** Answers `answering.switchQuestion`. */
export function switchQuestion(
  { recordId, questionId }: SwitchIn,
  context: UserContext,
): Promise<AttemptStatus> {
  return inRoom(context, recordId, async (tx, room) => {
    await expectInExercise(tx, room.record.id, [questionId]);
    return statusOf(tx, await updateClock(tx, room, { currentQuestionId: questionId }));
  });
}

/** Answers `answering.pause`. The clock of an exam continues; leaving its page too often hands it in. */
export function pause({ recordId, leaveCount }: PauseIn, context: UserContext): Promise<AttemptStatus> {
  return inRoom(context, recordId, async (tx, room) => {
    if (room.examAttempt === undefined) return statusOf(tx, await updateClock(tx, room, { state: 'paused' }));
    return statusOf(tx, await recordLeave(tx, room, context, leaveCount));
  });
}

/** Answers `answering.resume`. */
export function resume({ recordId }: RecordIn, context: UserContext): Promise<AttemptStatus> {
  return inRoom(context, recordId, async (tx, room) =>
    statusOf(tx, await updateClock(tx, { ...room, record: { ...room.record, activeAt: room.now } })),
  );
}

/** Answers `answering.disconnect`: the student leaves on purpose, so the silence that follows is not an outage. */
export function disconnect({ recordId }: RecordIn, context: UserContext): Promise<AttemptStatus> {
  return inRoom(context, recordId, async (tx, room) => {
    if (room.examAttempt === undefined) return statusOf(tx, await updateClock(tx, room, { state: 'paused' }));
    if (room.examAttempt.attempt.isOpen) await updateAttempt(tx, room.record.id, { leftAt: room.arrivedAt });
    return statusOf(tx, room);
  });
}

/** Answers the socket's `channel_info_exam_face`: the status of an exam, including its face check. */
export function examFace({ recordId }: RecordIn, context: UserContext): Promise<AttemptStatus> {
  return inRoom(context, recordId, async (tx, room) => {
    if (room.examAttempt === undefined) throw new BusinessError('0', '练习不用人脸核验');
    return statusOf(tx, room);
  });
}

/** Answers `answering.submit`: hands in all or nothing, and returns the same result when repeated. */
export async function submit({ recordId, answers }: SubmitIn, context: UserContext): Promise<SubmitOut> {
  const saved = await handIns(context.db).share(operationKey(recordId, context, ...answers), () =>
    concurrencyLimit(
      async () =>
        (await handInUnlocked(context, recordId, answers)) ??
        inRoom(context, recordId, (tx, room) => handInRoom(tx, room, answers, context)),
    ),
  );
  const { record } = saved;
  return {
    recordId: record.id,
    state: 'submitted',
    submittedAt: (record.submittedAt ?? context.clock.now()).toISOString(),
    // The score of an exam is shown only after it is published.
    score: record.type === 'exam' ? null : (record.score ?? 0),
    totalScore: record.totalScore,
    receipts: saved.receipts,
  };
}

/** Answers `answering.selfScore`. */
export function selfScore(
  { recordId, questionId, score }: SelfScoreIn,
  context: UserContext,
): Promise<SelfScoreOut> {
  return inRoom(context, recordId, async (tx, { record, examAttempt }) => {
    if (examAttempt !== undefined) throw new BusinessError('0', '考试的主观题由老师评分');
    if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能自评');
    await expectInExercise(tx, record.id, [questionId]);
    const questions = await readRecordQuestions(tx, record.id);
    const found = questions.find(({ question }) => question.id === questionId);
    if (
      found === undefined ||
      found.question.key.kind !== 'reference' ||
      found.asked.verdict === 'unanswered'
    ) {
      throw new BusinessError('0', '这道题不用自评');
    }
    const { verdict, earned } = markSelf(score, found.asked.score);
    await tx
      .update(recordQuestions)
      .set({ verdict, earned })
      .where(and(eq(recordQuestions.recordId, record.id), eq(recordQuestions.questionId, questionId)));
    const [sum] = await tx
      .select({ score: sql<string>`coalesce(sum(${recordQuestions.earned}), 0)` })
      .from(recordQuestions)
      .where(eq(recordQuestions.recordId, record.id));
    const total = Number(sum?.score ?? 0);
    await updateRecord(tx, record.id, { score: total });
    return { questionId, verdict, earned: earned ?? 0, score: total };
  });
}

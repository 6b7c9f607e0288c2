import type {
  BatchSubmitIn,
  BatchSubmitOut,
  MarkIn,
  MarkOut,
  PaperQuestions,
  RecordIn,
  SelfScoreIn,
  SelfScoreOut,
  Standing,
  SubmitAnswerIn,
  SubmitAnswerOut,
  SubmitIn,
  SubmitOut,
  SwitchIn,
} from '@lectern/sdk/endpoints/answering';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { presentQuestion, readMaterials } from '../question/present.ts';
import { expectQuestion, highestSequence, saveAnswers, saveMark } from './answers.repo.ts';
import { markSelf } from './marking.ts';
import { type Asked, clockAfter, countAnswered, type Owner, ownRecord, readRecordQuestions, updateRecord } from './records.repo.ts';
import { type ExerciseRow, recordQuestions } from './records.tables.ts';
import { closeRecord } from './submit.ts';

const ownerOf = ({ company, user }: UserContext): Owner => ({ companyId: company.id, userId: user.id });

const stateOf = (record: ExerciseRow) => (record.state === 'left' ? 'paused' : record.state);

function standingOf(record: ExerciseRow, now: Date): Standing {
  return { recordId: record.id, state: stateOf(record), elapsedSeconds: record.elapsedSeconds, serverTime: now.toISOString() };
}

/** Locks an exercise of the student and lets `work` change it, in one transaction. */
function inRecord<Result>(
  context: UserContext,
  recordId: string,
  work: (tx: Queryable, record: ExerciseRow, now: Date) => Promise<Result>,
): Promise<Result> {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const record = await ownRecord(tx, ownerOf(context), recordId, true);
    return work(tx, record, now);
  });
}

/** Notes a sign of life of an open exercise. */
async function touch(tx: Queryable, record: ExerciseRow, now: Date, more: Partial<ExerciseRow> = {}): Promise<ExerciseRow> {
  if (record.state === 'submitted') return record;
  const values = { ...clockAfter(record, now), state: 'doing' as const, ...more };
  await updateRecord(tx, record.id, values);
  return { ...record, ...values };
}

function sectionsOf(asked: readonly Asked[]): PaperQuestions['sections'] {
  return [...Map.groupBy(asked, (entry) => entry.asked.sectionName)].map(([sectionName, entries]) => ({
    sectionName,
    questionIds: entries.map(({ question }) => question.id),
  }));
}

/** Answers `answering.paperQuestions`: opening the room starts its clock. */
export function paperQuestions({ recordId }: RecordIn, context: UserContext): Promise<PaperQuestions> {
  return inRecord(context, recordId, async (tx, found, now) => {
    // The time since the last sign of life was spent elsewhere.
    const record = await touch(tx, { ...found, activeAt: now }, now);
    const asked = await readRecordQuestions(tx, record.id);
    return {
      recordId: record.id,
      exerciseType: record.type,
      title: record.title,
      subjectId: record.subjectId,
      paperId: record.paperId,
      state: stateOf(record),
      serverTime: now.toISOString(),
      elapsedSeconds: record.elapsedSeconds,
      totalScore: record.totalScore,
      currentQuestionId: record.currentQuestionId,
      sequence: await highestSequence(tx, record.id),
      sections: sectionsOf(asked),
      materials: await readMaterials(tx, asked.map(({ question }) => question)),
      questions: asked.map(({ asked: { number, score, answer, isMarked }, question }) => ({
        ...presentQuestion(question),
        number,
        score,
        answer: [...answer],
        marked: isMarked,
      })),
    };
  });
}

/** Answers `answering.submitAnswer`. */
export function submitAnswer({ recordId, ...operation }: SubmitAnswerIn, context: UserContext): Promise<SubmitAnswerOut> {
  return inRecord(context, recordId, async (tx, record, now) => {
    const [receipt] = await saveAnswers(tx, record, [operation], now);
    if (receipt === undefined) throw new Error('An answer was saved without a receipt');
    await touch(tx, record, now);
    return { receipt, answeredCount: await countAnswered(tx, record.id) };
  });
}

/** Answers `answering.batchSubmit`. */
export function batchSubmit({ recordId, answers }: BatchSubmitIn, context: UserContext): Promise<BatchSubmitOut> {
  return inRecord(context, recordId, async (tx, record, now) => {
    const receipts = await saveAnswers(tx, record, answers, now);
    await touch(tx, record, now);
    return { receipts, answeredCount: await countAnswered(tx, record.id) };
  });
}

/** Answers `answering.mark`. */
export function mark({ recordId, ...change }: MarkIn, context: UserContext): Promise<MarkOut> {
  return inRecord(context, recordId, async (tx, record, now) => {
    const { marked, sequence } = await saveMark(tx, record.id, change);
    await touch(tx, record, now);
    return { questionId: change.questionId, marked, sequence };
  });
}

/** Answers `answering.switchQuestion`. */
export function switchQuestion({ recordId, questionId }: SwitchIn, context: UserContext): Promise<Standing> {
  return inRecord(context, recordId, async (tx, record, now) => {
    await expectQuestion(tx, record.id, questionId);
    return standingOf(await touch(tx, record, now, { currentQuestionId: questionId }), now);
  });
}

/** Answers `answering.pause`. */
export function pause({ recordId }: RecordIn, context: UserContext): Promise<Standing> {
  return inRecord(context, recordId, async (tx, record, now) => standingOf(await touch(tx, record, now, { state: 'paused' }), now));
}

/** Answers `answering.resume`. */
export function resume({ recordId }: RecordIn, context: UserContext): Promise<Standing> {
  return inRecord(context, recordId, async (tx, record, now) => standingOf(await touch(tx, { ...record, activeAt: now }, now), now));
}

/** Answers `answering.submit`: once, whole, and the same however often it is asked for. */
export function submit({ recordId, answers }: SubmitIn, context: UserContext): Promise<SubmitOut> {
  return inRecord(context, recordId, async (tx, record, now) => {
    const { id, totalScore } = record;
    if (record.state === 'submitted') {
      return {
        recordId: id,
        state: 'submitted',
        submittedAt: (record.submittedAt ?? now).toISOString(),
        score: record.score ?? 0,
        totalScore,
        receipts: [],
      };
    }
    const receipts = await saveAnswers(tx, record, answers, now);
    const { score, submittedAt } = await closeRecord(tx, record, now);
    return { recordId: id, state: 'submitted', submittedAt: submittedAt.toISOString(), score, totalScore, receipts };
  });
}

/** Answers `answering.selfScore`. */
export function selfScore({ recordId, questionId, score }: SelfScoreIn, context: UserContext): Promise<SelfScoreOut> {
  return inRecord(context, recordId, async (tx, record) => {
    if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能自评');
    await expectQuestion(tx, record.id, questionId);
    const asked = await readRecordQuestions(tx, record.id);
    const found = asked.find(({ question }) => question.id === questionId);
    if (found === undefined || found.question.key.kind !== 'reference' || found.asked.verdict === 'unanswered') {
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

import { randomInt } from 'node:crypto';
import type { ReportQuestion } from '@lectern/sdk/endpoints/question';
import type {
  QuickPaperIn,
  VisitorAnswers,
  VisitorPaper,
  VisitorReexamineIn,
  VisitorReport,
  VisitorSubmitIn,
  VisitorSynced,
  VisitorSyncIn,
} from '@lectern/sdk/endpoints/visitor';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { countDailyCreation } from '../../platform/http/limits/dailyCreations.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import {
  highestSequence,
  planned,
  readChoices,
  shuffledSelection,
  take,
  beginRecord,
  type Plan,
  planRecord,
  countAnswered,
  readRecordQuestions,
  updateRecord,
  exerciseRecords,
  type ExerciseRow,
  saveAnswers,
  closeRecord,
} from '../answering/index.ts';
import {
  questionSubjects,
  bankConfigs,
  presentQuestion,
  presentSolution,
  readMaterials,
  readPointNames,
} from '../question/index.ts';
import { isId, idOrNone } from '../../platform/database/columns.ts';

const SEEDS = 2 ** 31 - 1;

/** Returns the owner of a new exercise: the student, or the visitor's device. */
const ownerOf = ({ company, user }: Context, clientId: string) =>
  user === undefined ? { companyId: company.id, clientId } : { companyId: company.id, userId: user.id };

async function presentPaper(
  tx: Queryable,
  record: Pick<ExerciseRow, 'id' | 'type' | 'title' | 'paperId'>,
): Promise<VisitorPaper> {
  const attemptQuestions = await readRecordQuestions(tx, record.id);
  const questions = attemptQuestions.map(({ question }) => question);
  return {
    recordId: record.id,
    // A paper generated for one exercise has no id of its own.
    paperId: record.paperId ?? record.id,
    exerciseType: record.type,
    title: record.title,
    materials: await readMaterials(tx, questions),
    questions: questions.map(presentQuestion),
  };
}

async function begin(
  tx: Queryable,
  context: Context,
  clientId: string,
  plan: Plan,
  seed: number,
): Promise<VisitorPaper> {
  if (plan.questions.length === 0) throw new BusinessError('0', '这里还没有题目');
  const id = await beginRecord(tx, ownerOf(context, clientId), plan, {
    schoolId: context.school.id,
    now: context.clock.now(),
    seed,
  });
  if (id === undefined) throw new Error('The exercise was not begun');
  return presentPaper(tx, { ...plan, id });
}

/** Counts an exercise that a visitor begins, per network, which a whole hall may share. */
async function countVisitorExercise({ db, clock, company, user, ip }: Context): Promise<void> {
  const network = { companyId: company.id, creatorId: networkOf(ip) };
  if (user === undefined) await countDailyCreation(db, clock.now(), network, 'strangersExercise');
}

/** Answers `visitor.quickPaper`. */
export async function quickPaper(
  { categoryId, subjectId, clientId }: QuickPaperIn,
  context: Context,
): Promise<VisitorPaper> {
  const { company, user } = context;
  await countVisitorExercise(context);
  return context.transaction(async (tx) => {
    const [subject] =
      isId(subjectId) && isId(categoryId)
        ? await tx
            .select()
            .from(questionSubjects)
            .where(
              and(
                eq(questionSubjects.companyId, company.id),
                eq(questionSubjects.id, subjectId),
                eq(questionSubjects.categoryId, categoryId),
              ),
            )
        : [];
    if (subject === undefined) throw new BusinessError('0', '没有找到这个科目');
    const seed = randomInt(SEEDS);
    const count = bankConfigs.quick.defaultCount;
    const pool = { companyId: company.id, userId: user?.id, subjectId };
    const questions = planned(
      take(await readChoices(tx, pool, shuffledSelection(seed, count)), count),
      subject.name,
    );
    return begin(
      tx,
      context,
      clientId,
      { type: 'quick', title: `${subject.name} · 快速练习`, subjectId, paperId: null, questions },
      seed,
    );
  });
}

/**
 * Locks an exercise of the visitor's device, or of the student to whom it was moved meanwhile.
 * @throws {BusinessError} 0 with `data.merged` where it now belongs to an account; the page repeats the call
 *   after logging in.
 */
async function expectRecord(
  tx: Queryable,
  { company, user }: Context,
  recordId: string,
  clientId: string | undefined,
): Promise<ExerciseRow> {
  const [record] = await tx
    .select()
    .from(exerciseRecords)
    .where(
      and(
        eq(exerciseRecords.companyId, company.id),
        eq(exerciseRecords.id, idOrNone(recordId)),
        or(
          and(
            isNull(exerciseRecords.userId),
            clientId === undefined ? sql`false` : eq(exerciseRecords.clientId, clientId),
          ),
          user === undefined ? sql`false` : eq(exerciseRecords.userId, user.id),
        ),
      ),
    )
    .for('update');
  if (record === undefined)
    throw new BusinessError('0', '没有找到这次练习，它可能已经归入登录的账号', { merged: true });
  // Exams are answered only through their own calls.
  if (record.type === 'exam') throw new BusinessError('0', '没有找到这次练习');
  return record;
}

/**
 * Saves answers that differ from the stored ones: the last entry per question counts, and repeating the call
 * changes nothing.
 */
async function keep(
  tx: Queryable,
  record: ExerciseRow,
  sent: VisitorAnswers,
  { config, clock }: Context,
): Promise<void> {
  if (record.state === 'submitted') return;
  const newest = new Map(sent.map((entry) => [entry.questionId, entry.answer]));
  const attemptQuestions = await readRecordQuestions(tx, record.id);
  const known = new Map(attemptQuestions.map(({ question, asked: { answer } }) => [question.id, answer]));
  let sequence = highestSequence(attemptQuestions.map((entry) => entry.asked));
  const operations = [...newest].flatMap(([questionId, answer]) => {
    if (JSON.stringify(known.get(questionId) ?? null) === JSON.stringify(answer)) return [];
    sequence += 1;
    return [{ questionId, answer, sequence, operationId: `visitor-${sequence}` }];
  });
  if (operations.length > 0)
    await saveAnswers(tx, record, operations, { now: clock.now(), config, isCounting: true });
}

/** Answers `visitor.sync`. The device is identified by its cookie or header. */
export function sync({ currentId, answers }: VisitorSyncIn, context: Context): Promise<VisitorSynced> {
  return context.transaction(async (tx) => {
    const record = await expectRecord(tx, context, currentId, context.deviceId);
    await keep(tx, record, answers, context);
    if (record.state !== 'submitted') await updateRecord(tx, record.id, { activeAt: context.clock.now() });
    return { answeredCount: await countAnswered(tx, record.id) };
  });
}

async function presentReport(tx: Queryable, record: ExerciseRow, score: number): Promise<VisitorReport> {
  const attemptQuestions = await readRecordQuestions(tx, record.id);
  const points = await readPointNames(
    tx,
    record.companyId,
    attemptQuestions.map(({ question }) => question.id),
  );
  const questions = attemptQuestions.map(({ asked: head, question }): ReportQuestion => ({
    ...presentQuestion(question),
    ...presentSolution(question, points.get(question.id) ?? []),
    number: head.number,
    sectionName: head.sectionName,
    score: head.score,
    earned: head.earned,
    verdict: head.verdict ?? 'unanswered',
    answer: [...head.answer],
    collected: false,
  }));
  return {
    recordId: record.id,
    title: record.title,
    rightCount: questions.filter(({ verdict }) => verdict === 'right').length,
    questionCount: questions.length,
    score,
    totalScore: record.totalScore,
    materials: await readMaterials(
      tx,
      attemptQuestions.map(({ question }) => question),
    ),
    questions,
  };
}

/** Answers `visitor.submit`; a second call returns the same report. */
export function submit(
  { clientId, recordId, answers }: VisitorSubmitIn,
  context: Context,
): Promise<VisitorReport> {
  return context.transaction(async (tx) => {
    const record = await expectRecord(tx, context, recordId, clientId);
    if (record.state === 'submitted') return presentReport(tx, record, record.score ?? 0);
    await keep(tx, record, answers, context);
    const { score } = await closeRecord(tx, record, { now: context.clock.now() });
    return presentReport(tx, record, score);
  });
}

/** Answers `visitor.reexamineUnlogged`: repeats the wrong questions of an exercise. */
export async function reexamineUnlogged(
  { clientId, recordId, questionIds }: VisitorReexamineIn,
  context: Context,
): Promise<VisitorPaper> {
  await countVisitorExercise(context);
  return context.transaction(async (tx) => {
    const record = await expectRecord(tx, context, recordId, clientId);
    if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能再做一遍');
    const plan = await planRecord(tx, record, context.clock.now());
    const selectedIds = new Set(questionIds);
    const questions = plan.questions.filter(({ questionId }) => selectedIds.has(questionId));
    return begin(
      tx,
      context,
      clientId,
      { ...plan, type: 'again', paperId: null, questions },
      randomInt(SEEDS),
    );
  });
}

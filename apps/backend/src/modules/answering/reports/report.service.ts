import type { RecordIn, WrongQuestions } from '@lectern/sdk/endpoints/answering';
import type { Material, Report, ReportIn, ReportQuestion } from '@lectern/sdk/endpoints/question';
import { and, eq, inArray } from 'drizzle-orm';
import { tenths } from '../marking/marking.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { expectSolutions } from '../attempts/solutions.ts';
import { presentQuestion, presentSolution, readMaterials, readPointNames } from '../../question/index.ts';
import { ownRecord, presentRecord, readRecordQuestions } from '../records/records.repo.ts';
import { collectedQuestions, type ExerciseRow } from '../records/records.tables.ts';

interface Solved {
  readonly record: ExerciseRow;
  readonly questions: ReportQuestion[];
  readonly materials: Material[];
}

function sectionsOf(questions: readonly ReportQuestion[]): Report['sections'] {
  return [...Map.groupBy(questions, (question) => question.sectionName)].map(([sectionName, members]) => ({
    sectionName,
    questionCount: members.length,
    rightCount: members.filter(({ verdict }) => verdict === 'right').length,
    score: tenths(members.reduce((sum, { score }) => sum + score, 0)),
    earned: tenths(members.reduce((sum, { earned }) => sum + (earned ?? 0), 0)),
  }));
}

/** Reads a student's handed-in exercise. @throws {BusinessError} 0 while its solutions may not be seen. */
async function readSolved(recordId: string, { db, company, user, clock }: UserContext): Promise<Solved> {
  const record = await ownRecord(db, { companyId: company.id, userId: user.id }, recordId);
  if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能看报告');
  await expectSolutions(db, record, clock.now());
  const attemptQuestions = await readRecordQuestions(db, record.id);
  const ids = attemptQuestions.map(({ question }) => question.id);
  const points = await readPointNames(db, company.id, ids);
  const collectedRows = await db
    .select({ questionId: collectedQuestions.questionId })
    .from(collectedQuestions)
    .where(and(eq(collectedQuestions.userId, user.id), inArray(collectedQuestions.questionId, ids)));
  const collected = new Set(collectedRows.map(({ questionId }) => questionId));
  const questions = attemptQuestions.map(
    ({ asked: { number, sectionName, score, earned, verdict, answer }, question }): ReportQuestion => ({
      ...presentQuestion(question),
      ...presentSolution(question, points.get(question.id) ?? []),
      number,
      sectionName,
      score,
      earned,
      verdict: verdict ?? 'unanswered',
      answer: [...answer],
      collected: collected.has(question.id),
    }),
  );
  return {
    record,
    questions,
    materials: await readMaterials(
      db,
      attemptQuestions.map(({ question }) => question),
    ),
  };
}

/** Answers `question.report`: a full report of one handed-in exercise of the student. */
export async function report({ recordId }: ReportIn, context: UserContext): Promise<Report> {
  const { record, questions, materials } = await readSolved(recordId, context);
  const count = (verdict: ReportQuestion['verdict']) =>
    questions.filter((question) => question.verdict === verdict).length;
  return {
    // The score is included, since every verdict that adds up to it is visible here.
    record: { ...(await presentRecord(context.db, record)), score: record.score },
    rightCount: count('right'),
    partialCount: count('partial'),
    wrongCount: count('wrong'),
    unansweredCount: count('unanswered'),
    selfCount: count('self'),
    sections: sectionsOf(questions),
    materials,
    questions,
  };
}

/** Answers `answering.wrongQuestions`: the questions of a handed-in exercise that were not answered right. */
export async function wrongQuestions({ recordId }: RecordIn, context: UserContext): Promise<WrongQuestions> {
  const { record, questions, materials } = await readSolved(recordId, context);
  const wrong = questions.filter(({ verdict }) => verdict !== 'right');
  const needed = new Set(wrong.map(({ materialId }) => materialId));
  return {
    recordId: record.id,
    questions: wrong,
    materials: materials.filter(({ materialId }) => needed.has(materialId)),
  };
}

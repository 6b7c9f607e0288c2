import type { Report, ReportIn, ReportQuestion } from '@lectern/sdk/endpoints/question';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { presentQuestion, presentSolution, readMaterials, readPoints } from '../question/present.ts';
import { ownRecord, presentRecord, readRecordQuestions } from './records.repo.ts';
import { collectedQuestions } from './records.tables.ts';

const tenths = (score: number) => Math.round(score * 10) / 10;

function sectionsOf(questions: readonly ReportQuestion[]): Report['sections'] {
  return [...Map.groupBy(questions, (question) => question.sectionName)].map(([sectionName, members]) => ({
    sectionName,
    questionCount: members.length,
    rightCount: members.filter(({ verdict }) => verdict === 'right').length,
    score: tenths(members.reduce((sum, { score }) => sum + score, 0)),
    earned: tenths(members.reduce((sum, { earned }) => sum + (earned ?? 0), 0)),
  }));
}

/** Answers `question.report`: everything about a handed-in exercise, and nothing about another. */
export async function report({ recordId }: ReportIn, { db, company, user }: UserContext): Promise<Report> {
  const record = await ownRecord(db, { companyId: company.id, userId: user.id }, recordId);
  if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才能看报告');
  const asked = await readRecordQuestions(db, record.id);
  const ids = asked.map(({ question }) => question.id);
  const points = await readPoints(db, company.id, ids);
  const kept = await db
    .select({ questionId: collectedQuestions.questionId })
    .from(collectedQuestions)
    .where(and(eq(collectedQuestions.userId, user.id), inArray(collectedQuestions.questionId, ids)));
  const collected = new Set(kept.map(({ questionId }) => questionId));
  const questions = asked.map(({ asked: { number, sectionName, score, earned, verdict, answer }, question }): ReportQuestion => ({
    ...presentQuestion(question),
    ...presentSolution(question, points.get(question.id) ?? []),
    number,
    sectionName,
    score,
    earned,
    verdict: verdict ?? 'unanswered',
    answer: [...answer],
    collected: collected.has(question.id),
  }));
  const count = (verdict: ReportQuestion['verdict']) => questions.filter((question) => question.verdict === verdict).length;
  return {
    record: await presentRecord(db, record),
    rightCount: count('right'),
    partialCount: count('partial'),
    wrongCount: count('wrong'),
    unansweredCount: count('unanswered'),
    selfCount: count('self'),
    sections: sectionsOf(questions),
    materials: await readMaterials(db, asked.map(({ question }) => question)),
    questions,
  };
}

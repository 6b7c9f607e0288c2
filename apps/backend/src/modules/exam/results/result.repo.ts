import type { ExamRecord } from '@lectern/sdk/endpoints/exam';
import { eq, sql } from 'drizzle-orm';
import { remarkDays } from '../../../platform/company/index.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import {
  areSolutionsShown,
  type RecordQuestion,
  type AttemptRow,
  countAnswered,
  type ExamAttempt,
  exerciseRecords,
  type ExerciseRow,
  isPublished,
  isScoreVisible,
  isUnmarked,
  lastOf,
  readRecordQuestions,
  settlesAt,
  solutionsFrom,
  tenths,
} from '../../answering/index.ts';
import { readPointNames } from '../../question/index.ts';
import type { Company } from '../../../platform/database/tables/companies.tables.ts';
import { entryRefusal } from '../entry.ts';
import { readEntry } from '../exam.repo.ts';
import { lastRemark, presentRemark, remarkEnd } from './remarks.repo.ts';

/**
 * Returns the rank of a student's score among the best visible scores of the other students, from 1, and the
 * number of participants including the student; equal scores share a rank.
 */
async function rankOf(
  db: Queryable,
  { examId, userId }: Pick<AttemptRow, 'examId' | 'userId'>,
  score: number,
  now: Date,
): Promise<{ readonly rank: number; readonly participantCount: number }> {
  const {
    rows: [row],
  } = await db.execute<{ above: number; others: number }>(sql`
    select count(*) filter (where best > ${score})::int as above, count(*)::int as others from (
      select max(exercise_records.score) as best
      from exam_attempts sat join exercise_records on exercise_records.id = sat.record_id
      where sat.exam_id = ${examId} and sat.user_id <> ${userId} and ${isScoreVisible(now)} group by sat.user_id
    ) best_of_each`);
  return { rank: (row?.above ?? 0) + 1, participantCount: (row?.others ?? 0) + 1 };
}

/** Sums the scores of each part of a paper, in the order in which the parts first appear. */
function partsOf(
  asked: readonly RecordQuestion[],
  namesOf: (one: RecordQuestion) => readonly string[],
): ExamRecord['sections'] {
  const parts = Map.groupBy(
    asked.flatMap((one) => namesOf(one).map((name) => ({ name, asked: one.asked }))),
    ({ name }) => name,
  );
  return [...parts].map(([name, entries]) => ({
    name,
    questionCount: entries.length,
    score: tenths(entries.reduce((sum, entry) => sum + entry.asked.score, 0)),
    earned: tenths(entries.reduce((sum, entry) => sum + (entry.asked.earned ?? 0), 0)),
  }));
}

/**
 * Returns the parts of the analysis that may be shown. Scores by section follow the score; scores by topic also
 * need the solutions, since topics are so narrow that they reveal answers.
 */
async function analyse(
  db: Queryable,
  { id, companyId }: ExerciseRow,
  { isPublic, isShown }: { readonly isPublic: boolean; readonly isShown: boolean },
): Promise<Pick<ExamRecord, 'sections' | 'points' | 'wrongCount'>> {
  if (!isPublic && !isShown) return { sections: [], points: [], wrongCount: null };
  const asked = await readRecordQuestions(db, id);
  const ids = asked.map(({ question }) => question.id);
  const points = isShown ? await readPointNames(db, companyId, ids) : new Map<string, string[]>();
  return {
    sections: isPublic ? partsOf(asked, (one) => [one.asked.sectionName]) : [],
    points: isPublic ? partsOf(asked, (one) => points.get(one.question.id) ?? []) : [],
    wrongCount: isShown
      ? asked.filter(({ asked: { verdict } }) => verdict !== 'right' && verdict !== 'self').length
      : null,
  };
}

/** Returns the latest request for a review, and the deadline for making one. */
async function remarkOf(
  db: Queryable,
  examAttempt: ExamAttempt,
  record: ExerciseRow,
  company: Company,
  now: Date,
): Promise<Pick<ExamRecord, 'remark' | 'remarkUntil'>> {
  const last = await lastRemark(db, record.id);
  const remark = last === undefined ? null : presentRemark(last);
  const days = remarkDays(company);
  if (days === 0 || last?.answeredAt === null) return { remark, remarkUntil: null };
  const until = await remarkEnd(db, examAttempt, record, days);
  return { remark, remarkUntil: until < now ? null : until.toISOString() };
}

/**
 * Returns why the result of a handed-in attempt is withheld or refused; undefined where its face checks do not
 * matter.
 */
export const presentHold = ({ isOpen, faceState, faceWords }: AttemptRow): ExamRecord['hold'] =>
  isOpen || faceState === null || faceState === 'accepted'
    ? undefined
    : { state: faceState, words: faceWords ?? '' };

async function stateOf(
  db: Queryable,
  { isOpen, recordId }: AttemptRow,
  { isPublic, isHeld }: { readonly isPublic: boolean; readonly isHeld: boolean },
): Promise<ExamRecord['state']> {
  if (isOpen) return 'doing';
  if (isPublic) return 'published';
  return !isHeld && (await isUnmarked(db, recordId)) ? 'marking' : 'submitted';
}

/** Formats an attempt for the site. Its score is included only once it is published. */
export async function presentAttempt(
  db: Queryable,
  examAttempt: ExamAttempt,
  company: Company,
  now: Date,
): Promise<ExamRecord> {
  const { attempt, exam } = examAttempt;
  const [record] = await db.select().from(exerciseRecords).where(eq(exerciseRecords.id, attempt.recordId));
  if (record === undefined) throw new Error('An attempt has no record');
  const isPublic = await isPublished(db, record.id, now);
  const isShown = await areSolutionsShown(db, record.id, now);
  const score = isPublic ? (record.score ?? 0) : null;
  const hold = presentHold(attempt);
  const entry = attempt.isOpen ? undefined : await readEntry(db, attempt, exam.id);
  return {
    recordId: record.id,
    examId: exam.id,
    examName: exam.name,
    state: await stateOf(db, attempt, { isPublic, isHeld: hold !== undefined }),
    startedAt: record.startedAt.toISOString(),
    endsAt: attempt.endsAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString() ?? null,
    answeredCount: await countAnswered(db, record.id),
    questionCount: record.questionCount,
    score,
    totalScore: record.totalScore,
    passScore: exam.passScore,
    passed: score === null ? null : score >= exam.passScore,
    ...(score === null ? { rank: null, participantCount: null } : await rankOf(db, attempt, score, now)),
    publishAt:
      isPublic || hold !== undefined
        ? null
        : (lastOf([exam.publishAt, settlesAt(examAttempt)], now)?.toISOString() ?? null),
    solutions: isShown ? 'shown' : exam.answersShown === 'never' ? 'never' : 'later',
    solutionsFrom:
      isShown || hold !== undefined ? null : (solutionsFrom(examAttempt, now)?.toISOString() ?? null),
    ...(await analyse(db, record, { isPublic, isShown })),
    ...(isPublic
      ? await remarkOf(db, examAttempt, record, company, now)
      : { remark: null, remarkUntil: null }),
    ...(hold !== undefined && { hold }),
    mayRepeat: entry !== undefined && entry.open === null && entryRefusal(entry, now) === undefined,
  };
}

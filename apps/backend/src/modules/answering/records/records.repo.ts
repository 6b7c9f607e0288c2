import type { ExerciseRecord } from '@lectern/sdk/endpoints/question';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { questions, questionSubjects } from '../../question/index.ts';
import { exerciseRecords, type ExerciseRow, recordQuestions } from './records.tables.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Member } from '../../../platform/http/member.ts';

/** Error message for an exercise that does not exist or belongs to somebody else. */
export const NO_RECORD = '没有找到这次练习';

/** Maximum silence that counts as working time, in milliseconds, since the student may have been away. */
const MAX_SILENCE_MS = 120_000;

const own = ({ companyId, userId }: Member) =>
  and(eq(exerciseRecords.companyId, companyId), eq(exerciseRecords.userId, userId));

/**
 * Reads an exercise of its owner; `lock` locks its row until the transaction ends.
 * @throws {BusinessError} 0 where the owner has none with this id; another owner's exercise is reported as
 *   missing.
 */
export async function ownRecord(
  db: Queryable,
  owner: Member,
  recordId: string,
  lock = false,
): Promise<ExerciseRow> {
  const query = db
    .select()
    .from(exerciseRecords)
    .where(and(own(owner), eq(exerciseRecords.id, idOrNone(recordId))));
  const [record] = lock ? await query.for('update') : await query;
  if (record === undefined) throw new BusinessError('0', NO_RECORD);
  return record;
}

/** Returns the working time of an exercise up to now. Counts whole seconds and carries the rest over in `activeAt`. */
export function clockAfter(record: ExerciseRow, now: Date): Pick<ExerciseRow, 'elapsedSeconds' | 'activeAt'> {
  if (record.state !== 'doing') return { elapsedSeconds: record.elapsedSeconds, activeAt: now };
  const passed = Math.max(0, now.getTime() - record.activeAt.getTime());
  if (passed > MAX_SILENCE_MS)
    return { elapsedSeconds: record.elapsedSeconds + MAX_SILENCE_MS / 1000, activeAt: now };
  const seconds = Math.floor(passed / 1000);
  return {
    elapsedSeconds: record.elapsedSeconds + seconds,
    activeAt: new Date(record.activeAt.getTime() + seconds * 1000),
  };
}

/** Counts the answered questions of an exercise. */
export async function countAnswered(db: Queryable, recordId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, recordId), ne(recordQuestions.answer, sql`'[]'::jsonb`)));
  return row?.count ?? 0;
}

/** Formats an exercise without its questions for the site. */
export async function presentRecord(db: Queryable, record: ExerciseRow): Promise<ExerciseRecord> {
  const [subject] =
    record.subjectId === null
      ? []
      : await db
          .select({ name: questionSubjects.name })
          .from(questionSubjects)
          .where(eq(questionSubjects.id, record.subjectId));
  return {
    recordId: record.id,
    exerciseType: record.type,
    title: record.title,
    paperId: record.paperId,
    subjectId: record.subjectId,
    subjectName: subject?.name ?? '',
    state: record.state,
    questionCount: record.questionCount,
    answeredCount: await countAnswered(db, record.id),
    startedAt: record.startedAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString() ?? null,
    activeAt: record.activeAt.toISOString(),
    elapsedSeconds: record.elapsedSeconds,
    // The score of an exam is shown by the exam module once it is published.
    score: record.type === 'exam' ? null : record.score,
    totalScore: record.totalScore,
  };
}

const isPractice = ne(exerciseRecords.type, 'exam');

/** Filter for an open exercise. Without a type it matches any but exams; a chapter is identified by its title. */
type OpenFilter = Partial<Pick<ExerciseRow, 'type' | 'title'>> & {
  readonly paperId?: string | undefined;
  readonly subjectId?: string | undefined;
};

/** Finds an owner's newest unfinished exercise. */
export async function findOpen(
  db: Queryable,
  owner: Member,
  { type, title, paperId, subjectId }: OpenFilter,
): Promise<ExerciseRow | undefined> {
  const [record] = await db
    .select()
    .from(exerciseRecords)
    .where(
      and(
        own(owner),
        type === undefined ? isPractice : eq(exerciseRecords.type, type),
        inArray(exerciseRecords.state, ['doing', 'paused']),
        title === undefined ? undefined : eq(exerciseRecords.title, title),
        paperId === undefined ? undefined : eq(exerciseRecords.paperId, paperId),
        subjectId === undefined ? undefined : eq(exerciseRecords.subjectId, subjectId),
      ),
    )
    .orderBy(desc(exerciseRecords.activeAt))
    .limit(1);
  return record;
}

/** Finds an owner's newest exercise, unfinished ones first. */
export async function findLast(
  db: Queryable,
  owner: Member,
  subjectId: string | undefined,
): Promise<ExerciseRow | undefined> {
  const [record] = await db
    .select()
    .from(exerciseRecords)
    .where(
      and(
        own(owner),
        isPractice,
        ne(exerciseRecords.state, 'left'),
        subjectId === undefined ? undefined : eq(exerciseRecords.subjectId, subjectId),
      ),
    )
    .orderBy(sql`(${exerciseRecords.state} <> 'submitted') desc`, desc(exerciseRecords.activeAt))
    .limit(1);
  return record;
}

/** A handed-in exercise; a chapter is identified by its subject and title. */
export type HandedIn = Pick<ExerciseRow, 'type' | 'title' | 'subjectId' | 'paperId'>;

/** Finds the exercises that an owner has handed in since a moment, latest first. */
export async function findHandedIn(db: Queryable, owner: Member, since: Date): Promise<HandedIn[]> {
  const { type, title, subjectId, paperId } = exerciseRecords;
  return db
    .select({ type, title, subjectId, paperId })
    .from(exerciseRecords)
    .where(and(own(owner), eq(exerciseRecords.state, 'submitted'), gte(exerciseRecords.submittedAt, since)))
    .orderBy(desc(exerciseRecords.submittedAt));
}

/** Reads the questions of an exercise in order, with their answers. */
export async function readRecordQuestions(db: Queryable, recordId: string) {
  return db
    .select({ asked: recordQuestions, question: questions })
    .from(recordQuestions)
    .innerJoin(questions, eq(questions.id, recordQuestions.questionId))
    .where(eq(recordQuestions.recordId, recordId))
    .orderBy(recordQuestions.number);
}

/** A question of an exercise with its row in the bank. */
export type RecordQuestion = Awaited<ReturnType<typeof readRecordQuestions>>[number];

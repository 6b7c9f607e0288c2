import type {
  Homework,
  HomeworkCounts,
  HomeworkLesson,
  HomeworkLessonPage,
  HomeworkPage,
  HomeworkState,
} from '@lectern/sdk/endpoints/homework';
import { and, asc, count, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { refused } from '../../platform/http/errors.ts';
import { isValidEnrolment, courses, lessons, teachers, enrolments } from '../catalogue/index.ts';
import { selectAttempts } from './attempts.repo.ts';
import { type HomeworkRow, homeworks, type Work, homeworkWorks } from './homework.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** States in which the student still has something to do, the most urgent first; then the others. */
const OPEN: readonly HomeworkState[] = ['returned', 'draft', 'waiting'];
const ORDER: readonly HomeworkState[] = [...OPEN, 'submitted', 'marked', 'closed'];

/** States that count as done in the counts of a lesson. */
const DONE: readonly HomeworkState[] = ['submitted', 'marked'];

/**
 * Whether the student has the course of the homework; for queries on {@link homeworks}. The subquery is
 * uncorrelated, so it reads the student's courses only once.
 */
const hasCourse = (db: Queryable, { userId }: MemberNow) =>
  inArray(
    homeworks.courseId,
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), isValidEnrolment)),
  );

type Attempts = ReturnType<typeof selectAttempts>;

/**
 * The state of the student's work, or of their attempt at the paper, which counts as marked once it is handed
 * in; null where there is neither.
 */
const ownStateOf = ({ state }: Attempts) => sql`case
  when ${state} = 'submitted' then 'marked'
  when ${state} is not null then 'draft'
  else ${homeworkWorks.state} end`;

/**
 * Returns SQL for the state of homework for a student. Work that was not handed in closes at the due time,
 * unless late work is accepted, and when the student loses the course.
 */
function stateFor(db: Queryable, student: MemberNow, attempts: Attempts) {
  const own = ownStateOf(attempts);
  return sql<HomeworkState>`case
    when coalesce(${own}, 'draft') in ('draft', 'returned') and not ${hasCourse(db, student)} then 'closed'
    when coalesce(${own}, 'draft') = 'draft' and not ${homeworks.takesLate}
      and ${homeworks.dueAt} <= ${student.now.toISOString()} then 'closed'
    else coalesce(${own}, 'waiting') end`;
}

/** Returns the state of a work that was already read, by the same rules. */
export function stateOf(
  { homework, isOwned }: Pick<FoundHomework, 'homework' | 'isOwned'>,
  work: Work | undefined,
  now: Date,
): HomeworkState {
  const { takesLate, dueAt } = homework;
  const state = work?.state ?? 'waiting';
  if (isOpen(state) && !isOwned) return 'closed';
  return (state === 'waiting' || state === 'draft') && !takesLate && dueAt !== null && dueAt <= now
    ? 'closed'
    : state;
}

/** Tells whether text and files may be changed. */
export const isOpen = (state: HomeworkState): boolean => OPEN.includes(state);

/** Joins the student's own work to {@link homeworks}. */
const isOwnWork = ({ userId }: MemberNow) =>
  and(eq(homeworkWorks.homeworkId, homeworks.id), eq(homeworkWorks.userId, userId));

/** Selects the homework visible to a student: open homework of their courses, and any they have worked on. */
function isSeen(db: Queryable, student: MemberNow, attempts: Attempts) {
  const isBegun = db
    .select({ id: homeworkWorks.homeworkId })
    .from(homeworkWorks)
    .where(eq(homeworkWorks.userId, student.userId));
  const isHandedIn = db
    .select({ id: homeworks.id })
    .from(enrolments)
    .innerJoin(homeworks, eq(homeworks.courseId, enrolments.courseId))
    .where(and(eq(enrolments.userId, student.userId), isValidEnrolment, lte(homeworks.opensAt, student.now)));
  // Starts from the student, since a school may have a hundred times as much homework.
  const seen = union(isBegun, db.select({ id: attempts.homeworkId }).from(attempts), isHandedIn);
  // An array makes PostgreSQL look up each id; a join would be planned as a scan of all the school's homework.
  return and(eq(homeworks.companyId, student.companyId), sql`${homeworks.id} = any(array(${seen}))`);
}

const isOneOf = (state: SQL<HomeworkState>, states: readonly HomeworkState[]) => inArray(state, [...states]);

/** Homework with everything shown about it. */
export interface FoundHomework {
  readonly homework: HomeworkRow;
  readonly work: Work | undefined;
  readonly lessonName: string;
  readonly courseName: string;
  readonly teacherName: string;
  /** Whether the student has the course. */
  readonly isOwned: boolean;
  readonly state: HomeworkState;
  /** The student's attempt at its paper; null where there is none. */
  readonly attempt: {
    readonly recordId: string;
    readonly submittedAt: Date | null;
    readonly score: number | null;
  } | null;
}

/** The order of a list: unfinished work first, by its due time; then finished work, the newest first. */
const inOrder = (state: SQL<HomeworkState>, attempts: Attempts) => [
  sql`array_position(${sql.raw(`array['${ORDER.join("','")}']`)}, ${state})`,
  sql`coalesce(${homeworkWorks.submittedAt}, ${attempts.submittedAt}) desc nulls first`,
  sql`${homeworks.dueAt} asc nulls last`,
  asc(homeworks.id),
];

/** Selects the ids of a page of a student's homework and the total, so that only the rows of the page are read. */
function selectPage(
  db: Queryable,
  student: MemberNow,
  where: (state: SQL<HomeworkState>) => SQL | undefined,
  { limit, offset }: Pagination,
) {
  const attempts = selectAttempts(db, student.userId);
  const state = stateFor(db, student, attempts);
  return db
    .select({ id: homeworks.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(homeworks)
    .leftJoin(homeworkWorks, isOwnWork(student))
    .leftJoin(attempts, eq(attempts.homeworkId, homeworks.id))
    .where(and(isSeen(db, student, attempts), where(state)))
    .orderBy(...inOrder(state, attempts))
    .limit(limit)
    .offset(offset);
}

function selectHomework(db: Queryable, student: MemberNow, where: (attempts: Attempts) => SQL | undefined) {
  const attempts = selectAttempts(db, student.userId);
  const state = stateFor(db, student, attempts);
  return db
    .select({
      homework: homeworks,
      work: homeworkWorks,
      lessonName: lessons.name,
      courseName: courses.name,
      teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider})`,
      isOwned: sql<boolean>`${hasCourse(db, student)}`,
      state,
      attempt: { recordId: attempts.recordId, submittedAt: attempts.submittedAt, score: attempts.score },
    })
    .from(homeworks)
    .innerJoin(lessons, eq(lessons.id, homeworks.lessonId))
    .innerJoin(courses, eq(courses.id, homeworks.courseId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .leftJoin(homeworkWorks, isOwnWork(student))
    .leftJoin(attempts, eq(attempts.homeworkId, homeworks.id))
    .where(where(attempts))
    .orderBy(...inOrder(state, attempts));
}

/** Formats homework for lists. */
export function presentHomework({
  homework,
  work,
  attempt,
  lessonName,
  courseName,
  state,
}: FoundHomework): Homework {
  const { dueAt } = homework;
  const submittedAt = work?.submittedAt ?? attempt?.submittedAt ?? null;
  const isLate = work?.isLate ?? (submittedAt !== null && dueAt !== null && submittedAt > dueAt);
  return {
    homeworkId: homework.id,
    homeworkName: homework.name,
    kind: homework.paperId === null ? 'work' : 'paper',
    lessonId: homework.lessonId,
    lessonName,
    classTypeId: homework.courseId,
    courseName,
    state,
    openAt: homework.opensAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    lateFlag: isLate ? 1 : 0,
    score: work?.score ?? attempt?.score ?? null,
    totalScore: homework.totalScore,
    paperId: homework.paperId,
    recordId: attempt?.recordId ?? null,
  };
}

/** Filter for a list of homework. */
export interface HomeworkFilter {
  readonly classTypeId?: string | undefined;
  readonly lessonId?: string | undefined;
  readonly state?: HomeworkState | undefined;
  /** True lists only submitted and marked work. */
  readonly isDone?: boolean;
  /** True lists only papers. */
  readonly isPaper?: boolean;
}

/** Reads one page of a student's homework: unfinished work first, by its due time; then finished work. */
export async function findHomeworks(
  db: Queryable,
  student: MemberNow,
  filter: HomeworkFilter,
  pagination: Pagination,
): Promise<HomeworkPage> {
  const { classTypeId, lessonId, state: requestedState, isDone = false, isPaper = false } = filter;
  const page = await selectPage(
    db,
    student,
    (state) =>
      and(
        classTypeId === undefined ? undefined : eq(homeworks.courseId, idOrNone(classTypeId)),
        lessonId === undefined ? undefined : eq(homeworks.lessonId, idOrNone(lessonId)),
        requestedState === undefined ? undefined : isOneOf(state, [requestedState]),
        isDone ? isOneOf(state, DONE) : undefined,
        isPaper ? isNotNull(homeworks.paperId) : undefined,
      ),
    pagination,
  );
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectHomework(db, student, () => inArray(homeworks.id, ids));
  return {
    total: page[0]?.total ?? 0,
    records: rows.map((row) => presentHomework({ ...row, work: row.work ?? undefined })),
  };
}

/**
 * Reads homework visible to the student.
 * @throws {BusinessError} code 0 for any other, as for a missing one.
 */
export async function expectHomework(
  db: Queryable,
  student: MemberNow,
  homeworkId: string,
): Promise<FoundHomework> {
  const [row] = await selectHomework(db, student, (attempts) =>
    and(isSeen(db, student, attempts), eq(homeworks.id, idOrNone(homeworkId))),
  );
  if (row === undefined) throw refused('homeworkId', '没有找到这份作业');
  return { ...row, work: row.work ?? undefined };
}

/**
 * Reads homework for which text and files are handed in.
 * @throws {BusinessError} code 0 for homework not visible to the student, and for a paper, which is answered as
 *   an exercise.
 */
export async function expectTextHomework(
  db: Queryable,
  student: MemberNow,
  homeworkId: string,
): Promise<FoundHomework> {
  const found = await expectHomework(db, student, homeworkId);
  if (found.homework.paperId !== null) throw refused('homeworkId', '这份作业是一份试卷，请进入试卷作答');
  return found;
}

/** Counts a student's homework by lesson. */
function lessonSums(db: Queryable, student: MemberNow, courseId?: string) {
  const attempts = selectAttempts(db, student.userId);
  const state = stateFor(db, student, attempts);
  return db
    .select({
      lessonId: homeworks.lessonId,
      total: sql<number>`count(*)`.mapWith(Number).as('homework_total'),
      done: sql<number>`count(*) filter (where ${isOneOf(state, DONE)})`.mapWith(Number).as('homework_done'),
      open: sql<number>`count(*) filter (where ${isOneOf(state, OPEN)})`.mapWith(Number).as('homework_open'),
      nextDueAt: sql`min(${homeworks.dueAt}) filter (where ${isOneOf(state, OPEN)})`
        .mapWith((moment: string): Date | null => new Date(moment))
        .as('homework_next_due'),
    })
    .from(homeworks)
    .leftJoin(homeworkWorks, isOwnWork(student))
    .leftJoin(attempts, eq(attempts.homeworkId, homeworks.id))
    .where(
      and(
        isSeen(db, student, attempts),
        courseId === undefined ? undefined : eq(homeworks.courseId, idOrNone(courseId)),
      ),
    )
    .groupBy(homeworks.lessonId)
    .as('homework_sums');
}

/** Reads one page of the lessons with homework, the next due first. */
export async function findLessons(
  db: Queryable,
  student: MemberNow,
  { classTypeId, isOpenOnly }: { readonly classTypeId?: string | undefined; readonly isOpenOnly: boolean },
  { limit, offset }: Pagination,
): Promise<HomeworkLessonPage> {
  const sums = lessonSums(db, student, classTypeId);
  const rows = await db
    .select({
      lessonId: lessons.id,
      lessonName: lessons.name,
      classTypeId: courses.id,
      courseName: courses.name,
      homeworkCount: sums.total,
      doneCount: sums.done,
      nextDueAt: sums.nextDueAt,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(sums)
    .innerJoin(lessons, eq(lessons.id, sums.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(isOpenOnly ? sql`${sums.open} > 0` : undefined)
    .orderBy(sql`${sums.nextDueAt} asc nulls last`, asc(courses.id), asc(lessons.position), asc(lessons.id))
    .limit(limit)
    .offset(offset);
  const records = rows.map(({ all: _, nextDueAt, ...row }): HomeworkLesson => ({
    ...row,
    nextDueAt: nextDueAt?.toISOString() ?? null,
  }));
  return { total: rows[0]?.all ?? 0, records };
}

/** Counts the lessons with homework: all, those with unfinished work, and those where all work is done. */
export async function countLessons(db: Queryable, student: MemberNow): Promise<HomeworkCounts> {
  const sums = lessonSums(db, student);
  const [row] = await db
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${sums.open} > 0)`.mapWith(Number),
      done: sql<number>`count(*) filter (where ${sums.done} = ${sums.total})`.mapWith(Number),
    })
    .from(sums);
  return row ?? { all: 0, open: 0, done: 0 };
}

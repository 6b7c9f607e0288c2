import type {
  Homework,
  HomeworkCounts,
  HomeworkLesson,
  HomeworkLessonPage,
  HomeworkPage,
  HomeworkState,
} from '@lectern/sdk/endpoints/homework';
import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { idOrNone, isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { refused } from '../../platform/http/errors.ts';
import { isValidEnrolment, courses, lessons, teachers, enrolments } from '../catalogue/index.ts';
import { selectAttempts } from './attempts.repo.ts';
import { type HomeworkRow, homeworks, type Work, homeworkWorks } from './homework.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { PageWish } from '../../platform/http/paging.ts';

/** States in which something is still to be done, in the order of their urgency; then the others. */
const OPEN: readonly HomeworkState[] = ['returned', 'draft', 'waiting'];
const ORDER: readonly HomeworkState[] = [...OPEN, 'submitted', 'marked', 'closed'];

/** What counts as done for the numbers of a lesson. */
const DONE: readonly HomeworkState[] = ['submitted', 'marked'];

/**
 * Whether the student has the course that homework belongs to; for queries that read {@link homeworks}. It asks for all
 * courses of theirs, which are found once, and not for the one of each homework.
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

/** What the student has of it: a work, or an attempt at its paper, which is marked as soon as it is handed in; null before. */
const ownStateOf = ({ state }: Attempts) => sql`case
  when ${state} = 'submitted' then 'marked'
  when ${state} is not null then 'draft'
  else ${homeworkWorks.state} end`;

/** Where homework stands for a student: what was not handed in closes with its end, unless it may come late, and with the course. */
function stateFor(db: Queryable, student: MemberNow, attempts: Attempts) {
  const own = ownStateOf(attempts);
  return sql<HomeworkState>`case
    when coalesce(${own}, 'draft') in ('draft', 'returned') and not ${hasCourse(db, student)} then 'closed'
    when coalesce(${own}, 'draft') = 'draft' and not ${homeworks.takesLate}
      and ${homeworks.dueAt} <= ${student.now.toISOString()} then 'closed'
    else coalesce(${own}, 'waiting') end`;
}

/** Says the same of a work at hand. */
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

/** Tells whether words and files may be changed. */
export const isOpen = (state: HomeworkState): boolean => OPEN.includes(state);

/** Joins the student's own work to {@link homeworks}. */
const isOwnWork = ({ userId }: MemberNow) =>
  and(eq(homeworkWorks.homeworkId, homeworks.id), eq(homeworkWorks.userId, userId));

/** Homework that a student sees: of a course of theirs once it has opened, and what they worked at in any case. */
function isSeen(db: Queryable, student: MemberNow, attempts: Attempts) {
  const begun = db
    .select({ id: homeworkWorks.homeworkId })
    .from(homeworkWorks)
    .where(eq(homeworkWorks.userId, student.userId));
  const given = db
    .select({ id: homeworks.id })
    .from(enrolments)
    .innerJoin(homeworks, eq(homeworks.courseId, enrolments.courseId))
    .where(and(eq(enrolments.userId, student.userId), isValidEnrolment, lte(homeworks.opensAt, student.now)));
  // Found from the student's side: a school may have set a hundred times as much.
  const seen = union(begun, db.select({ id: attempts.homeworkId }).from(attempts), given);
  // As an array, so that each is looked up: with a list to join, all of the school's would be gone through.
  return and(eq(homeworks.companyId, student.companyId), sql`${homeworks.id} = any(array(${seen}))`);
}

const isOneOf = (state: SQL<HomeworkState>, words: readonly HomeworkState[]) => inArray(state, [...words]);

/** Homework with everything that is told of it. */
export interface FoundHomework {
  readonly homework: HomeworkRow;
  readonly work: Work | undefined;
  readonly lessonName: string;
  readonly courseName: string;
  readonly teacherName: string;
  /** The student has the course. */
  readonly isOwned: boolean;
  readonly state: HomeworkState;
  /** The student's attempt at its paper; null where there is none. */
  readonly attempt: {
    readonly recordId: string;
    readonly submittedAt: Date | null;
    readonly score: number | null;
  } | null;
}

/** What is still to be done first, by its end; then what is done, the newest first. */
const inOrder = (state: SQL<HomeworkState>, attempts: Attempts) => [
  sql`array_position(${sql.raw(`array['${ORDER.join("','")}']`)}, ${state})`,
  sql`coalesce(${homeworkWorks.submittedAt}, ${attempts.submittedAt}) desc nulls first`,
  sql`${homeworks.dueAt} asc nulls last`,
  asc(homeworks.id),
];

/** Finds which homework of a student's is on a page, and how much there is, so that only the page is read. */
function selectPage(
  db: Queryable,
  student: MemberNow,
  where: (state: SQL<HomeworkState>) => SQL | undefined,
  { limit, offset }: PageWish,
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

/** Tells homework as lists do. */
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

/** What narrows a list of homework. */
export interface HomeworkFilter {
  readonly classTypeId?: string | undefined;
  readonly lessonId?: string | undefined;
  readonly state?: HomeworkState | undefined;
  /** True lists only what is with the teacher or marked. */
  readonly isDone?: boolean;
  /** True lists only papers. */
  readonly isPaper?: boolean;
}

/** Finds one page of a student's homework: what is still to be done first, by its end; then what is done. */
export async function findHomeworks(
  db: Queryable,
  student: MemberNow,
  filter: HomeworkFilter,
  wish: PageWish,
): Promise<HomeworkPage> {
  const { classTypeId, lessonId, state: wanted, isDone = false, isPaper = false } = filter;
  const page = await selectPage(
    db,
    student,
    (state) =>
      and(
        classTypeId === undefined ? undefined : eq(homeworks.courseId, idOrNone(classTypeId)),
        lessonId === undefined ? undefined : eq(homeworks.lessonId, idOrNone(lessonId)),
        wanted === undefined ? undefined : isOneOf(state, [wanted]),
        isDone ? isOneOf(state, DONE) : undefined,
        isPaper ? isNotNull(homeworks.paperId) : undefined,
      ),
    wish,
  );
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectHomework(db, student, () => inArray(homeworks.id, ids));
  return {
    total: page[0]?.total ?? 0,
    records: rows.map((row) => presentHomework({ ...row, work: row.work ?? undefined })),
  };
}

/**
 * Finds homework that the student sees.
 * @throws {BusinessError} code 0 for any other, as if there were none.
 */
export async function expectHomework(
  db: Queryable,
  student: MemberNow,
  homeworkId: string,
): Promise<FoundHomework> {
  const [row] = isId(homeworkId)
    ? await selectHomework(db, student, (attempts) =>
        and(isSeen(db, student, attempts), eq(homeworks.id, homeworkId)),
      )
    : [];
  if (row === undefined) throw refused('homeworkId', '没有找到这份作业');
  return { ...row, work: row.work ?? undefined };
}

/**
 * Finds homework in which words and files are handed in.
 * @throws {BusinessError} code 0 for any that the student does not see, and for a paper, which is answered in its room.
 */
export async function expectWritten(
  db: Queryable,
  student: MemberNow,
  homeworkId: string,
): Promise<FoundHomework> {
  const found = await expectHomework(db, student, homeworkId);
  if (found.homework.paperId !== null) throw refused('homeworkId', '这份作业是一份试卷，请进入试卷作答');
  return found;
}

/** Sums a student's homework up by lesson. */
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

/** Finds one page of the lessons with homework, the next due first. */
export async function findLessons(
  db: Queryable,
  student: MemberNow,
  { classTypeId, isOpenOnly }: { readonly classTypeId?: string | undefined; readonly isOpenOnly: boolean },
  { limit, offset }: PageWish,
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

/** Counts the lessons with homework: all, those with something still to do, and those where all is done. */
export async function countLessons(db: Queryable, student: MemberNow): Promise<HomeworkCounts> {
  const sums = lessonSums(db, student);
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${sums.open} > 0)`.mapWith(Number),
      done: sql<number>`count(*) filter (where ${sums.done} = ${sums.total})`.mapWith(Number),
    })
    .from(sums);
  return row ?? { all: 0, open: 0, done: 0 };
}

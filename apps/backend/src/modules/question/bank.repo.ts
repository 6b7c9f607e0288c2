import type { CourseCategories } from '@lectern/sdk/endpoints/other';
import type {
  FindPapersIn,
  Paper,
  PaperOverview,
  Subject,
  UserStatistics,
} from '@lectern/sdk/endpoints/question';
import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { dayOf, SHANGHAI, streakOf } from '../../platform/dates/days.ts';
import {
  papers,
  paperQuestions,
  paperSections,
  questionCategories,
  questions,
  questionSubjects,
} from './bank.tables.ts';
import type { Viewer } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** A subject with its category. */
export interface SubjectRow extends Subject {
  readonly categoryName: string;
}

/**
 * Selects a student's graded questions in practice: one row per question (`subject_id`, `question_id`),
 * `was_right` if any answer was right. Exams are excluded, since their results are published separately. Closed
 * questions are excluded too, as in all counts of questions.
 */
export const doneBy = (userId: string | undefined, columns: SQL, rest: SQL): SQL =>
  sql`select ${columns} from practised_questions done where done.user_id = ${userId ?? null}
    and done.question_id not in (select id from questions where is_closed) ${rest}`;

/** Reads a company's categories in order, each with its subjects, including categories without subjects. */
export async function readCategories(db: Queryable, companyId: string): Promise<CourseCategories> {
  const rows = await db
    .select({
      categoryId: questionCategories.id,
      categoryName: questionCategories.name,
      subjectId: questionSubjects.id,
      subjectName: questionSubjects.name,
    })
    .from(questionCategories)
    .leftJoin(questionSubjects, eq(questionSubjects.categoryId, questionCategories.id))
    .where(eq(questionCategories.companyId, companyId))
    .orderBy(questionCategories.sort, questionCategories.id, questionSubjects.sort, questionSubjects.id);
  return [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([categoryId, members]) => ({
    categoryId,
    categoryName: members[0]?.categoryName ?? '',
    subjects: members.flatMap(({ subjectId, subjectName }) =>
      subjectId === null || subjectName === null ? [] : [{ subjectId, subjectName }],
    ),
  }));
}

/** Reads a company's subjects in order, each with the viewer's progress. */
export async function readSubjects(db: Queryable, viewer: Viewer): Promise<SubjectRow[]> {
  const rows = await db
    .select({
      subjectId: questionSubjects.id,
      subjectName: questionSubjects.name,
      summary: questionSubjects.summary,
      categoryId: questionCategories.id,
      categoryName: questionCategories.name,
      paperCount: questionSubjects.paperCount,
      questionCount: questionSubjects.questionCount,
    })
    .from(questionSubjects)
    .innerJoin(questionCategories, eq(questionCategories.id, questionSubjects.categoryId))
    .where(eq(questionSubjects.companyId, viewer.companyId))
    .orderBy(questionCategories.sort, questionCategories.id, questionSubjects.sort, questionSubjects.id);
  const progress = new Map<string, { done: number; right: number; wrong: number }>();
  if (viewer.userId !== undefined) {
    const { rows: done } = await db.execute<{ subject_id: string; done: number; was_right: number }>(
      doneBy(
        viewer.userId,
        sql`subject_id::text, count(*)::int as done, (count(*) filter (where was_right))::int as was_right`,
        sql`group by subject_id`,
      ),
    );
    const { rows: wrong } = await db.execute<{ subject_id: string; wrong: number }>(sql`
      select q.subject_id::text, count(*)::int as wrong from wrong_questions w join questions q on q.id = w.question_id
      where w.user_id = ${viewer.userId} and w.removed_at is null group by q.subject_id`);
    for (const row of done) progress.set(row.subject_id, { done: row.done, right: row.was_right, wrong: 0 });
    for (const row of wrong) {
      const known = progress.get(row.subject_id) ?? { done: 0, right: 0, wrong: 0 };
      progress.set(row.subject_id, { ...known, wrong: row.wrong });
    }
  }
  return rows.map((row) => {
    const { done, right, wrong } = progress.get(row.subjectId) ?? { done: 0, right: 0, wrong: 0 };
    return { ...row, doneCount: done, rightCount: right, wrongCount: wrong };
  });
}

/**
 * Computes a student's practice statistics. The number of collected questions is missing, since this module
 * cannot tell which of them may be read.
 */
export async function readStatistics(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<Omit<UserStatistics, 'collectCount'>> {
  const today = dayOf(now);
  const {
    rows: [done],
  } = await db.execute<{ done: number; was_right: number }>(
    doneBy(userId, sql`count(*)::int as done, (count(*) filter (where was_right))::int as was_right`, sql``),
  );
  const { rows: days } = await db.execute<{
    day: string;
    answered: number;
    seconds: number;
    records: number;
    right: number;
    marked: number;
  }>(sql`
    select to_char(r.submitted_at at time zone ${SHANGHAI}, 'YYYY-MM-DD') as day,
      sum(r.done_count)::int as answered, sum(r.elapsed_seconds)::int as seconds, count(*)::int as records,
      sum(r.right_count)::int as right, sum(r.marked_count)::int as marked
    from exercise_records r
    where r.user_id = ${userId} and r.state = 'submitted' and r.type <> 'exam' group by 1`);
  const {
    rows: [book],
  } = await db.execute<{ wrong: number }>(
    sql`select count(*)::int as wrong from wrong_questions where user_id = ${userId} and removed_at is null`,
  );
  const sum = (pick: (row: (typeof days)[number]) => number) =>
    days.reduce((total, row) => total + pick(row), 0);
  const marked = sum((row) => row.marked);
  return {
    doneCount: done?.done ?? 0,
    rightCount: done?.was_right ?? 0,
    rightPercent: marked === 0 ? null : Math.round((sum((row) => row.right) * 100) / marked),
    recordCount: sum((row) => row.records),
    streakDays: streakOf(new Set(days.flatMap((row) => (row.answered > 0 ? [row.day] : []))), today),
    todayCount: days.find((row) => row.day === today)?.answered ?? 0,
    totalSeconds: sum((row) => row.seconds),
    wrongCount: book?.wrong ?? 0,
  };
}

/**
 * Joins the viewer's state in each practised paper. One pass over the viewer's exercises is cheaper than a
 * lookup per paper.
 */
function joinOwnStates(viewer: Viewer): SQL {
  return sql`
    left join (
      select distinct on (r.paper_id) r.paper_id, r.state from exercise_records r
      where r.user_id = ${viewer.userId ?? null} and r.type = 'paper' and r.state <> 'left'
      order by r.paper_id, (r.state <> 'submitted') desc, r.active_at desc
    ) own on own.paper_id = papers.id`;
}

interface PaperRow extends Record<string, unknown> {
  id: string;
  name: string;
  subject_id: string;
  subject_name: string;
  year: number | null;
  question_count: number;
  total_score: string;
  minutes: number;
  difficulty: number;
  students: number;
  record_id: string | null;
  state: string | null;
  answered: number | null;
  best: string | null;
}

function presentPaper(row: PaperRow): Paper {
  return {
    paperId: row.id,
    paperName: row.name,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    year: row.year,
    questionCount: row.question_count,
    totalScore: Number(row.total_score),
    minutes: row.minutes,
    difficulty: row.difficulty,
    studentCount: row.students,
    state: row.state === null ? 'new' : row.state === 'submitted' ? 'done' : 'doing',
    recordId: row.record_id,
    answeredCount: row.answered ?? 0,
    bestScore: row.best === null ? null : Number(row.best),
  };
}

/**
 * Selects papers, each with the viewer's exercise of it: the unfinished one, else the last handed in. The
 * viewer's exercises are materialized once; a lookup per paper would scan all of them each time.
 */
function paperQuery(viewer: Viewer, paperIds: readonly string[]): SQL {
  const ids = anyOf(paperIds);
  return sql`
    with mine as materialized (
      select id, paper_id, state, score, active_at from exercise_records
      where user_id = ${viewer.userId ?? null} and type = 'paper' and state <> 'left' and paper_id = ${ids}
    )
    select papers.id::text, papers.name, papers.subject_id::text, s.name as subject_name, papers.year, papers.question_count,
      papers.total_score, papers.minutes, papers.difficulty, own.record_id, own.state, own.answered,
      (select count(distinct user_id) from exercise_records r where r.paper_id = papers.id and r.type = 'paper'
        and r.state = 'submitted')::int as students,
      (select max(score) from mine where mine.paper_id = papers.id and mine.state = 'submitted') as best
    from papers join question_subjects s on s.id = papers.subject_id
    left join lateral (
      select mine.id::text as record_id, mine.state,
        (select count(*) from record_questions where record_id = mine.id and answer <> '[]'::jsonb)::int as answered
      from mine where mine.paper_id = papers.id
      order by (mine.state <> 'submitted') desc, mine.active_at desc limit 1
    ) own on true
    where papers.company_id = ${viewer.companyId} and papers.is_open and papers.id = ${ids}
    order by papers.sort, papers.id`;
}

/** Reads a page of papers. */
export async function findPapers(
  db: Queryable,
  viewer: Viewer,
  filter: FindPapersIn,
): Promise<{ total: number; records: Paper[] }> {
  const conditions = [sql`true`];
  if (filter.subjectId !== undefined) conditions.push(sql`papers.subject_id = ${filter.subjectId}`);
  if (filter.categoryId !== undefined) conditions.push(sql`s.category_id = ${filter.categoryId}`);
  if (filter.year !== undefined) conditions.push(sql`papers.year = ${filter.year}`);
  if (filter.keyword !== undefined && filter.keyword.trim() !== '') {
    conditions.push(ilike(papers.name, likePattern(filter.keyword)));
  }
  if (filter.state === 'new') conditions.push(sql`own.state is null`);
  if (filter.state === 'doing') conditions.push(sql`own.state in ('doing', 'paused')`);
  if (filter.state === 'done') conditions.push(sql`own.state = 'submitted'`);
  const where = sql.join(conditions, sql` and `);
  const { limit, offset } = pageOf(filter);
  // The viewer's states are joined for all papers only where the filter needs them, else only for those on
  // the page.
  const found = sql`
    from papers join question_subjects s on s.id = papers.subject_id ${filter.state === undefined ? sql`` : joinOwnStates(viewer)}
    where papers.company_id = ${viewer.companyId} and papers.is_open and ${where}`;
  const { rows: page } = await db.execute<{ id: string }>(
    sql`select papers.id::text ${found} order by papers.sort, papers.id limit ${limit} offset ${offset}`,
  );
  const { rows } = await db.execute<PaperRow>(
    paperQuery(
      viewer,
      page.map(({ id }) => id),
    ),
  );
  const {
    rows: [total],
  } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { total: total?.total ?? 0, records: rows.map(presentPaper) };
}

/** Lists the years of the papers of one subject, or of all. */
export async function paperYears(
  db: Queryable,
  companyId: string,
  subjectId: string | undefined,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: papers.year })
    .from(papers)
    .where(
      and(
        eq(papers.companyId, companyId),
        eq(papers.isOpen, true),
        subjectId === undefined ? undefined : eq(papers.subjectId, subjectId),
      ),
    )
    .orderBy(desc(papers.year));
  return rows.flatMap(({ year }) => (year === null ? [] : [year]));
}

/** Reads one paper. */
export async function readPaper(db: Queryable, viewer: Viewer, paperId: string): Promise<Paper | undefined> {
  const {
    rows: [row],
  } = await db.execute<PaperRow>(paperQuery(viewer, [paperId]));
  return row === undefined ? undefined : presentPaper(row);
}

/** Reads the sections of a paper with their questions. */
export async function readSections(db: Queryable, paperId: string): Promise<PaperOverview['sections']> {
  const rows = await db
    .select({
      sectionName: paperSections.name,
      questionCount: sql<number>`count(*)::int`,
      score: sql<string>`sum(${paperQuestions.score})`,
      types: sql<PaperOverview['sections'][number]['types']>`array_agg(distinct ${questions.type})`,
    })
    .from(paperSections)
    .innerJoin(paperQuestions, eq(paperQuestions.sectionId, paperSections.id))
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    // Both columns are compared, so that the index of a paper's questions, which begins with the paper, can
    // be used.
    .where(and(eq(paperSections.paperId, paperId), eq(paperQuestions.paperId, paperId)))
    .groupBy(paperSections.id)
    .orderBy(asc(paperSections.sort));
  return rows.map((row) => ({ ...row, score: Number(row.score) }));
}

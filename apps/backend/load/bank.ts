import { sql } from 'drizzle-orm';
import type { Connection } from '../src/platform/database/connection.ts';
import { dayOf } from '../src/platform/dates/days.ts';
import type { Seat } from './seat.ts';

/** Size of a large bank; the numbers of questions are for all subjects together. */
const SUBJECTS = 5;
const QUESTIONS = 100_000;
const CHAPTERS = 20;
const POINTS_OF_CHAPTER = 10;
const PAPERS_OF_SUBJECT = 40;
const QUESTIONS_OF_PAPER = 50;
/** Other students of the school, who practised today and asked questions. */
const CLASSMATES = 5_000;
const QUESTIONS_OF_DAY = 10;
const QUESTIONS_PER_STUDENT = 4;
/** Earlier attempts of each reader. */
const EXERCISES = 20;
const QUESTIONS_OF_EXERCISE = 50;

const OPTIONS = JSON.stringify(
  ['A', 'B', 'C', 'D'].map((label) => ({ label, text: label, html: `<p>Answer ${label}</p>` })),
);

/** What readers look at. */
export interface LargeBank {
  readonly questionCount: number;
  readonly subjectId: string;
  /** A chapter of the subject. */
  readonly pointId: string;
}

/** Fills a company with a large bank, a large community, and the readers' attempts and posts. */
export async function fillBank({ db }: Connection, readers: readonly Seat[]): Promise<LargeBank> {
  const [first] = readers;
  if (first === undefined) throw new Error('Nobody reads');
  const { companyId } = first;
  const now = new Date();
  const at = now.toISOString();
  const idsOf = async (statement: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await db.execute<{ id: string }>(statement);
    return `{${rows.map(({ id }) => id).join(',')}}`;
  };
  const subjects = await idsOf(sql`
    with category as (insert into question_categories (company_id, name) values (${companyId}, 'Load') returning id)
    insert into question_subjects (company_id, category_id, name, sort)
    select ${companyId}::bigint, id, 'Load ' || n, n from category, generate_series(1, ${SUBJECTS}::integer) n returning id`);
  const ours = sql`any(${subjects}::bigint[])`;
  await db.execute(sql`
    insert into knowledge_points (company_id, subject_id, name, sort)
    select company_id, id, 'Chapter ' || n, n from question_subjects, generate_series(1, ${CHAPTERS}::integer) n where id = ${ours}`);
  await db.execute(sql`
    insert into knowledge_points (company_id, subject_id, parent_id, name, sort)
    select company_id, subject_id, id, name || '.' || n, n from knowledge_points, generate_series(1, ${POINTS_OF_CHAPTER}::integer) n
    where subject_id = ${ours}`);
  await db.execute(sql`
    insert into questions (company_id, subject_id, sort, type, stem, stem_html, options, key, key_html, difficulty)
    select company_id, id, n, case when n % 4 = 0 then 'multiple' else 'single' end, 'Question ' || n,
      '<p>' || repeat('What holds of question ' || n || '? ', 5) || '</p>', ${OPTIONS}::text::jsonb,
      jsonb_build_object('kind', 'choice', 'labels', case when n % 4 = 0 then '["A", "B"]'::jsonb else '["A"]'::jsonb end), 'A', 1 + n % 5
    from question_subjects, generate_series(1, ${QUESTIONS / SUBJECTS}::integer) n where id = ${ours}`);
  await db.execute(sql`
    with point as (
      select id, subject_id, row_number() over (partition by subject_id order by id) - 1 as place
      from knowledge_points where subject_id = ${ours} and parent_id is not null
    )
    insert into question_points (company_id, question_id, point_id)
    select q.company_id, q.id, point.id from questions q
    join point on point.subject_id = q.subject_id and point.place = q.sort % ${CHAPTERS * POINTS_OF_CHAPTER}::integer
    where q.subject_id = ${ours}`);
  await db.execute(sql`
    insert into papers (company_id, subject_id, name, year, minutes, total_score, question_count, sort)
    select company_id, id, 'Load paper ' || n, 2000 + n % 25, 90, 100, ${QUESTIONS_OF_PAPER}::integer, n
    from question_subjects, generate_series(1, ${PAPERS_OF_SUBJECT}::integer) n where id = ${ours}`);
  await db.execute(sql`
    with section as (
      insert into paper_sections (company_id, paper_id, name, sort) select company_id, id, 'Part', 1 from papers where subject_id = ${ours}
      returning id, company_id, paper_id
    )
    insert into paper_questions (company_id, paper_id, section_id, question_id, number, score)
    select section.company_id, paper_id, section.id, q.id, q.sort - (papers.sort - 1) * ${QUESTIONS_OF_PAPER}::integer, 2
    from section join papers on papers.id = paper_id
    join questions q on q.subject_id = papers.subject_id
      and q.sort > (papers.sort - 1) * ${QUESTIONS_OF_PAPER}::integer and q.sort <= papers.sort * ${QUESTIONS_OF_PAPER}::integer`);
  await db.execute(sql`analyze`);
  const classmates = await idsOf(sql`
    insert into users (company_id, name) select ${companyId}::bigint, '同学' || n from generate_series(1,
      ${CLASSMATES}::integer) n returning id`);
  await db.execute(sql`
    with day as (
      insert into exercise_records (company_id, user_id, type, title, subject_id, state, seed, question_count,
        total_score, score, started_at, submitted_at, active_at, elapsed_seconds, day)
      select ${companyId}::bigint, u.id, 'daily', 'Load', s.id, 'submitted', 1, ${QUESTIONS_OF_DAY}::integer, 10, 5,
        ${at}, ${at}, ${at}, u.id % 600, ${dayOf(now)}
      from unnest(${classmates}::bigint[]) u(id), (select min(id) as id from question_subjects where id = ${ours}) s
        returning id, company_id, subject_id
    )
    insert into record_questions (company_id, record_id, question_id, number, score, answer, verdict, earned)
    select day.company_id, day.id, q.id, q.sort, 1, '["A"]', case when (q.sort + day.id) % 3 = 0 then 'wrong' else 'right' end, 1
    from day join questions q on q.subject_id = day.subject_id and q.sort <= ${QUESTIONS_OF_DAY}::integer`);
  const readerIds = `{${readers.map(({ userId }) => userId).join(',')}}`;
  await db.execute(sql`
    with subject as (select id, row_number() over (order by id) - 1 as place from question_subjects where id = ${ours}),
    done as (
      insert into exercise_records (company_id, user_id, type, title, subject_id, state, seed, question_count,
        total_score, score, started_at, submitted_at, active_at, elapsed_seconds)
      select ${companyId}::bigint, u.id, 'order', 'Load', subject.id, 'submitted', n, ${QUESTIONS_OF_EXERCISE}::integer, 50, 25,
        ${at}::timestamptz - n * interval '1 day', ${at}::timestamptz - n * interval '1 day', ${at}::timestamptz - n * interval '1 day', 900
      from unnest(${readerIds}::bigint[]) u(id), generate_series(1, ${EXERCISES}::integer) n join subject
        on subject.place = n % ${SUBJECTS}::integer
      returning id, company_id, subject_id, seed
    )
    insert into record_questions (company_id, record_id, question_id, number, score, answer, verdict, earned)
    select done.company_id, done.id, q.id, q.sort - done.seed * ${QUESTIONS_OF_EXERCISE}::integer, 1, '["A"]', case
      when q.sort % 3 = 0 then 'wrong' else 'right' end, 1
    from done join questions q on q.subject_id = done.subject_id
      and q.sort > done.seed * ${QUESTIONS_OF_EXERCISE}::integer and q.sort <= (done.seed + 1) * ${QUESTIONS_OF_EXERCISE}::integer`);
  await db.execute(sql`
    insert into wrong_questions (company_id, user_id, question_id, last_answer, last_wrong_at)
    select r.company_id, r.user_id, rq.question_id, rq.answer, r.submitted_at
    from exercise_records r join record_questions rq on rq.record_id = r.id and rq.verdict = 'wrong'
    where r.user_id = any(${readerIds}::bigint[])`);
  await db.execute(sql`
    insert into community_questions (company_id, user_id, title, content, content_html, asked_at)
    select ${companyId}::bigint, u.id, 'How to solve ' || u.id || '.' || n, repeat('I do not see why. ', 10),
      '<p>' || repeat('I do not see why. ', 10) || '</p>', ${at}::timestamptz - n * interval '1 hour'
    from unnest(${classmates}::bigint[]) u(id), generate_series(1, ${QUESTIONS_PER_STUDENT}::integer) n`);
  // Otherwise autovacuum would disturb the measurement for minutes.
  await db.execute(sql`vacuum analyze`);
  await db.execute(sql`checkpoint`);
  const {
    rows: [chapter],
  } = await db.execute<{ subject_id: string; id: string }>(sql`
    select subject_id::text, id::text from knowledge_points where subject_id = ${ours} and parent_id is null order by id limit 1`);
  if (chapter === undefined) throw new Error('The bank has no chapter');
  return { questionCount: QUESTIONS, subjectId: chapter.subject_id, pointId: chapter.id };
}

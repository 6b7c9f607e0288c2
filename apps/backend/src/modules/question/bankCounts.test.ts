import { type SQL, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';

const CHANGES = [
  'addQuestions',
  'addMaterial',
  'moveQuestion',
  'changeType',
  'removeQuestion',
  'hideOrShow',
  'addPaper',
  'addClosedPaper',
  'openOrClose',
  'movePaper',
  'removePaper',
  'addPoint',
  'addChapter',
  'linkQuestions',
  'unlinkQuestion',
  'makePart',
  'movePoint',
  'removePoint',
] as const;

const rowsOf = async (statement: SQL) => (await app.parts.connection.db.execute(statement)).rows;
const idsOf = async (statement: SQL): Promise<string[]> =>
  (await rowsOf(statement)).map(({ id }) => String(id));

const app = await openTestApp();
const companyId = (await app.addCompany('bank.test')).company.id;
const subjects = await idsOf(sql`
  with category as (insert into question_categories (company_id, name) values (${companyId}, 'kept') returning id)
  insert into question_subjects (company_id, category_id, name) select ${companyId}::bigint, id, 'kept ' || n
  from category, generate_series(1, 2) n returning id`);

interface Change {
  readonly kind: (typeof CHANGES)[number];
  readonly which: number;
  readonly where: number;
}

const addQuestions = (subject: string | undefined, type: string, count: number): SQL => sql`
  insert into questions (company_id, subject_id, type, stem, stem_html, key)
  select ${companyId}::bigint, ${subject}::bigint, ${type}::text, 'q', 'q', '{"kind":"none"}' from generate_series(1, ${count}::integer)`;

/** Inserts a paper with every second question. */
const addPaper = (subject: string | undefined, isOpen: boolean, which: number): SQL => sql`
  with paper as (
    insert into papers (company_id, subject_id, name, minutes, total_score, question_count, is_open)
    values (${companyId}, ${subject}, 'kept', 10, 1, 1, ${isOpen}) returning id
  ), section as (
    insert into paper_sections (company_id, paper_id, name, sort) select ${companyId}::bigint, id, 'all', 1 from paper
    returning id, paper_id
  )
  insert into paper_questions (company_id, paper_id, section_id, question_id, number, score)
  select ${companyId}::bigint, section.paper_id, section.id, q.id, q.id, 1 from section, questions q
  where (q.id + ${which}::integer) % 2 = 0`;

const addPoint = (subject: string | undefined, parent: string | null): SQL => sql`
  insert into knowledge_points (company_id, subject_id, parent_id, name)
  select ${companyId}::bigint, ${subject}::bigint, ${parent}::bigint, 'kept ' || count(*) || ' ' || clock_timestamp()
  from knowledge_points`;

/** Counts, for each point, the questions open for practice about it or its descendants. */
const COUNTED_POINTS = sql`
  with recursive below as (
    select id as point_id, id as below_id from knowledge_points
    union select below.point_id, k.id from below join knowledge_points k on k.parent_id = below.below_id
  )
  select k.id, (
    select count(distinct q.id)::int from below join question_points l on l.point_id = below.below_id
    join questions q on q.id = l.question_id or q.parent_id = l.question_id
    where below.point_id = k.id and q.type not in ('material', 'cloze') and not q.is_closed) as question_count
  from knowledge_points k order by k.id`;

/** Selects the questions that each point covers: about it or its descendants, and the parts of materials among them. */
const COUNTED_COVER = sql`
  with recursive below as (
    select id as point_id, id as below_id from knowledge_points
    union select below.point_id, k.id from below join knowledge_points k on k.parent_id = below.below_id
  )
  select distinct below.point_id, q.id as question_id from below join question_points l on l.point_id = below.below_id
  join questions q on q.id = l.question_id or q.parent_id = l.question_id order by 1, 2`;

async function applyChange({ kind, which, where }: Change): Promise<void> {
  const subject = subjects[where % 2];
  const questions = await idsOf(sql`select id from questions order by id`);
  const papers = await idsOf(sql`select id from papers order by id`);
  const question = questions[which % Math.max(1, questions.length)] ?? '0';
  const points = await idsOf(sql`select id from knowledge_points order by id`);
  const point = points[which % Math.max(1, points.length)];
  const paper = papers[which % Math.max(1, papers.length)] ?? '0';
  const statements: Record<Change['kind'], SQL> = {
    addQuestions: addQuestions(subject, 'single', 3),
    addMaterial: addQuestions(subject, 'material', 1),
    moveQuestion: sql`update questions set subject_id = ${subject} where id >= ${question}`,
    changeType: sql`update questions set type = ${where % 2 === 0 ? 'cloze' : 'single'} where id = ${question}`,
    removeQuestion: sql`
      delete from questions q where id = ${question} and not exists (select from paper_questions where question_id = q.id)`,
    hideOrShow: sql`update questions set is_hidden = not is_hidden where id >= ${question} and id % 2 = ${where}`,
    addPaper: addPaper(subject, true, which),
    addClosedPaper: addPaper(subject, false, which),
    openOrClose: sql`update papers set is_open = not is_open where id >= ${paper}`,
    movePaper: sql`update papers set subject_id = ${subject} where id = ${paper}`,
    removePaper: sql`delete from papers where id = ${paper}`,
    addChapter: addPoint(subject, null),
    addPoint: addPoint(subject, point ?? null),
    linkQuestions: sql`
      insert into question_points (company_id, question_id, point_id)
      select ${companyId}::bigint, q.id, ${point ?? null}::bigint from questions q
      where ${point ?? null}::bigint is not null and (q.id + ${where}::integer) % 2 = 0 on conflict do nothing`,
    unlinkQuestion: sql`delete from question_points where question_id = ${question}`,
    makePart: sql`
      update questions set parent_id = (select id from questions where type = 'material' order by id limit 1)
      where id = ${question} and type = 'single'`,
    movePoint: sql`
      update knowledge_points set parent_id = ${points[0] ?? null} where id = ${point ?? '0'} and id > ${points[0] ?? '0'}`,
    removePoint: sql`delete from knowledge_points where id = ${point ?? '0'}`,
  };
  await rowsOf(statements[kind]);
}

test('stored counts of the question bank equal recounted ones after any sequence of changes', async () => {
  const change = record({
    kind: constantFrom(...CHANGES),
    which: integer({ min: 0, max: 7 }),
    where: integer({ min: 0, max: 1 }),
  });
  let closed = 0;
  let covered = 0;
  await assert(
    asyncProperty(array(change, { minLength: 14, maxLength: 30 }), async (changes) => {
      for (const each of changes) await applyChange(each);
      const storedCounts = await rowsOf(
        sql`select id, question_count, paper_count from question_subjects order by id`,
      );
      const counted = await rowsOf(sql`
        select s.id,
          (select count(*) from questions q
            where q.subject_id = s.id and q.type not in ('material', 'cloze') and not q.is_closed)::int as question_count,
          (select count(*) from papers p where p.subject_id = s.id and p.is_open)::int as paper_count
        from question_subjects s order by id`);
      expect(storedCounts).toEqual(counted);
      const storedClosed = await idsOf(sql`select id from questions where is_closed order by id`);
      const countedClosed = await idsOf(sql`
        select q.id from questions q left join paper_questions pq on pq.question_id = q.id
        left join papers p on p.id = pq.paper_id
        group by q.id having q.is_hidden or not bool_or(p.is_open) order by q.id`);
      expect(storedClosed).toEqual(countedClosed);
      expect(await rowsOf(sql`select id, question_count from knowledge_points order by id`)).toEqual(
        await rowsOf(COUNTED_POINTS),
      );
      const cover = await rowsOf(sql`select point_id, question_id from covered_questions order by 1, 2`);
      expect(cover).toEqual(await rowsOf(COUNTED_COVER));
      covered += cover.length;
      closed += storedClosed.length;
    }),
    { numRuns: 14, seed: 11 },
  );
  expect(closed).toBeGreaterThan(10);
  expect(covered).toBeGreaterThan(10);
});

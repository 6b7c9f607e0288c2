import { sql } from 'drizzle-orm';
import { assert, asyncProperty, array, constantFrom, integer, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';

/** Five questions of two subjects; two students practise, three questions each time. */
const QUESTIONS = 5;
const ASKED = 3;
const VERDICTS = ['right', 'partial', 'wrong', 'unanswered', 'self'] as const;

const app = await openTestApp();
const { company } = await app.addCompany('kept.test');
const companyId = company.id;
const students = [(await app.addUser(company)).id, (await app.addUser(company)).id];
const { db } = app.parts.connection;
const ids = async (statement: ReturnType<typeof sql>): Promise<string[]> =>
  (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id);
const subjects = await ids(sql`
  with category as (insert into question_categories (company_id, name) values (${companyId}, 'kept') returning id)
  insert into question_subjects (company_id, category_id, name) select ${companyId}::bigint, id, 'kept ' || n
  from category, generate_series(1, 2) n returning id`);
const questions = await ids(sql`
  insert into questions (company_id, subject_id, type, stem, stem_html, key)
  select ${companyId}::bigint, ${subjects[0]}::bigint, 'single', 'q', 'q', '{"kind":"choice","labels":["A"]}'
  from generate_series(1, ${QUESTIONS}::integer) returning id`);

const place = integer({ min: 0, max: 7 });
const event = oneof(
  {
    weight: 4,
    arbitrary: record({
      kind: constantFrom('begin', 'beginAsVisitor', 'beginExam'),
      who: place,
      from: place,
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      kind: constantFrom('handIn'),
      who: place,
      from: place,
      verdict: constantFrom(...VERDICTS),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      kind: constantFrom('mark'),
      who: place,
      from: place,
      verdict: constantFrom(...VERDICTS),
    }),
  },
  { weight: 1, arbitrary: record({ kind: constantFrom('logIn', 'moveQuestion'), who: place, from: place }) },
);
type Event = { kind: string; who: number; from: number; verdict?: (typeof VERDICTS)[number] };

/** Runs one event in a school; `who` and `from` choose among the existing students and exercises. */
async function runEvent({ kind, who, from, verdict = 'right' }: Event): Promise<void> {
  const student = students[who % students.length];
  const { rows } = await db.execute<{ id: string }>(sql`select id from exercise_records order by id`);
  const recordId = rows[who % Math.max(1, rows.length)]?.id;
  if (kind.startsWith('begin')) {
    const isVisitor = kind === 'beginAsVisitor';
    await db.execute(sql`
      with made as (
        insert into exercise_records (company_id, user_id, client_id, type, title, subject_id, state, seed, question_count,
          total_score, started_at, active_at)
        values (${companyId}, ${isVisitor ? null : student}, ${isVisitor ? 'device' : null},
          ${kind === 'beginExam' ? 'exam' : 'quick'}, 'kept', ${subjects[0]}, 'doing', 1, ${ASKED}, 3, now(), now()) returning id)
      insert into record_questions (company_id, record_id, question_id, number, score)
      select ${companyId}::bigint, made.id, ${questions[0]}::bigint + (${from}::integer + n) % ${QUESTIONS}::integer, n, 1
      from made, generate_series(1, ${ASKED}::integer) n`);
    return;
  }
  if (recordId === undefined) return;
  if (kind === 'handIn') {
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        update record_questions set verdict = case when number = ${1 + (from % ASKED)} then ${verdict} else 'wrong' end
        where record_id = ${recordId}`);
      await tx.execute(
        sql`update exercise_records set state = 'submitted', submitted_at = now() where id = ${recordId}`,
      );
    });
  }
  if (kind === 'mark')
    await db.execute(sql`
      update record_questions set verdict = ${verdict} where record_id = ${recordId} and number = ${1 + (from % ASKED)}
      and verdict is not null`);
  if (kind === 'logIn')
    await db.execute(sql`
      update exercise_records set user_id = ${student}, client_id = null where client_id = 'device'`);
  if (kind === 'moveQuestion')
    await db.execute(sql`
      update questions set subject_id = ${subjects[who % 2]} where id = ${questions[from % QUESTIONS]}`);
}

/** Returns the stored counts and the counts recomputed from the answers. */
async function storedAndRecounted() {
  const read = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows;
  return {
    storedAnswers: await read(sql`
      select user_id, question_id, subject_id, was_right from practised_questions order by 1, 2`),
    countedAnswers: await read(sql`
      select r.user_id, rq.question_id, q.subject_id, bool_or(rq.verdict = 'right') as was_right
      from exercise_records r join record_questions rq on rq.record_id = r.id join questions q on q.id = rq.question_id
      where r.state = 'submitted' and r.type <> 'exam' and r.user_id is not null and rq.verdict <> 'unanswered'
      group by 1, 2, 3 order by 1, 2`),
    storedCounts: await read(sql`
      select id, done_count, right_count, marked_count from exercise_records
      where state = 'submitted' and type <> 'exam' and user_id is not null order by id`),
    countedCounts: await read(sql`
      select r.id, (count(*) filter (where verdict <> 'unanswered'))::int as done_count,
        (count(*) filter (where verdict = 'right'))::int as right_count,
        (count(*) filter (where verdict in ('right', 'partial', 'wrong')))::int as marked_count
      from exercise_records r join record_questions on record_id = r.id
      where state = 'submitted' and type <> 'exam' and user_id is not null group by r.id order by r.id`),
  };
}

test('stored practice counts equal recounted ones after any sequence of events', async () => {
  let answers = 0;
  await assert(
    asyncProperty(array(event, { minLength: 8, maxLength: 24 }), async (events) => {
      await db.execute(
        sql`truncate exercise_records, record_questions, answers, practised_questions cascade`,
      );
      for (const each of events) await runEvent(each);
      const { storedAnswers, countedAnswers, storedCounts, countedCounts } = await storedAndRecounted();
      answers += storedAnswers.length;
      expect(storedAnswers).toEqual(countedAnswers);
      expect(storedCounts).toEqual(countedCounts);
    }),
    { numRuns: 12, seed: 7 },
  );
  expect(answers).toBeGreaterThan(20);
});

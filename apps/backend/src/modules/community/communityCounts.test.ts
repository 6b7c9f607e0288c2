import * as community from '@lectern/sdk/endpoints/community';
import { type SQL, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';

const rowsOf = async (statement: SQL) => (await app.parts.connection.db.execute(statement)).rows;

const app = await openTestApp();
const { company } = await app.addCompany('community.test');
const companyId = company.id;
const userId = (await app.addUser(company)).id;
const rows = await rowsOf(sql`
  insert into categories (company_id, name) select ${companyId}::bigint, 'kept ' || n from generate_series(1, 3) n returning id`);
const categories: (string | null)[] = [...rows.map(({ id }) => String(id)), null];

const ask = (category: string | null, title: string, content: string): SQL => sql`
  insert into community_questions (company_id, user_id, category_id, title, content, asked_at)
  values (${companyId}, ${userId}, ${category}, ${title}, ${content}, now())`;

test('stored question counts equal recounted ones after any sequence of events', async () => {
  const KINDS = ['ask', 'ask', 'answer', 'withdraw', 'remove', 'restore', 'move', 'delete'] as const;
  const event = record({ kind: constantFrom(...KINDS), which: integer({ min: 0, max: 9 }) });
  let asked = 0;
  await assert(
    asyncProperty(array(event, { minLength: 8, maxLength: 25 }), async (events) => {
      for (const { kind, which } of events) {
        const one = sql`id = (select id from community_questions order by id offset ${which} limit 1)`;
        const statements: Record<(typeof KINDS)[number], SQL> = {
          ask: ask(categories[which % 4] ?? null, 'kept', 'kept'),
          answer: sql`update community_questions set answer_count = answer_count + 1 where ${one}`,
          withdraw: sql`update community_questions set answer_count = greatest(0, answer_count - 1) where ${one}`,
          remove: sql`update community_questions set removed_by = 'school' where ${one}`,
          restore: sql`update community_questions set removed_by = null where ${one}`,
          move: sql`update community_questions set category_id = ${categories[which % 4] ?? null} where ${one}`,
          delete: sql`delete from community_questions where ${one}`,
        };
        await rowsOf(statements[kind]);
      }
      const stored = await rowsOf(sql`
        select category_id, question_count, unanswered_count from community_counts where question_count > 0 order by 1`);
      const counted = await rowsOf(sql`
        select coalesce(category_id, 0) as category_id, count(*)::int as question_count,
          (count(*) filter (where answer_count = 0))::int as unanswered_count
        from community_questions where removed_by is null group by 1 order by 1`);
      expect(stored).toEqual(counted);
      asked += counted.length;
    }),
    { numRuns: 12, seed: 5 },
  );
  expect(asked).toBeGreaterThan(10);
});

test('stored likes equal recounted ones, and order the answers of a question', async () => {
  const [asked] = await rowsOf(sql`${ask(null, 'liked', 'liked')} returning id::text as id`);
  const questionId = String(asked?.['id']);
  const fans = await Promise.all([1, 2, 3, 4].map(() => app.addUser(company)));
  const KINDS = [
    'answer',
    'like',
    'like',
    'like',
    'unlike',
    'accept',
    'likeAll',
    'unlikeAll',
    'delete',
  ] as const;
  const event = record({ kind: constantFrom(...KINDS), which: integer({ min: 0, max: 5 }) });
  let liked = 0;
  await assert(
    asyncProperty(array(event, { minLength: 8, maxLength: 25 }), async (events) => {
      for (const { kind, which } of events) {
        const one = sql`(select id from community_answers order by id offset ${which} limit 1)`;
        const fan = fans[which % fans.length]?.id ?? '';
        const statements: Record<(typeof KINDS)[number], SQL> = {
          answer: sql`insert into community_answers (company_id, question_id, user_id, content, answered_at)
            values (${companyId}, ${questionId}, ${userId}, 'liked', now())`,
          like: sql`insert into community_likes (answer_id, user_id)
            select id, ${fan} from ${one} a on conflict do nothing`,
          unlike: sql`delete from community_likes where answer_id = ${one} and user_id = ${fan}`,
          accept: sql`update community_answers set is_accepted = not is_accepted
            where id = ${one} and (is_accepted or not exists (select from community_answers where is_accepted))`,
          likeAll: sql`insert into community_likes (answer_id, user_id)
            select id, ${fan} from community_answers on conflict do nothing`,
          unlikeAll: sql`delete from community_likes where user_id = ${fan}`,
          delete: sql`delete from community_answers where id = ${one}`,
        };
        await rowsOf(statements[kind]);
      }
      await rowsOf(sql`update community_questions q
        set answer_count = (select count(*) from community_answers where question_id = q.id) where id = ${questionId}`);
      const counted = await rowsOf(sql`
        select a.id::text as id, count(l.answer_id)::int as likes
        from community_answers a left join community_likes l on l.answer_id = a.id
        where a.question_id = ${questionId} group by a.id
        order by a.is_accepted desc, count(l.answer_id) desc, a.answered_at, a.id`);
      const { body } = await app.call(
        community.question,
        { questionId, pageSize: 20 },
        { host: 'community.test' },
      );
      const { total, records } = body.data.answers;
      const shown = records.map(({ answerId, likeCount }: { answerId: string; likeCount: number }) => ({
        id: answerId,
        likes: likeCount,
      }));
      expect({ total, shown }).toEqual({ total: counted.length, shown: counted.slice(0, 20) });
      liked += counted.filter(({ likes }) => Number(likes) > 0).length;
    }),
    { numRuns: 12, seed: 5 },
  );
  expect(liked).toBeGreaterThan(10);
});

test('a keyword search finds the same questions as a scan with ilike', async () => {
  await rowsOf(sql`delete from community_questions`);
  const texts = [
    '函数的极限怎么求',
    'How to solve 50% of it',
    '概率 与 统计',
    '极限',
    'HOW_TO',
    '数函',
    "it's \\ fine",
  ];
  for (const [index, text] of texts.entries())
    await rowsOf(ask(null, text, texts[(index + 3) % texts.length] ?? ''));
  let found = 0;
  for (const keyword of [
    '函数',
    '数',
    '极限怎么',
    'how',
    '50%',
    'how_to',
    '率 与',
    '数极',
    'solve 50% of',
    "'s \\ f",
    '没有',
  ]) {
    const pattern = `%${keyword.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    const expected = await rowsOf(sql`
      select id::text as id from community_questions where title ilike ${pattern} or content ilike ${pattern} order by id`);
    const { body } = await app.call(community.questions, { keyword }, { host: 'community.test' });
    const ids = body.data.records.map(({ questionId }: { questionId: string }) => questionId);
    expect({ keyword, ids: ids.toSorted((a: string, b: string) => Number(a) - Number(b)) }).toEqual({
      keyword,
      ids: expected.map(({ id }) => id),
    });
    expect(body.data.total).toBe(expected.length);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(10);
});

// Runs only before a release, since inserting thousands of questions takes longer than the rest of the file.
test.runIf(process.env['TESTS_OF_A_RELEASE'] !== undefined)(
  'a keyword with many matches finds the newest 1000 in any order, and no pages beyond them',
  async () => {
    await rowsOf(sql`delete from community_questions`);
    // Three in four match, one in ten is unanswered, and they are spread over a hundred years.
    for (let first = 1; first <= 6000; first += 500)
      await rowsOf(sql`
      insert into community_questions (company_id, user_id, category_id, title, content, asked_at, answer_count)
      select ${companyId}, ${userId}, case when n % 7 = 0 then ${categories[0]}::bigint end,
        case when n % 4 = 0 then 'kept' else '极限怎么求' end || n, 'kept', now() - n * interval '6 days', n % 10
      from generate_series(${first}::int, ${first}::int + 499) n`);
    const newest = sql`asked_at desc, id desc`;
    const found = async (input: community.QuestionsIn) => {
      const { body } = await app.call(
        community.questions,
        { keyword: '怎么求', pageSize: 100, ...input },
        { host: 'community.test' },
      );
      return {
        total: body.data.total,
        ids: body.data.records.map(({ questionId }: { questionId: string }) => questionId),
      };
    };
    const read = async (narrowed: SQL, offset = 0) =>
      (
        await rowsOf(sql`
        select id::text as id from community_questions where title like '极限%' and ${narrowed}
        order by ${newest} limit 100 offset ${offset}`)
      ).map(({ id }) => id);
    expect(await found({})).toEqual({ total: 1000, ids: await read(sql`true`) });
    expect(await found({ pageNo: 10 })).toEqual({ total: 1000, ids: await read(sql`true`, 900) });
    expect(await found({ pageNo: 11 })).toEqual({ total: 1000, ids: [] });
    // A filter that leaves most out reads at most some thousands.
    const waiting = await found({ order: 'unanswered', pageNo: 2 });
    expect(waiting.ids).toEqual(await read(sql`answer_count = 0`, 100));
    expect(waiting.total).toBeLessThan(
      Number(
        (
          await rowsOf(sql`
    select count(*) from community_questions where title like '极限%' and answer_count = 0`)
        )[0]?.['count'],
      ),
    );
    expect((await found({ categoryId: categories[0] ?? '' })).ids).toEqual(
      await read(sql`category_id is not null`),
    );
    const answered = await found({ order: 'answered' });
    expect(answered.total).toBe(1000);
    expect(answered.ids).toEqual(
      await rowsOf(sql`
      select id::text as id from (
        select * from community_questions where title like '极限%' order by asked_at desc limit 1000
      ) newest order by answer_count desc, ${newest} limit 100`).then((rows) => rows.map(({ id }) => id)),
    );
  },
);

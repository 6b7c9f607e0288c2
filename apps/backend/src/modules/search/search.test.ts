import type { SearchIn, SearchKind, SearchResult } from '@lectern/sdk/endpoints/search';
import { find } from '@lectern/sdk/endpoints/search';
import { addNote, removeNote } from '@lectern/sdk/endpoints/course';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as community from '@lectern/sdk/endpoints/community';
import { eq, sql, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { type Company } from '../../platform/database/tables/companies.tables.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { commodities, teachers } from '../catalogue/catalogue.tables.ts';
import { news } from '../news/index.ts';
import { plans } from '../plan/index.ts';
import { readNames } from '../searchIndex/readNames.service.ts';
import { searchEntries } from '../searchIndex/searchIndex.tables.ts';

let company: Company;
let host: string;
let user: User;
let token: string;
let hosts = 0;

const app = await openTestApp();
const { db } = app.parts.connection;

beforeEach(async () => {
  hosts += 1;
  host = `school${hosts}.example`;
  ({ company } = await app.addCompany(host));
  user = await app.addUser(company, { name: '林晓彤' });
  token = await app.tokenOf(user);
});

const database = () => db;
const search = async (input: SearchIn | string, options: { token?: string } = {}): Promise<SearchResult> => {
  const given = typeof input === 'string' ? { text: input } : input;
  return await app.data(find, given, { host, ...options });
};
/** Returns the titles that a search finds, by kind. */
const titles = async (text: string, options: { token?: string } = {}) => {
  const { groups } = await search(text, options);
  return Object.fromEntries(groups.map(({ kind, records }) => [kind, records.map(({ title }) => title)]));
};
const course = async (name: string, more: Partial<typeof commodities.$inferInsert> = {}) => {
  const made = await addCourse(app, company.id, { name });
  await database()
    .update(commodities)
    .set({ searchText: name, ...more })
    .where(eq(commodities.id, made.commodityId));
  return made;
};

/** Inserts one result of each kind, all about the same topic. */
async function addEverything(): Promise<void> {
  const { commodityId, lessonIds } = await course('高等数学入门');
  const [commodity] = await database().select().from(commodities).where(eq(commodities.id, commodityId));
  const now = app.clock.now();
  await database()
    .insert(plans)
    .values({
      companyId: company.id,
      categoryId: commodity!.categoryId,
      name: '高等数学三月计划',
      offer: 'given',
      publishedAt: now,
    });
  await database().insert(teachers).values({ companyId: company.id, name: '单高等', title: '高等数学' });
  await database()
    .insert(news)
    .values({ companyId: company.id, title: '高等数学开课', content: '<p>欢迎</p>', publishedAt: now });
  await app.call(
    community.ask,
    { title: '高等数学怎么学', content: '想不明白', fileIds: [] },
    { host, token },
  );
  await giveCourse(app, user, commodityId);
  await app.call(
    addNote,
    { lessonId: lessonIds[0] ?? '', content: '高等数学第一讲：极限', positionSeconds: 9 },
    { host, token },
  );
  await readNames(app.parts.connection);
}

const EVERYTHING = {
  course: ['高等数学入门'],
  plan: ['高等数学三月计划'],
  teacher: ['单高等'],
  question: ['高等数学怎么学'],
  news: ['高等数学开课'],
  note: ['高等数学第一讲：极限'],
};

test.each([
  ['a part of the name', '等数'],
  ['words in any order', '数学 高等'],
  ['whole pinyin', 'gaodengshuxue'],
  ['incomplete pinyin', 'gaodengsh'],
  ['pinyin with gaps', 'gao deng'],
])('search finds every kind by %s, and no notes for a visitor', async (_, text) => {
  await addEverything();
  const own = await titles(text, { token });
  const { teacher, ...others } = EVERYTHING;
  // The teacher's name contains only a part of the text; that is enough next to the name, but not for its
  // pinyin.
  expect(own).toMatchObject(text.startsWith('gaodengs') ? others : EVERYTHING);
  const seen = await titles(text);
  expect(seen).not.toHaveProperty('note');
  expect(seen).toHaveProperty('course');
  expect(teacher).toHaveLength(1);
});

test('search finds names by the initials of their syllables, and surnames by their own reading', async () => {
  await addEverything();
  expect(await titles('gdsx')).toMatchObject({ course: EVERYTHING.course, news: EVERYTHING.news });
  expect(await titles('shangaodeng')).toEqual({ teacher: ['单高等'] });
});

test('search ranks an equal name first, then names beginning with the text, then containing it, then other text', async () => {
  await course('数学');
  await course('数学竞赛');
  await course('初中数学');
  await course('物理', { searchText: '物理 数学基础' });
  await readNames(app.parts.connection);
  expect((await titles('数学')).course).toEqual(['数学', '数学竞赛', '初中数学', '物理']);
});

describe('one typing mistake', () => {
  beforeEach(addEverything);
  test.each(['高等数字', '高登数学', '高数等学', '高等的数学', '等数雪', 'gaodengshuxeu', 'gaodenshuxue'])(
    'is tolerated in %s',
    async (text) => {
      const { nearFlag, groups } = await search(text, { token });
      expect(nearFlag).toBe(1);
      expect(groups.find(({ kind }) => kind === 'course')?.records.map(({ title }) => title)).toEqual(
        EVERYTHING.course,
      );
      const { body } = await app.call(catalogue.list, { courseName: text }, { host });
      expect(body.data.records.map(({ courseName }: { courseName: string }) => courseName)).toEqual(
        EVERYTHING.course,
      );
    },
  );

  test.each(['高登数字', '梦溪', '100%', "'; drop table users; --", '%', '\\', '龘龘龘'])(
    'is the most that is tolerated: %s finds nothing',
    async (text) => expect(await search(text, { token })).toEqual({ nearFlag: 0, groups: [] }),
  );

  test('is not considered if something matches exactly', async () => {
    await course('高等数字电路');
    expect(await titles('高等数字')).toEqual({ course: ['高等数字电路'] });
  });
});

test('search hides what is off sale, deleted, not yet published, or of another school, company or student', async () => {
  await addEverything();
  const branch = await app.addSchool(company, 'branch');
  const both = { companyId: company.id, content: '', publishedAt: app.clock.now() };
  await db.insert(news).values({ ...both, title: '高等数学分校', schoolId: branch.id });
  await db
    .insert(news)
    .values({ ...both, title: '高等数学明天', publishedAt: new Date(app.clock.now().getTime() + 60_000) });
  expect((await titles('高等数学')).news).toEqual(EVERYTHING.news);
  app.clock.advance(60_000);
  expect((await titles('高等数学')).news).toEqual(['高等数学明天', ...EVERYTHING.news]);

  const other = await app.tokenOf(await app.addUser(company));
  expect(await titles('高等数学', { token: other })).not.toHaveProperty('note');
  hosts += 1;
  await app.addCompany(`school${hosts}.example`);
  expect((await app.data(find, { text: '高等数学' }, { host: `school${hosts}.example` })).groups).toEqual([]);

  const own: SearchResult = await search('高等数学', { token });
  const idOf = (kind: SearchKind) => own.groups.find((group) => group.kind === kind)?.records[0]?.id ?? '';
  await db
    .update(commodities)
    .set({ isOnSale: false })
    .where(eq(commodities.id, idOf('course')));
  await db
    .update(plans)
    .set({ isOnShelf: false })
    .where(eq(plans.id, idOf('plan')));
  await db.delete(teachers).where(eq(teachers.id, idOf('teacher')));
  await app.call(community.removeQuestion, { questionId: idOf('question') }, { host, token });
  await app.call(removeNote, { id: idOf('note') }, { host, token });
  expect(Object.keys(await titles('高等数学', { token }))).toEqual(['news']);
});

test('search finds a new name at once, by pinyin after indexing, and the old name no more', async () => {
  const { commodityId } = await course('高等数学');
  await readNames(app.parts.connection);
  await database().update(commodities).set({ name: '线性代数' }).where(eq(commodities.id, commodityId));
  expect(await titles('线性代数')).toEqual({ course: ['线性代数'] });
  expect(await titles('gaodeng')).toEqual({});
  await readNames(app.parts.connection);
  expect(await titles('xiandai')).toEqual({});
  expect(await titles('xianxing')).toEqual({ course: ['线性代数'] });
  expect(
    await database().$count(searchEntries, isNull(searchEntries.reading)),
    'every entry has a reading',
  ).toBe(0);
});

test('search pages without overlap, returns records of the requested kind only, and reports its limit of 200', async () => {
  await db.execute(sql`insert into community_questions (company_id, user_id, title, content, asked_at)
    select ${company.id}, ${user.id}, '数列 ' || n, '求和', now() from generate_series(1, 210) n`);
  await db.insert(teachers).values({ companyId: company.id, name: '数列' });
  const read = async (pageNo: number) => {
    const { groups } = await search({ text: '数列', kind: 'question', pageNo, pageSize: 50 });
    expect(groups.map(({ kind, records }) => [kind, records.length])).toEqual([
      ['teacher', 0],
      ['question', 50],
    ]);
    expect(groups[1]).toMatchObject({ total: 200, moreFlag: 1 });
    return groups[1]?.records.map(({ id }) => id) ?? [];
  };
  const ids = [...(await read(1)), ...(await read(2)), ...(await read(4))];
  expect(new Set(ids).size).toBe(150);
});

test('search returns the newest of many equal matches, and an old one by its own word', async () => {
  await database().execute(sql`
    insert into community_questions (company_id, user_id, title, content, asked_at)
    select ${company.id}, ${user.id}, title, '求和', now()
    from generate_series(0, 1100) n, lateral (select case n when 0 then '勾股数列' else '数列 ' || n end as title) named`);
  const found = await search({ text: '数列', kind: 'question', pageSize: 50 });
  const newest = Array.from({ length: 50 }, (_, index) => `数列 ${1100 - index}`);
  expect(found.groups[0]?.records.map(({ title }) => title)).toEqual(newest);
  expect(await titles('勾股')).toEqual({ question: ['勾股数列'] });
});

test('search returns nothing without words, and rejects an unknown kind with 400', async () => {
  await addEverything();
  expect(await search({})).toEqual({ nearFlag: 0, groups: [] });
  expect(await search('  ')).toEqual({ nearFlag: 0, groups: [] });
  const { status, body } = await app.call(find, { text: 'a', kind: 'exam' } as never, { host });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('kind');
});

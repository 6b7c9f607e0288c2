import * as home from '@lectern/sdk/endpoints/home';
import * as news from '@lectern/sdk/endpoints/news';
import { lastLearning, schoolBySuffix } from '@lectern/sdk/endpoints/shell';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestClock, type TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { notices } from './home.tables.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

const SECOND = { host: 'second.localhost' };

async function schoolId(suffix: string): Promise<string> {
  return (await app.data(schoolBySuffix, { suffix })).id;
}

async function pageOf(options: Parameters<TestApp['call']>[2] = {}): Promise<home.HomePage> {
  const reply = await app.call(home.page, {}, options);
  expect(reply.body).toMatchObject({ code: '1' });
  return reply.body.data;
}

describe('the home page', () => {
  it('contains all its parts from the database', async () => {
    const page = await pageOf();
    expect(page.banners.length).toBeGreaterThanOrEqual(2);
    expect(page.notice?.text).toContain('寒假班');
    expect(page.categories.length).toBeGreaterThanOrEqual(6);
    expect(page.categories.some((category) => category.children.length > 1)).toBe(true);
    expect(page.teachers.length).toBeGreaterThanOrEqual(4);
    expect(page.news.length).toBeGreaterThanOrEqual(5);
    expect(page.numbers.courseCount).toBeGreaterThanOrEqual(20);
    expect(page.numbers.lessonCount).toBeGreaterThan(page.numbers.courseCount);
  });

  it('has shelves of courses, each with a reason, a link to more and no course twice', async () => {
    const { shelves } = await pageOf();
    expect(shelves.length).toBeGreaterThanOrEqual(5);
    for (const shelf of shelves) {
      expect(shelf.reason).not.toBe('');
      expect(shelf.moreRoute).toMatch(/^\/course\/list/);
      expect(shelf.courses.length).toBeGreaterThanOrEqual(3);
      expect(new Set(shelf.courses.map((course) => course.commodityId)).size).toBe(shelf.courses.length);
    }
    const free = shelves.find((shelf) => shelf.moreRoute.includes('price=free'));
    expect(free?.courses.every((course) => course.priceCents === 0 && course.freeFlag === 1)).toBe(true);
  });

  it('shows a branch’s own banners and news where it has any', async () => {
    const [main, chengdu] = [await pageOf(), await pageOf({ schoolId: await schoolId('chengdu') })];
    expect(chengdu.banners[0]?.title).toBe('慢慢学，也能学得很远');
    expect(main.banners[0]?.title).not.toBe(chengdu.banners[0]?.title);
    expect(chengdu.news.map((item) => item.tag)).toContain('分校');
    expect(main.news.map((item) => item.tag)).not.toContain('分校');
  });

  it('shows nothing of another company', async () => {
    const [first, second] = [await pageOf(), await pageOf(SECOND)];
    expect(second.banners[0]?.title).toBe('从做事的人，到带人的人');
    const ids = (page: home.HomePage) =>
      page.shelves.flatMap((shelf) => shelf.courses.map((course) => course.commodityId));
    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
    const foreign = await pageOf({ ...SECOND, schoolId: await schoolId('chengdu') });
    expect(foreign.news.map((item) => item.id)).toEqual(second.news.map((item) => item.id));
  });

  it('stops showing a notice soon after it ends', async () => {
    const { db } = app.parts.connection;
    const [company] = await db.select().from(companies).where(eq(companies.name, '汇才企业学院'));
    const isOfCompany = eq(notices.companyId, company?.id ?? '');
    expect((await pageOf(SECOND)).notice?.text).toContain('信息安全');
    await db.update(notices).set({ endsAt: app.clock.now() }).where(isOfCompany);
    await expect.poll(async () => (await pageOf(SECOND)).notice, { interval: 200 }).toBeNull();
  });
});

describe('the learning section', () => {
  it('requires a log-in, and is empty for a new student', async () => {
    expect((await app.call(home.learning, {})).status).toBe(401);
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    expect(await app.data(home.learning, {}, { token })).toEqual({ continueWith: [], owned: [] });
    expect(await app.data(lastLearning, {}, { token })).toBeNull();
  });
});

describe('the learning section of a student with courses', () => {
  it('continues with the unfinished courses, and lists the owned ones', async () => {
    const token = await app.tokenOf(await app.userNamed('member'));
    const { continueWith, owned }: home.HomeLearning = (await app.body(home.learning, {}, { token })).data;
    expect(continueWith.length).toBeGreaterThan(0);
    expect(continueWith.every((card) => card.progressPercent < 100 && card.lessonName !== '')).toBe(true);
    const ids = owned.map((course) => course.courseId);
    expect(ids).toEqual(expect.arrayContaining(continueWith.map((card) => card.courseId)));
    const latest = await app.data(lastLearning, {}, { token });
    expect(ids).toContain(latest.courseId);
  });
});

describe('news', () => {
  it('are paged, pinned ones first, then the newest', async () => {
    const first = await app.data(news.list, { pageNo: 1, pageSize: 3 });
    const second = await app.data(news.list, { pageNo: 2, pageSize: 3 });
    const all = [...first.records, ...second.records];
    expect(first.total).toBeGreaterThan(3);
    expect(new Set(all.map((item: news.NewsItem) => item.id)).size).toBe(all.length);
    const order = all.map((item: news.NewsItem) => `${item.pinned ? 1 : 0}${item.date}`);
    expect(order).toEqual(order.toSorted().toReversed());
  });

  it('open with their text and links to the older and newer item', async () => {
    const { records } = await app.data(news.list, {});
    const middle = records[3];
    const detail = await app.data(news.detail, { id: middle.id });
    expect(detail.content).toMatch(/^<p>.{40,}<\/p>$/s);
    expect(Date.parse(detail.date)).toBeLessThan(app.clock.now().getTime());
    const older = await app.data(news.detail, { id: detail.older.id });
    expect(older.newer.id).toBe(middle.id);
  });

  it('of another branch, another company or an unknown id are not found', async () => {
    const chengdu = await schoolId('chengdu');
    const own = (await app.data(news.list, {}, { schoolId: chengdu })).records.find(
      (item: news.NewsItem) => item.tag === '分校',
    );
    expect((await app.call(news.detail, { id: own.id }, { schoolId: chengdu })).body.code).toBe('1');
    for (const reply of [
      await app.call(news.detail, { id: own.id }),
      await app.call(news.detail, { id: own.id }, SECOND),
      await app.call(news.detail, { id: '999999' }),
      await app.call(news.detail, { id: "1' or '1'='1" }),
    ]) {
      expect(reply.body).toMatchObject({ code: '0', message: '这条资讯不在了' });
    }
  });

  it('reject an impossible page number or size with 400', async () => {
    expect((await app.call(news.list, { pageSize: 5000 })).status).toBe(400);
    expect((await app.call(news.list, { pageNo: 0 })).status).toBe(400);
  });
});

describe('teachers', () => {
  it('are listed with the number of their courses, and open with these courses', async () => {
    const { total, records } = await app.data(teachers.list, { pageSize: 50 });
    expect(total).toBe(records.length);
    const busy = records.toSorted(
      (a: teachers.TeacherCard, b: teachers.TeacherCard) => b.courseCount - a.courseCount,
    )[0];
    const detail = await app.data(teachers.detail, { id: busy.id });
    expect(detail).toMatchObject({ ...busy, courseCount: detail.courses.length });
    expect(detail.courses.length).toBeGreaterThan(0);
    expect((await app.call(teachers.detail, { id: busy.id }, SECOND)).body.code).toBe('0');
  });
});

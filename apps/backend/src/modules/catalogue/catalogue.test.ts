import {
  addReview,
  categories,
  collect,
  detail,
  enrolFree,
  list,
  reviews,
} from '@lectern/sdk/endpoints/catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { meanwhile } from '../../../test/meanwhile.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, addPackage, giveCourse } from '../../../test/subjects/catalogue.ts';
import { cartModule } from '../cart/index.ts';
import { courses } from './catalogue.tables.ts';
import { catalogueModule } from './index.ts';
import { insertReview, removeReview } from './reviews.service.ts';

const app = await openTestApp({ seed: true, modules: [catalogueModule, cartModule] });

const namesOf = (reply: { body: { data: { records: { courseName: string }[] } } }) =>
  reply.body.data.records.map(({ courseName }) => courseName);

async function courseNamed(name: string) {
  const { body } = await app.call(list, { courseName: name });
  return body.data.records[0];
}

describe('the course list', () => {
  test('shows the twelve most popular courses and the total', async () => {
    const { body } = await app.call(list, {});
    expect(body.data.records).toHaveLength(12);
    expect(body.data.total).toBeGreaterThanOrEqual(28);
    const counts: number[] = body.data.records.map(
      ({ studentCount }: { studentCount: number }) => studentCount,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('contains every course exactly once over all pages', async () => {
    const { body } = await app.call(list, { pageSize: 7 });
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= Math.ceil(body.data.total / 7); pageNo += 1) {
      const page = await app.call(list, { pageSize: 7, pageNo });
      ids.push(...page.body.data.records.map(({ commodityId }: { commodityId: string }) => commodityId));
    }
    expect(ids).toHaveLength(body.data.total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('finds courses that have every word in name, teacher or subject, ignoring case', async () => {
    expect(namesOf(await app.call(list, { courseName: 'pyTHON 数据' }))).toContain('用 Python 做数据分析');
    expect(namesOf(await app.call(list, { courseName: '顾明晖' }))).toContain('圆锥曲线二十讲');
    expect(namesOf(await app.call(list, { courseName: 'Python 吉他' }))).toEqual([]);
  });

  test('ranks courses with the word in their name before other matches', async () => {
    const names = namesOf(await app.call(list, { courseName: '数学', pageSize: 60 }));
    const last = names.findLastIndex((name) => name.includes('数学'));
    expect(names.findIndex((name) => !name.includes('数学'))).toBe(last + 1);
  });

  test.each(['popular', 'newest', 'priceUp', 'priceDown'] as const)(
    'pages search results sorted by %s without gaps, and counts free and paid ones',
    async (sort) => {
      const query = { courseName: '数学', sort };
      const fullList = await app.data(list, { ...query, pageSize: 60 });
      expect(fullList.records).toHaveLength(fullList.total);
      const pages = [];
      for (let pageNo = 1; pages.length < fullList.total; pageNo += 1)
        pages.push(...namesOf(await app.call(list, { ...query, pageNo, pageSize: 5 })));
      expect(pages).toEqual(fullList.records.map(({ courseName }: { courseName: string }) => courseName));
      const free = await app.data(list, { ...query, price: 'free', pageSize: 60 });
      expect(free.records).toHaveLength(fullList.facets.prices.free);
      expect(fullList.facets.prices.free + fullList.facets.prices.paid).toBe(fullList.total);
    },
  );

  test.each(['%', '_', '\\', "'; drop table courses; --", '" or 1=1', '%%%%'])(
    'treats %j as plain text',
    async (courseName) => {
      const { status, body } = await app.call(list, { courseName });
      expect(status).toBe(200);
      expect(body.data.total).toBe(0);
    },
  );

  test('filters by category with its subcategories, price and kind, and counts each choice', async () => {
    const tree = await app.data(categories, {});
    const senior = tree.find(({ name }: { name: string }) => name === '高中同步');
    const { body } = await app.call(list, { categoryId: senior.id, kind: 'live', price: 'paid' });
    expect(body.data.total).toBe(body.data.records.length);
    for (const card of body.data.records) expect(card).toMatchObject({ kind: 'live', freeFlag: 0 });
    expect(body.data.facets.kinds.live).toBe(body.data.total);
    const free = await app.call(list, { categoryId: senior.id, kind: 'live', price: 'free' });
    expect(body.data.facets.prices.free).toBe(free.body.data.total);
  });

  test('filters by price range, and reports the range of all prices', async () => {
    const all = await app.data(list, { pageSize: 60 });
    const prices: number[] = all.records.map(({ priceCents }: { priceCents: number }) => priceCents);
    expect(all.priceRange).toEqual({ lowestCents: Math.min(...prices), highestCents: Math.max(...prices) });
    const [lowestPriceCents, highestPriceCents] = [9_900, 29_900];
    const data = await app.data(list, { lowestPriceCents, highestPriceCents, pageSize: 60 });
    const between = prices.filter((price) => price >= lowestPriceCents && price <= highestPriceCents);
    expect(between.length).toBeGreaterThan(0);
    expect(between.length).toBeLessThan(prices.length);
    expect(data.total).toBe(between.length);
    expect(data.records).toHaveLength(between.length);
    expect(data.facets.kinds.live + data.facets.kinds.recorded).toBe(between.length);
    expect(data.priceRange).toEqual(all.priceRange);
    const none = await app.data(list, { courseName: '没有这样的课' });
    expect(none.priceRange).toEqual({ lowestCents: 0, highestCents: 0 });
    expect((await app.call(list, { lowestPriceCents: -1 })).status).toBe(400);
  });

  test('sorts by price both ways', async () => {
    const prices = async (sort: 'priceUp' | 'priceDown') =>
      (await app.data(list, { sort, pageSize: 60 })).records.map(
        ({ priceCents }: { priceCents: number }) => priceCents,
      );
    const up: number[] = await prices('priceUp');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(await prices('priceDown')).toEqual(up.toReversed());
  });

  test('never contains another company’s courses', async () => {
    const { body } = await app.call(list, { courseName: '新任经理' });
    expect(body.data.total).toBe(0);
    const other = await app.call(list, { courseName: '新任经理' }, { host: 'second.localhost' });
    expect(other.body.data.total).toBe(1);
    const [ofOther] = other.body.data.records;
    expect(
      (await app.call(detail, { commodityId: ofOther.commodityId, targetId: ofOther.courseId })).body.code,
    ).toBe('0');
  });
});

describe('the course page', () => {
  test('contains lessons, teacher, packages and related courses', async () => {
    const card = await courseNamed('高一数学');
    const { body } = await app.call(detail, { commodityId: card.commodityId, targetId: card.courseId });
    const lessons = body.data.chapters.flatMap((chapter: { lessons: unknown[] }) => chapter.lessons);
    expect(lessons).toHaveLength(24);
    expect(body.data.teacher.name).toBe('顾明晖');
    expect(body.data.inPackages.map(({ courseName }: { courseName: string }) => courseName)).toContain(
      '高一理科同步包',
    );
    expect(body.data.related.length).toBeGreaterThan(0);
    expect(body.data.nextLessonId).toBeNull();
  });

  test('answers code 0 for an unknown or malformed id', async () => {
    for (const commodityId of ['999999999', 'x', '1e3', '../1']) {
      expect((await app.call(detail, { commodityId, targetId: '1' })).body.code).toBe('0');
    }
  });

  test('lists the courses of a package, and none of them as related', async () => {
    const card = await courseNamed('高一理科同步包');
    expect(card).toMatchObject({ commodityType: 2, lessonCount: 58 });
    const { body } = await app.call(detail, { commodityId: card.commodityId, targetId: card.courseId });
    expect(body.data.packageCourses).toHaveLength(3);
    const idsOf = (cards: { commodityId: string }[]) => cards.map(({ commodityId }) => commodityId);
    expect(idsOf(body.data.related).filter((id) => idsOf(body.data.packageCourses).includes(id))).toEqual([]);
    expect(body.data.related.length).toBeGreaterThan(0);
  });
});

describe('a student', () => {
  test('enrols in a free course once, and may then review it once', async () => {
    const student = await app.userNamed('newcomer');
    const token = await app.tokenOf(student);
    const card = await courseNamed('遗传学入门');
    const review = { courseId: card.courseId, rating: 5, content: '讲得像侦探故事一样。' };

    expect((await app.call(addReview, review, { token })).body.code).toBe('0');
    for (const _ of [1, 2]) {
      const { body } = await app.call(enrolFree, { commodityId: card.commodityId }, { token });
      expect(body).toMatchObject({ code: '1', data: { courseId: card.courseId } });
    }
    const mine = await app.call(
      detail,
      { commodityId: card.commodityId, targetId: card.courseId },
      { token },
    );
    expect(mine.body.data.course).toMatchObject({ owned: true, studentCount: card.studentCount + 1 });
    expect(mine.body.data.nextLessonId).not.toBeNull();

    const before = await app.data(reviews, { courseId: card.courseId });
    expect((await app.call(addReview, review, { token })).body.code).toBe('1');
    expect((await app.call(addReview, review, { token })).body.code).toBe('0');
    const after = await app.data(reviews, { courseId: card.courseId }, { token });
    expect(after.total).toBe(before.total + 1);
    expect(after.records.find(({ isMine }: { isMine: boolean }) => isMine)).toMatchObject({
      authorName: '周**',
    });
    expect(after.canReview).toBe(false);
  });

  test('adds a review while the school removes another, and the rating count stays right', async () => {
    const { company } = await app.addCompany('reviewed.example');
    const { courseId, commodityId } = await addCourse(app, company.id, { name: '素描' });
    const options = { host: 'reviewed.example' };
    const student = async () => {
      const user = await app.addUser(company);
      await giveCourse(app, user, commodityId);
      return { ...options, token: await app.tokenOf(user) };
    };
    const [one, other] = [await student(), await student()];
    const reviewOf = (rating: number) => ({ courseId, rating, content: '讲得像侦探故事一样。' });
    const { id } = await app.data(addReview, reviewOf(1), one);
    await meanwhile(
      app,
      (tx) => tx.select().from(courses).where(eq(courses.id, courseId)).for('update'),
      () => app.parts.connection.db.transaction((tx) => removeReview(tx, id, app.clock.now())),
      async (tx) => {
        const by = await app.addUser(company);
        const row = { companyId: company.id, courseId, userId: by.id, content: '讲得清楚。', rating: 5 };
        await insertReview(tx, { ...row, createdAt: app.clock.now() });
      },
    );
    const rated = async () =>
      (await app.data(detail, { commodityId, targetId: courseId }, options)).ratingCount;
    expect(await rated()).toBe(1);
    await app.data(addReview, reviewOf(4), other);
    expect(await rated()).toBe(2);
  });

  test('owns a package once they have all of its courses', async () => {
    const host = 'packaged.example';
    const { company } = await app.addCompany(host);
    const members = [await addCourse(app, company.id), await addCourse(app, company.id)];
    const { packageId, commodityId } = await addPackage(app, company.id, members, {
      priceCents: 9_900,
      listPriceCents: 9_900,
    });
    const user = await app.addUser(company);
    const options = { host, token: await app.tokenOf(user) };
    const owned: boolean[] = [];
    for (const member of members) {
      await giveCourse(app, user, member.commodityId);
      owned.push((await app.data(detail, { commodityId, targetId: packageId }, options)).course.owned);
    }
    expect(owned).toEqual([false, true]);
  });

  test('cannot enrol in a paid course for free', async () => {
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    const card = await courseNamed('圆锥曲线');
    expect((await app.call(enrolFree, { commodityId: card.commodityId }, { token })).body.code).toBe('0');
    expect((await app.call(enrolFree, { commodityId: card.commodityId })).status).toBe(401);
  });

  test('collects a course, and removes it from the collection again', async () => {
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    const card = await courseNamed('圆锥曲线');
    const isCollected = async () =>
      (await app.body(detail, { commodityId: card.commodityId, targetId: card.courseId }, { token })).data
        .isCollected;
    await app.call(collect, { commodityId: card.commodityId, isCollected: true }, { token });
    await app.call(collect, { commodityId: card.commodityId, isCollected: true }, { token });
    expect(await isCollected()).toBe(true);
    await app.call(collect, { commodityId: card.commodityId, isCollected: false }, { token });
    expect(await isCollected()).toBe(false);
  });
});

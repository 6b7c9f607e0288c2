import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addProxyExam, JIANGSU, type ProxyExamOptions } from '../../../test/subjects/proxyExams.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';

const ZHEJIANG = '330000';

let hosts = 0;
let host: string;
let company: Company;
let course: CatalogueCourse;

const app = await openTestApp();

beforeEach(async () => {
  hosts += 1;
  host = `exams${hosts}.example`;
  ({ company } = await app.addCompany(host));
  course = await addCourse(app, company.id, { name: '自学考试班' });
});

const add = (
  name: string,
  provinces: NonNullable<ProxyExamOptions['provinces']>,
  more: ProxyExamOptions['values'] = {},
) => addProxyExam(app, company.id, course.courseId, { values: { name, ...more }, provinces });
const list = (input: proxyExam.OffersIn = {}, at = host): Promise<proxyExam.OfferList> =>
  app.data(proxyExam.offers, input, { host: at });
const names = async (input?: proxyExam.OffersIn) =>
  (await list(input)).records.map(({ itemName }) => itemName);
const read = (itemId: string, token?: string) =>
  app.body(proxyExam.offer, { itemId }, { host, ...(token !== undefined && { token }) });
const student = async (hasCourse: boolean): Promise<string> => {
  const user = await app.addUser(company);
  if (hasCourse) await giveCourse(app, user, course.commodityId);
  return app.tokenOf(user);
};

test('proxyExam.offers lists open exams by deadline first, then upcoming ones, then closed ones', async () => {
  await add('已经结束的考试', { [JIANGSU]: [-9, -2] });
  await add('快要开始的考试', { [JIANGSU]: [2, 9] });
  await add('后天截止的考试', { [JIANGSU]: [-9, -3], [ZHEJIANG]: [-1, 2] });
  await add('明天截止的考试', { [JIANGSU]: [-1, 1] });
  await add('两段之间的考试', { [JIANGSU]: [-9, -3], [ZHEJIANG]: [5, 9] });
  await add('学校暂停的考试', { [JIANGSU]: [-1, 1] }, { isOpen: false });
  const order = [
    '明天截止的考试',
    '后天截止的考试',
    '两段之间的考试',
    '快要开始的考试',
    '学校暂停的考试',
    '已经结束的考试',
  ];
  expect(await names()).toEqual(order);
  expect((await list()).counts).toEqual({ all: 6, open: 2, soon: 2, closed: 2 });
  expect(await names({ state: 'soon' })).toEqual(order.slice(2, 4));
  const found = await list({ keyword: '截止', state: 'closed' });
  expect([found.total, found.records, found.counts]).toEqual([
    0,
    [],
    { all: 2, open: 2, soon: 0, closed: 0 },
  ]);
  expect(await names({ keyword: '%' })).toEqual([]);
  expect(await names({ pageNo: 2, pageSize: 4 })).toEqual(order.slice(4));
  const [, second] = (await list()).records;
  expect(second).toMatchObject({ state: 'open', feeCents: 3000, provinces: ['江苏省', '浙江省'] });
  expect((await app.call(proxyExam.offers, { pageSize: 101 }, { host })).status).toBe(400);
});

test('proxyExam.offer shows a visitor the terms, provinces, required fields and the course for an exam', async () => {
  const { itemId } = await addProxyExam(app, company.id, course.courseId, {
    values: { terms: '## 须知\n<script>alert(1)</script>' },
    provinces: { [ZHEJIANG]: [2, 9], [JIANGSU]: [-1, 3] },
    fields: [
      { fieldCode: 'name', fieldName: '姓名' },
      { fieldCode: 'ticket', fieldName: '准考证号', associatedFlag: 1 },
    ],
  });
  const { data } = await read(itemId);
  expect(data).toMatchObject({
    offer: { itemId, state: 'open' },
    provinces: [{ provinceCode: JIANGSU, provinceName: '江苏省' }, { provinceCode: ZHEJIANG }],
    asks: ['姓名'],
    courses: [{ courseName: '自学考试班', commodityId: course.commodityId }],
    sign: null,
  });
  expect(data.termsHtml).not.toContain('<script');
  expect(await read('999999')).toEqual({ code: '0', message: '没有找到这项考试', data: { field: 'itemId' } });
});

test('proxyExam.offer returns the registration to students with the course, and to every student if none is required', async () => {
  const [behind, free] = [
    await add('英语等级考试', { [JIANGSU]: [-1, 1] }),
    await addProxyExam(app, company.id, undefined),
  ];
  const [withCourse, without] = [await student(true), await student(false)];
  const signOf = async (itemId: string, token?: string) => (await read(itemId, token)).data.sign;
  expect(await signOf(behind.itemId, withCourse)).toMatchObject({ state: 'open', signId: '0' });
  expect([await signOf(behind.itemId, without), await signOf(free.itemId)]).toEqual([null, null]);
  expect(await signOf(free.itemId, without)).toMatchObject({ state: 'open', signId: '0' });
  const begin = async (itemId: string) =>
    (await app.call(proxyExam.saveUserItem, { itemId, provinceCode: JIANGSU }, { host, token: without }))
      .body;
  expect((await begin(behind.itemId)).message).toBe('没有找到这项考试');
  expect((await begin(free.itemId)).code).toBe('1');
  expect([await signOf(free.itemId, without), await signOf(free.itemId, withCourse)]).toMatchObject([
    { state: 'draft' },
    { state: 'open' },
  ]);
});

test('another company sees none of these exams', async () => {
  const { itemId } = await add('英语等级考试', { [JIANGSU]: [-1, 1] });
  const other = `elsewhere${hosts}.example`;
  await app.addCompany(other);
  expect((await list({}, other)).counts.all).toBe(0);
  expect((await app.call(proxyExam.offer, { itemId }, { host: other })).body.message).toBe(
    '没有找到这项考试',
  );
});

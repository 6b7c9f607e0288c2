import { studyRecordPdfUrl } from '@lectern/sdk/endpoints/other';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { toPdf } from '../../certificate/index.ts';
import { recordSheet, type RecordTexts } from './recordSheet.ts';

const MINUTE_MS = 60_000;

const app = await openTestApp({ seed: true });

const open = (url: string, host = 'localhost') =>
  app.server.inject({ method: 'GET', url, headers: { host } });

test('a study record is downloaded in either language, from an address signed for its student that expires', async () => {
  const user = await app.userNamed('member');
  const ask = async (lang: 'zh' | 'en'): Promise<string> =>
    (await app.data(studyRecordPdfUrl, { lang }, { token: await app.tokenOf(user) })).url;
  const url = await ask('zh');
  const file = await open(url);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
    `学习档案 ${user.name}.pdf`,
  );
  expect(file.rawPayload.toString('latin1')).toContain('/Lang (zh-CN)');
  expect((await open(await ask('en'))).rawPayload.toString('latin1')).toContain('/Lang (en)');

  const other = await app.userNamed('student');
  for (const wrong of [
    url.replace(`/${user.id}/`, `/${other.id}/`),
    url.replace('/zh/', '/en/'),
    url.replace('/zh/', '/fr/'),
    url.replace(/\.[^./]+\/record/, '.x/record'),
  ])
    expect((await open(wrong)).statusCode, wrong).toBe(403);
  expect((await open(url, 'second.localhost')).statusCode).toBe(403);
  app.clock.advance(11 * MINUTE_MS);
  expect((await open(url)).statusCode).toBe(403);
});

test('a study record is limited per minute with 429, and forged addresses do not count', async () => {
  const user = await app.userNamed('member');
  const { url } = (await app.body(studyRecordPdfUrl, { lang: 'zh' }, { token: await app.tokenOf(user) }))
    .data;
  const forged = url.replace(/\.[^./]+\/record/, '.x/record');
  for (let count = 0; count < 40; count += 1) expect((await open(forged)).statusCode).toBe(403);
  const drawn: number[] = [];
  for (let count = 0; count < 40; count += 1) drawn.push((await open(url)).statusCode);
  expect(drawn[0]).toBe(200);
  expect(drawn.at(-1)).toBe(429);
});

const course = {
  classTypeId: '1',
  commodityId: '1',
  className: '圆锥曲线二十讲',
  classNameEn: '',
  lessonCount: 20,
  finishedCount: 5,
  progressPercent: 25,
  studySeconds: 0,
  lastStudiedAt: null,
};
const record: RecordTexts = {
  holderName: '宋明远',
  companyName: '青禾学堂',
  shortName: '青禾',
  sum: {
    courseCount: 2,
    finishedCourseCount: 1,
    studySeconds: 3700,
    streakDays: 3,
    exerciseCount: 4,
    examCount: 1,
    certificateCount: 0,
  },
  history: {
    days: [
      { day: '2026-11-24', lessonSeconds: 61, practiceSeconds: 0 },
      { day: '2026-11-26', lessonSeconds: 600, practiceSeconds: 300 },
    ],
    marks: [{ recordId: '1', title: '月考', percent: 87.5, submittedAt: '2026-11-25T17:00:00.000Z' }],
  },
  classes: [course],
  // In Shanghai this is already the 27th.
  generatedAt: new Date('2026-11-26T17:00:00.000Z'),
  lang: 'zh',
};
const textsOf = (recordTexts: RecordTexts) => recordSheet(recordTexts).texts.map(({ text }) => text);

test('recordSheet shows days in Shanghai time, weeks from Monday, marks and courses', () => {
  const texts = textsOf(record);
  expect(texts).toEqual(
    expect.arrayContaining([
      '宋明远　截至 2026-11-27',
      '1 小时 1 分',
      '2 门，学完 1',
      '11/27',
      '15',
      '88',
      '11/26',
      '5 / 20 课时',
    ]),
  );
  const week = texts.indexOf('2026-11-23');
  expect(texts.slice(week, week + 4)).toEqual(['2026-11-23', '2', '12', '5']);
});

test('recordSheet says how many courses it omits, and “Nothing yet” for empty sections', () => {
  expect(textsOf({ ...record, classes: Array.from({ length: 30 }, () => course) })).toContain(
    '另有 23 门课程',
  );
  const nothing = textsOf({ ...record, history: { days: [], marks: [] }, classes: [], lang: 'en' });
  expect(nothing.filter((text) => text === 'Nothing yet')).toHaveLength(2);
});

test('recordSheet keeps all texts on the page, and toPdf writes it, for any history', async () => {
  const day = fc.record({
    day: fc
      .date({ min: new Date('2025-11-01'), max: new Date('2026-11-27'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    lessonSeconds: fc.nat(200_000),
    practiceSeconds: fc.nat(200_000),
  });
  const mark = fc.record({
    recordId: fc.constant('1'),
    title: fc.string(),
    percent: fc.integer({ min: 0, max: 100 }),
    submittedAt: fc.constant('2026-11-25T17:00:00.000Z'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(day, { maxLength: 60 }),
      fc.array(mark, { maxLength: 20 }),
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      async (days, marks, holderName) => {
        const sheet = recordSheet({ ...record, holderName, history: { days, marks } });
        for (const { x, y, text } of sheet.texts) {
          expect(x, text).toBeGreaterThanOrEqual(0);
          expect(x, text).toBeLessThanOrEqual(sheet.width);
          expect(y, text).toBeLessThanOrEqual(sheet.height - 20);
        }
        expect(sheet.paths.every(({ d }) => !/NaN|Infinity/.test(d))).toBe(true);
        expect((await toPdf(sheet)).subarray(0, 5).toString()).toBe('%PDF-');
      },
    ),
    { numRuns: 15 },
  );
});

import * as openClass from '@lectern/sdk/endpoints/openClass';
import * as testimonials from '@lectern/sdk/endpoints/testimonials';
import * as learning from '@lectern/sdk/endpoints/learning';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

test('the demonstration has a current open class, upcoming ones, a full one and three recordings', async () => {
  const { records, counts }: openClass.OpenClassList = await app.data(openClass.list, {});
  expect(counts).toEqual({ all: 10, now: 1, upcoming: 5, finished: 4, booked: 0 });
  expect(records[0]).toMatchObject({ state: 'now', subjectName: '高中生物', teacherName: '何婉清' });
  expect(
    records.filter(({ capacity, bookedCount }) => capacity !== null && bookedCount >= capacity),
  ).toHaveLength(1);
  expect(records.filter(({ replay }) => replay !== null)).toHaveLength(3);
});

test('a recording can be watched without buying its course', async () => {
  const { records }: openClass.OpenClassList = (await app.body(openClass.list, { state: 'finished' })).data;
  for (const { replay } of records) {
    if (replay === null) continue;
    const { body } = await app.call(learning.lesson, {
      classTypeId: replay.courseId,
      lessonId: replay.lessonId,
    });
    expect(body.data).toMatchObject({
      access: 'preview',
      media: { videoUrl: expect.stringContaining('/media/') },
    });
  }
});

test('both companies have testimonials of their own, newest first', async () => {
  const read = (
    host: string,
    input: testimonials.TestimonialListIn = {},
  ): Promise<testimonials.TestimonialList> => app.data(testimonials.list, input, { host });
  const { total, records } = await read('localhost', { pageSize: 5 });
  expect([total, records.length, records[0]?.name]).toEqual([7, 5, '陈嘉禾']);
  expect(records[0]?.story).toContain('<strong>先画图，再动笔</strong>');
  expect(records[0]?.course).toMatchObject({ courseName: '圆锥曲线二十讲' });
  expect((await read('localhost', { pageNo: 2, pageSize: 5 })).records).toHaveLength(2);
  expect((await read('second.localhost')).records.map(({ name }) => name)).toEqual(['段启明', '费晓岚']);
});

import * as homework from '@lectern/sdk/endpoints/homework';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

test('the demonstration has returned, waiting, submitted, marked and closed homework', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const { records } = await app.data(homework.list, {}, { token });
  expect(
    records.map(({ homeworkName, state, score }: homework.Homework) => [homeworkName, state, score]),
  ).toEqual([
    ['为什么选豌豆', 'returned', null],
    ['用一根绳子画椭圆', 'waiting', null],
    ['课前热身卷', 'waiting', null],
    ['画一张能量图', 'submitted', null],
    ['暖宝宝里的化学', 'marked', 92],
    ['渐近线小论文', 'closed', null],
  ]);
});

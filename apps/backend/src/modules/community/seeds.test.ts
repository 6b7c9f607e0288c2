import * as community from '@lectern/sdk/endpoints/community';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

test('the demonstration has twelve questions: accepted, answered by teachers, and unanswered', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const { total, records }: community.PublicQuestionPage = await app.data(community.questions, {}, { token });
  expect(total).toBe(12);
  expect(records.filter(({ acceptedFlag }) => acceptedFlag === 1).length).toBeGreaterThan(4);
  expect(records.filter(({ teacherFlag }) => teacherFlag === 1).length).toBeGreaterThan(3);
  expect(records.filter(({ answerCount }) => answerCount === 0).length).toBe(2);
  expect((await app.data(community.unreadCount, {}, { token })).count).toBe(2);
});

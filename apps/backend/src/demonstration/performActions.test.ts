import * as community from '@lectern/sdk/endpoints/community';
import { expect, test } from 'vitest';
import { createTestClock } from '../../test/createTestApp.ts';
import { openTestApp } from '../../test/openTestApp.ts';
import { communityQuestions } from '../modules/community/community.tables.ts';
import type { DemoAction } from './actions.ts';
import { performActions } from './performActions.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const askAction: DemoAction = {
  host: 'localhost',
  call: 'community.ask',
  isOfSchool: false,
  location: 'community.ask.csv, row 1',
  name: 'limit',
  at: ago(30),
  by: ['student'],
  input: { title: '极限为什么能取到？', content: '第一行', fileIds: '[]' },
};
const play = (...actions: DemoAction[]): Promise<void> =>
  db.transaction((tx) => performActions(tx, NOW, Promise.resolve(actions)));

const app = await openTestApp({ seed: true, clock: createTestClock(NOW) });
const { db } = app.parts.connection;

test('a demonstration action is dated in the past, and a later one can refer to its result', async () => {
  await play(askAction, {
    ...askAction,
    call: 'community.answer',
    name: '',
    at: ago(29),
    by: ['member', 'former01'],
    input: { questionId: '@{limit.questionId}', content: '它只是靠近', fileIds: '[]' },
  });
  const { records }: community.PublicQuestionPage = await app.data(community.questions, {
    keyword: '极限为什么能取到',
  });
  expect(records).toMatchObject([{ askedAt: ago(30).toISOString(), answerCount: 2 }]);
});

test('an action refused by its endpoint is reported by its row, and all actions are rolled back', async () => {
  const before = await db.$count(communityQuestions);
  const refused = {
    ...askAction,
    location: 'community.ask.csv, row 2',
    input: { ...askAction.input, title: '短' },
  };
  await expect(play(askAction, refused)).rejects.toThrow('community.ask.csv, row 2: 标题至少写 5 个字');
  expect(await db.$count(communityQuestions)).toBe(before);
});

test.each([
  [{ call: 'community.shout' }, 'there is no call “community.shout”'],
  [{ by: ['nobody'] }, 'there is no student “nobody”'],
  [{ input: { title: '@{courses:nothing}' } }, 'There is no row “nothing” in courses'],
  [{ input: { title: '@{later.questionId}' } }, 'no earlier action “later” answered “questionId”'],
  [{ input: { ...askAction.input, tone: 'loud' } }, 'community.ask.csv, row 1: '],
  [{ call: 'answers.shout', isOfSchool: true, by: [] }, 'a school does nothing called “answers.shout”'],
])('a row with a wrong reference is rejected: %o', async (wrong, message) => {
  await expect(play({ ...askAction, ...wrong })).rejects.toThrow(message);
});

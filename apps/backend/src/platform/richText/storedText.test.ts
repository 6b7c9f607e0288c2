import * as community from '@lectern/sdk/endpoints/community';
import * as homework from '@lectern/sdk/endpoints/homework';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { longestTurnOf, TURN_BOUND } from '../../../test/contract/longestTurn.ts';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { communityAnswers, communityQuestions } from '../../modules/community/community.tables.ts';
import { groupReplies, groupTopics } from '../../modules/group/group.tables.ts';
import { homeworkWorks } from '../../modules/homework/homework.tables.ts';
import { renderForStorage } from './storedText.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });
const { db } = app.parts.connection;
const user = await app.userNamed('student');
const token = await app.tokenOf(user);

const askQuestion = (content: string) =>
  app.call(community.ask, { title: '离心率越大为什么越扁', content, fileIds: [] }, { token });
const MATRICES = String.raw`$\begin{pmatrix}1&2\\3&4\end{pmatrix}$ `.repeat(110);

test('Markdown is rendered when it is written, and the stored HTML is returned on reading', async () => {
  const { body } = await askQuestion('看 $x^2$');
  const [row] = await db
    .select()
    .from(communityQuestions)
    .where(eq(communityQuestions.id, body.data.questionId));
  expect(row?.contentHtml).toContain('<msup>');
  const contentHtml = '<p>made once</p>';
  for (const table of [communityQuestions, communityAnswers, groupTopics, groupReplies, homeworkWorks])
    await db.update(table).set({ contentHtml });

  const [answer] = await db.select().from(communityAnswers);
  const { data } = (await app.call(community.question, { questionId: answer?.questionId ?? '' }, { token }))
    .body;
  const [reply] = await db.select().from(groupReplies);
  const talk = await app.data(community.topic, { topicId: reply?.topicId ?? '' }, { token });
  const mine = await app.data(community.myQuestions, {}, { token });
  const given = await app.data(community.myAnswers, {}, { token });
  const [work] = await db.select().from(homeworkWorks).where(eq(homeworkWorks.userId, user.id));
  const own = await app.data(homework.detail, { homeworkId: work?.homeworkId ?? '' }, { token });
  const read = [
    data,
    ...data.answers.records,
    talk,
    ...talk.replies.records,
    ...mine.records,
    ...given.records,
  ];
  expect(new Set([...read, own].map((one) => one.contentHtml))).toEqual(new Set([contentHtml]));
});

test('a question with 120 answers full of formulas is read by page, without blocking the event loop', async () => {
  const { questionId } = (await askQuestion(MATRICES)).body.data;
  const { content, contentHtml } = await renderForStorage(MATRICES);
  const row = { companyId: user.companyId, questionId, userId: user.id, content, contentHtml };
  await db
    .insert(communityAnswers)
    .values(Array.from({ length: 120 }, () => ({ ...row, answeredAt: new Date() })));
  await db.update(communityQuestions).set({ answerCount: 120 }).where(eq(communityQuestions.id, questionId));
  const page = () => app.call(community.question, { questionId, pageSize: 20 }, { token });
  expect((await page()).body.data.answers).toMatchObject({ total: 120, records: { length: 20 } });
  expect(await longestTurnOf(page)).toBeLessThan(TURN_BOUND);
  const reply = await app.call(community.question, { questionId, pageSize: 120 }, { token });
  expect(reply).toMatchObject({ status: 400, body: { path: 'pageSize' } });
});

test('formulas that expand a thousandfold stay source text, and too much markup is refused', async () => {
  const grown = String.raw`$\def\a{aaaaaaaa}\def\b{\a\a\a\a\a\a\a\a}\b\b\b\b\b\b$`;
  expect((await renderForStorage(grown)).contentHtml).toBe(
    `<p><code class="tex">${grown.slice(1, -1)}</code></p>`,
  );
  expect((await askQuestion(`$${"f'".repeat(2_000)}$`)).body).toMatchObject({
    code: '0',
    message: '公式太多或太长了，请分开写',
    data: { field: 'content' },
  });
  const long = `$${'a'.repeat(5_001)}$`;
  expect((await renderForStorage(long)).contentHtml).toContain('<code class="tex">');
  expect(await longestTurnOf(() => renderForStorage(MATRICES.slice(0, 5_000)))).toBeLessThan(TURN_BOUND);
});

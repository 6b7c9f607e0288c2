import { openGateway } from '../pages/cashier.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

const EXAM = '计算机基础 · 能力测评';

test('a student takes an exam, pays for its result, reads it, and saves a question of it @release', async ({
  page,
  school,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await openLoggedIn(page, school.origin, 'returner');
  await page.goto('/#/lib/subject/exampaper');
  await main.getByRole('link', { name: `进入考试：${EXAM}` }).click();
  await main.getByRole('button', { name: '开始考试' }).click();
  await expect(page.getByRole('group', { name: '第 1 题', exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(main.getByRole('status').filter({ hasText: '已保存 1 / 1' })).toBeVisible();
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();

  // Nothing of the result is shown before it is paid for.
  await expect(main.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
  await expect(main.getByText('作答已经交给学校，支付后马上可以看成绩。')).toBeVisible();
  await expect(main.getByRole('img', { name: /^得分/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: '看答案和解析' })).toHaveCount(0);
  const recordId = /recordId=(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/lib/subject/exampaper/payresult?recordId=${recordId}`);
  await expect(main.getByText('还没有收到付款')).toBeVisible();

  await page.goto(`/#/lib/subject/exampaper/record?recordId=${recordId}`);
  await main.getByRole('button', { name: '支付 ¥9.90，查看成绩' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  const gateway = await openGateway(page);
  await gateway.getByRole('button', { name: /^确认支付/ }).click();
  await expect(gateway.getByText('支付成功')).toBeVisible();
  await gateway.close();
  await expect(main.getByText('支付成功')).toBeVisible();

  await page.goto(`/#/lib/subject/exampaper/payresult?recordId=${recordId}`);
  await expect(main.getByText('现在可以看成绩和解析了。')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: '查看成绩' }).click();
  await expect(main.getByRole('img', { name: /^得分/ })).toBeVisible();

  // A question is saved from the result, found among the saved ones with its solution, and removed again.
  const first = page
    .getByRole('article')
    .filter({ has: page.getByRole('group', { name: '第 1 题', exact: true }) });
  // It is shown at once, before the school's reply.
  const savedReply = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith('/v1/collect'),
  );
  await first.getByRole('button', { name: '收藏', exact: true }).click();
  await savedReply;
  await expect(first.getByRole('button', { name: '已收藏', exact: true })).toBeVisible();
  await page.goto('/#/lib/subject/collect');
  await expect(main.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await main.getByRole('article').getByRole('button', { name: '取消收藏' }).click();
  await expect(main.getByText('还没有收藏题目')).toBeVisible();
});

test('an exam whose results are unpublished shows when marks and answers will be available @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/lib/subject/exampaper');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /查看.*网络专题考试/ }).click();
  await expect(main.getByText('已交卷，等待公布成绩')).toBeVisible();
  await expect(main.getByText(/^学校将在 \d{4}年.* 公布成绩，到时出现在这里。$/)).toBeVisible();
  await expect(main.getByText(/起可以看每道题的答案和解析。$/)).toBeVisible();
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectStudent, logInByPassword, openBox } from '../pages/login.ts';

const EXAM = '高等数学 · 十分钟模拟考';

async function logIn(page: Page, account: string): Promise<void> {
  await page.goto('/');
  await openBox(page);
  await logInByPassword(page, account, 'Lectern2026');
  await expectStudent(page);
}

const saved = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /保存|暂存/ });
const card = (page: Page, number: number) => page.getByRole('group', { name: `第 ${number} 题`, exact: true });

test.describe('an exam', () => {
  test('is entered, answered over a cut line and a reload, handed in, and proved by receipts', async ({ page, context, complaints }) => {
    test.slow();
    await logIn(page, 'newcomer');
    await page.goto('/#/lib/subject/exampaper');
    await expect(page.getByRole('heading', { level: 1, name: '我的考试' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: `进入考试：${EXAM}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: '考试须知' })).toBeVisible();
    await page.getByRole('button', { name: '开始考试' }).click();

    await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
    await card(page, 1).getByRole('radio').first().check({ force: true });
    await expect(saved(page)).toHaveText('已保存 1 / 1');

    // The line is cut: the answer stays on the device, and goes out when the line is back.
    await context.setOffline(true);
    await page.keyboard.press('n');
    await card(page, 2).getByRole('radio').first().check({ force: true });
    await expect(saved(page)).toContainText('1 题暂存在本机');
    await context.setOffline(false);
    await expect(saved(page)).toHaveText('已保存 2 / 2');
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')));

    // The time can be hidden, by key as by button, and a reload goes on exactly there.
    await page.keyboard.press('t');
    await expect(page.getByRole('timer')).toHaveText('计时中');
    await page.reload();
    await expect(saved(page)).toHaveText('已保存 2 / 2');
    await expect(card(page, 2).getByRole('radio').first()).toBeChecked();

    await page.getByRole('button', { name: '交卷', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('还有 5 题没有作答');
    await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
    await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
    await expect(page.getByText('学校收到了你的 2 次作答')).toBeVisible();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: '下载凭证' }).click();
    const file = await (await download).createReadStream();
    const kept = JSON.parse(Buffer.concat(await file.toArray()).toString());
    const { recordId, answers } = kept;
    const verify = (links: unknown) => page.request.post('/s/api/question/api/v1/front/exam/receipts/verify', { data: { recordId, answers: links } });
    expect((await (await verify(answers)).json()).data).toEqual({ valid: true, goodCount: 2, brokenAt: null });
    expect((await (await verify(answers.toReversed())).json()).data.valid).toBe(false);

    await page.getByRole('link', { name: '看答案和解析' }).click();
    await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
  });
});

test.describe('ways to practise', () => {
  test('a subject is practised day by day, in order, by topic and by choice', async ({ page }) => {
    await logIn(page, 'returner');
    await page.goto('/#/lib/subject');
    await page.getByRole('link', { name: /高等数学/ }).first().click();
    for (const [begin, title] of [
      ['开始：每日一练', '高等数学 · 每日一练'],
      ['开始：顺序练习', '高等数学 · 顺序练习'],
      ['练习：导数与微分', '导数与微分'],
    ] as const) {
      await page.getByRole('button', { name: begin }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
    }
    await page.getByRole('button', { name: '开始：智能组卷' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByLabel('判断题').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: '开始 · 一共 7 题' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '高等数学 · 智能组卷' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('button', { name: /^第 7 题/ })).toBeVisible();
  });
});

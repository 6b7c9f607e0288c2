import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectStudent, logInByPassword, openBox, PASSWORD } from '../pages/login.ts';
import { card, choose } from '../pages/room.ts';

const PAPER = '高等数学 · 期中模拟卷';

const main = (page: Page) => page.getByRole('main');

/** Answers a question of any kind. */
async function answer(page: Page, number: number): Promise<void> {
  const choice = card(page, number).getByRole('radio').or(card(page, number).getByRole('checkbox')).first();
  const field = card(page, number).getByRole('textbox').first();
  await expect(choice.or(field)).toBeAttached();
  if ((await choice.count()) > 0) await choose(choice);
  else await field.fill('不知道');
}

test('a visitor practises, keeps the exercise when logging in, and reviews wrong answers offline @release', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  await page.goto('/#/lib/subject');
  await main(page)
    .getByRole('link', { name: /高等数学/ })
    .first()
    .click();
  await main(page).getByRole('button', { name: '开始：快速练习' }).click();
  const status = main(page).getByRole('status').filter({ hasText: /已答/ });
  await expect(main(page).getByRole('heading', { level: 1, name: '高等数学 · 快速练习' })).toBeVisible();
  await answer(page, 1);
  await expect(status).toContainText(/已答 1 \/ \d+ 题 · 已保存/);
  await expectAccessible(page);

  // Offline, the answer stays on the device; a reload finds the same exercise.
  await context.setOffline(true);
  await answer(page, 2);
  await expect(status).toContainText('暂存在本机');
  await context.setOffline(false);
  await expect(status).toContainText(/已答 2 \/ \d+ 题 · 已保存/);
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')),
  );
  await page.reload();
  await expect(status).toContainText(/已答 2 \/ \d+ 题/);

  // The student logs in on this page and continues; the exercise belongs to the account now.
  await openBox(page);
  await logInByPassword(page, 'emma', PASSWORD);
  await expectStudent(page);
  await answer(page, 3);
  await expect(status).toContainText(/已答 3 \/ \d+ 题 · 已保存/);
  await main(page).getByRole('button', { name: '交卷看答案' }).click();
  await expect(main(page).getByText('这次练习已经在你的账号里。')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '看完整报告' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: '高等数学 · 快速练习' })).toBeVisible();

  // One deliberate mistake, so that there is something to repeat.
  await page.goto('/#/lib/subject');
  await main(page)
    .getByRole('button', { name: new RegExp(`(开始练习|继续|再做一遍)：${PAPER}`) })
    .click();
  await expect(card(page, 1)).toBeVisible();
  await page.keyboard.press('n');
  await choose(card(page, 2).getByRole('radio').first());
  await expect(main(page).getByText('已保存 1 / 1')).toBeVisible();
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(page).toHaveURL(/#\/lib\/subject\/report/);

  await page.goto('/#/lib/subject/wrong');
  const latest = main(page).getByRole('article').first();
  await expect(latest).toContainText(/错过 \d+ 次/);
  // The quick paper may have contained the same question.
  const times = Number(/错过\s(\d+)\s次/.exec((await latest.textContent()) ?? '')?.[1]);
  expect(times).toBeGreaterThan(0);
  await main(page)
    .getByRole('link', { name: /^复习今天的 \d+ 题$/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: '今天的复习' })).toBeVisible();
  await expect(card(page, 1)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await choose(card(page, 1).getByRole('radio').first());
  await main(page).getByRole('button', { name: '对答案' }).click();
  await expect(main(page).getByText('答错了，今天还会再出现')).toBeVisible();
  const storedNote = main(page).getByText('1 次作答记在本机，联网后自动并入错题本');
  await expect(storedNote).toBeVisible();
  await context.setOffline(false);
  await expect(storedNote).toBeHidden();
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')),
  );
  await main(page).getByRole('button', { name: '下一题' }).click();
  await page.goto('/#/lib/subject/wrong');
  await expect(latest).toContainText(`错过 ${times + 1} 次`);
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { card, choose, saved } from '../pages/room.ts';

const PAPER = '高等数学 · 期中模拟卷';

/** Begins a paper from the list, whether or not it was done before. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/#/lib/subject');
  await page.getByRole('button', { name: new RegExp(`(开始练习|继续|再做一遍)：${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const go = (page: Page, number: number) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^第 ${number} 题`) })
    .click();

test.describe('practice', () => {
  test('a student completes a paper with choices and formulas, despite a cut connection and a reload, and reviews wrong answers', async ({
    page,
    school,
    context,
    complaints,
  }) => {
    test.slow();
    await openLoggedIn(page, school.origin, 'gifted');
    await page.goto('/#/lib/subject');
    await expect(page.getByRole('heading', { level: 1, name: '题库练习' })).toBeVisible();
    await expectAccessible(page);
    await begin(page, PAPER);

    // A formula is MathML and has a size.
    const formula = card(page, 1).locator('math').first();
    await expect(formula).toBeVisible();
    expect((await formula.boundingBox())?.width).toBeGreaterThan(20);
    await choose(card(page, 1).getByRole('radio').nth(3));
    await expect(saved(page)).toHaveText('已保存 1 / 1');

    await go(page, 5);
    for (const index of [0, 2, 3]) await choose(card(page, 5).getByRole('checkbox').nth(index));
    await card(page, 5).getByRole('button', { name: '标记' }).click();
    await expect(saved(page)).toHaveText('已保存 2 / 2');
    await expectAccessible(page);

    // The connection is cut: answers stay on the device, and the page says so.
    await context.setOffline(true);
    await go(page, 9);
    await card(page, 9).getByLabel('第 1 空').fill('1/4');
    await card(page, 9).getByLabel('第 2 空').fill('１');
    await go(page, 7);
    await choose(card(page, 7).getByRole('radio').nth(1));
    await expect(saved(page)).toContainText('2 题暂存在本机');
    await page.getByRole('button', { name: '交卷', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
    await expect(page.getByRole('alert')).toContainText('答案都保存在本机');
    await page.getByRole('dialog').getByRole('button', { name: '继续作答' }).click();
    await context.setOffline(false);
    await expect(saved(page)).toHaveText('已保存 4 / 4');
    // Errors of the cut connection are expected here; others still count.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')),
    );

    // A reload continues from there.
    await page.reload();
    await expect(saved(page)).toHaveText('已保存 4 / 4');
    await expect(card(page, 7).getByRole('radio').nth(1)).toBeChecked();
    await go(page, 9);
    await expect(card(page, 9).getByLabel('第 1 空')).toHaveValue('1/4');
    await expect(
      page.getByRole('complementary').getByRole('button', { name: /第 5 题.*已标记/ }),
    ).toBeVisible();

    await go(page, 2);
    await choose(card(page, 2).getByRole('radio').nth(0));
    await page.getByRole('button', { name: '交卷', exact: true }).click();
    const review = page.getByRole('dialog', { name: '交卷前检查' });
    await expect(review).toContainText('还有 9 题没有作答');
    await expect(review).toContainText('标记了 1 题');
    await review.getByRole('button', { name: '确认交卷' }).click();

    await expect(page).toHaveURL(/#\/lib\/subject\/report/);
    await expect(page.getByRole('img', { name: '得分 17，满分 78' })).toBeVisible();
    const second = page
      .getByRole('article')
      .filter({ has: page.getByRole('group', { name: '第 2 题', exact: true }) });
    await expect(second).toContainText('答错');
    await expect(second).toContainText('解析');
    await expect(second).toContainText('用乘积的求导法则');
    await expectAccessible(page);
    await page.getByRole('group', { name: '只看' }).getByRole('button', { name: /答对/ }).click();
    await expect(page.getByRole('article')).toHaveCount(3);

    await page.goto('/#/lib/subject/wrong');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('article').first().getByRole('button', { name: '看答案和解析' }).click();
    await expect(page.getByRole('article').first()).toContainText('正确答案');
    await expectAccessible(page);
    await page.getByRole('article').first().getByRole('button', { name: '移出错题本' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a student grades an open answer, and practises the missed questions in a new exercise @release', async ({
    page,
    school,
  }) => {
    await openLoggedIn(page, school.origin, 'member');
    await begin(page, '计算机基础 · 单元测验');
    await go(page, 13);
    await card(page, 13).getByLabel('作答').fill('互相等待对方的资源');
    await expect(saved(page)).toHaveText('已保存 1 / 1');
    await page.getByRole('button', { name: '交卷', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
    await expect(page.getByRole('img', { name: '得分 0，满分 74' })).toBeVisible();
    await page.getByRole('button', { name: /^待自评/ }).click();
    const form = page.getByRole('form', { name: '给自己打分' });
    await form.getByRole('button', { name: '对一半' }).click();
    await expect(page.getByRole('img', { name: '得分 5，满分 74' })).toBeVisible();
    await page.getByRole('button', { name: /再练没做对的 13 题/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '计算机基础 · 单元测验 · 错题' })).toBeVisible();
  });

  test('a task of today starts directly, and is marked as done afterwards @release', async ({
    page,
    school,
  }) => {
    await openLoggedIn(page, school.origin, 'student');
    await page.goto('/#/lib/subject');
    const today = page.getByRole('region', { name: '今天要做的' });
    const point = today.getByRole('listitem').filter({ hasText: '薄弱知识点' }).first();
    const name = await point.getByRole('paragraph').first().innerText();
    await expectAccessible(page);
    await point.getByRole('button', { name: `开始：${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: '交卷', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
    await expect(page).toHaveURL(/#\/lib\/subject\/report/);
    await page.goto('/#/lib/subject');
    await expect(today.getByRole('listitem').filter({ hasText: name })).toContainText('已完成');
    await page.goto('/#/personal');
    await page.getByRole('link', { name: '今天还有 3 项要做' }).click();
    await today.getByRole('link', { name: '开始：复习错题' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '今天的复习' })).toBeVisible();
  });

  test('an address without an exercise shows a message that links to the question bank', async ({
    page,
    school,
  }) => {
    await openLoggedIn(page, school.origin, 'newcomer');
    await page.goto('/#/lib/subject/doing');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这次练习' })).toBeVisible();
    await page.getByRole('link', { name: '回到题库' }).click();
    await expect(page).toHaveURL(/#\/lib\/subject$/);
  });

  test('a visitor sees the question bank, and is asked to log in for a paper @release @phone', async ({
    page,
  }) => {
    await page.goto('/#/lib/subject');
    await page.getByRole('button', { name: new RegExp(`开始练习：${PAPER}`) }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  });
});

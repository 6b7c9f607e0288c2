import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

test('a student redeems a study card for a course and begins to study it @phone @release', async ({
  page,
  school,
}) => {
  const main = page.getByRole('main');
  await openLoggedIn(page, school.origin, 'newcomer');
  await page.goto('/#/personal/course/lessons');
  await main.getByRole('link', { name: '用学习卡' }).click();
  const code = main.getByRole('textbox', { name: '卡上的激活码' });
  await code.fill('QHZC-0000-0000-0000');
  await main.getByRole('button', { name: '查看卡里的课程' }).click();
  await expect(code).toHaveAccessibleDescription(/没有找到这张学习卡/);
  await expectAccessible(page);
  await code.fill('qhsq 5xge w2bk 6zsl');
  await code.press('Enter');
  await expect(main.getByText('这张卡过了使用期限')).toBeVisible();

  await code.fill('QHXS-4DRT-9YUM-2KHB');
  await code.press('Enter');
  const card = main.getByRole('region', { name: '新生礼 · 三选一' });
  await card.getByRole('button', { name: '确认使用' }).click();
  await expect(card.getByRole('alert')).toHaveText('请先选 1 门课程');
  await card.getByRole('checkbox', { name: '线性代数直观课' }).check();
  await expectAccessible(page);
  await card.getByRole('button', { name: '确认使用' }).click();
  await expect(page).toHaveURL(/#\/personal\/course\/studyCard\/\d+$/);
  await expect(main.getByRole('heading', { name: '课程已经放进“我的课程”' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: '开始学习' }).click();
  await expect(page).toHaveURL(/#\/class\/type\/video\/page\?.*lessonId=\d+/);
  await page.goto('/#/personal/course/lessons');
  await expect(main.getByText('线性代数直观课').first()).toBeVisible();

  // The card is used; its owner is led to what it unlocked.
  await page.goto('/#/personal/course/studyCard');
  await code.fill('QHXS-4DRT-9YUM-2KHB');
  await code.press('Enter');
  await expect(main.getByText('这张卡你已经用过了')).toBeVisible();
  await expect(main.getByRole('link', { name: '看看它打开了什么' })).toBeVisible();
});

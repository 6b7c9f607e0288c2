import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn, openBox } from '../pages/login.ts';

test('a student continues a training plan, joins another, and finds both in the list of own plans @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/trainingPlan');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('培养计划');
  const own = main.getByRole('article', { name: '大学先修 · 高三到大一' }).first();
  await expect(own.getByText(/已超期/)).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('link', { name: '继续学习：圆锥曲线二十讲' }).click();
  await expect(page).toHaveURL(/#\/class\/type\/video\/page\?.*lessonId=\d+/);

  await page.goto('/#/trainingPlan/list?price=free&keyword=编程');
  await expect(main.getByRole('status')).toHaveText('共 1 个计划');
  await expectAccessible(page);
  await main.getByRole('link', { name: '零基础学编程 · 六周起步' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('零基础学编程 · 六周起步');
  await main.getByRole('button', { name: '免费加入' }).locator('visible=true').first().click();
  const stages = main.getByRole('region');
  await expect(
    stages.filter({ hasText: '写下第一行代码' }).getByRole('link', { name: '开始：Python 第一课' }),
  ).toBeVisible();
  await expect(stages.filter({ hasText: '让数据听话' })).toContainText('完成上一阶段后开启');
  await expectAccessible(page);
  await stages.filter({ hasText: '写下第一行代码' }).getByRole('button', { name: '开始：程序设计' }).click();
  await expect(page).toHaveURL(/#\/lib\/subject\/doing\?recordId=\d+/);

  await page.goto('/#/personal/course/plan');
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article').first()).toContainText('零基础学编程');
  await main.getByRole('button', { name: /有超期/ }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test('a training plan with a price is added to the cart as one item @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  await page.goto('/#/trainingPlan/list?price=paid');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '考研数学全程计划' }).click();
  await main.getByRole('button', { name: '加入购物车' }).locator('visible=true').first().click();
  await main.getByRole('link', { name: '去购物车结算' }).locator('visible=true').first().click();
  await expect(main.getByText('考研数学基础包').first()).toBeVisible();
  await expect(main.getByText('¥639').first()).toBeVisible();
});

test('a visitor views a training plan, and closing the log-in dialog there leads to the home page @release @phone', async ({
  page,
}) => {
  await page.goto('/#/trainingPlan');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '考研数学全程计划' }).click();
  await expect(page).toHaveURL(/#\/trainingPlan\/detail\/\d+$/);
  await expect(page).toHaveTitle(/考研数学全程计划/);
  await expect(main.getByText('极限、导数、积分是后面两门课的语言')).toBeVisible();
  await openBox(page);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL(/#\/home\/index$/);
  await page.goto('/#/trainingPlan/detail/99999');
  await expect(main.getByText('没有找到这个培养计划')).toBeVisible();
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { addOpenCourse, expectCartCount, openCourse } from '../pages/catalogue.ts';
import { loseReplies } from '../pages/connection.ts';
import { openLoggedIn, expectStudent, logInByPassword, openBox, PASSWORD } from '../pages/login.ts';

test('a visitor fills the cart, keeps it over a reload, and finds it after logging in', async ({ page }) => {
  await openCourse(page, '圆锥曲线');
  await addOpenCourse(page);
  await openCourse(page, '吉他');
  await addOpenCourse(page);
  const panel = page.getByRole('region', { name: '购物车' });
  await expect(panel.getByRole('listitem')).toHaveText([/吉他/, /圆锥曲线/]);
  await expect(panel).toContainText('¥458');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expectCartCount(page, 2);

  await page.getByRole('main').getByRole('link', { name: '去购物车' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('checkbox', { name: /选择《/ })).toHaveCount(2);
  await expect(main.getByText('¥458')).toBeVisible();
  await expectAccessible(page);

  await openBox(page);
  await logInByPassword(page, 'newcomer', PASSWORD);
  await expectStudent(page);
  await page.goto('/#/shoppingcart');
  await expect(main.getByRole('checkbox', { name: '选择《零基础学吉他：十六首歌》' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: '选择《圆锥曲线二十讲》' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lectern.cart'))).toBeNull();
  // Other walks of this student begin with an empty cart.
  for (const name of ['零基础学吉他：十六首歌', '圆锥曲线二十讲']) {
    await main.getByRole('button', { name: `移除《${name}》` }).click();
    await expect(main.getByRole('checkbox', { name: `选择《${name}》` })).toHaveCount(0);
  }
});

test('selecting courses changes the total, and removing one can be undone @release @phone', async ({
  page,
}) => {
  await openCourse(page, '圆锥曲线');
  await addOpenCourse(page);
  await openCourse(page, '吉他');
  await addOpenCourse(page);
  await page.goto('/#/shoppingcart');
  const main = page.getByRole('main');
  const total = main.getByRole('region', { name: '结算' });
  await expect(total).toContainText('¥458');

  await main.getByRole('checkbox', { name: '选择《圆锥曲线二十讲》' }).uncheck();
  await expect(total).toContainText('¥199');
  await main.getByRole('checkbox', { name: '选择青禾学堂的全部课程' }).check();
  await expect(total).toContainText('¥458');

  await main.getByRole('button', { name: '移除《圆锥曲线二十讲》' }).press('Enter');
  await expect(main.getByRole('checkbox', { name: '选择《圆锥曲线二十讲》' })).toHaveCount(0);
  // After removing an item by keyboard, the focus is on the next one.
  await expect(main.locator(':focus')).toContainText('零基础学吉他');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(main.getByRole('checkbox', { name: '选择《圆锥曲线二十讲》' })).toBeVisible();
  await expect(total).toContainText('¥458');
});

test('a course added or removed in one tab is updated in the other @release', async ({ page, context }) => {
  const other = await context.newPage();
  const cartOf = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /^购物车/ });
  await other.goto('/#/shoppingcart');
  await expect(other.getByText('购物车还是空的')).toBeVisible();
  await openCourse(page, '圆锥曲线');
  await addOpenCourse(page);
  const item = other.getByRole('checkbox', { name: '选择《圆锥曲线二十讲》' });
  await expect(item).toBeChecked();
  await expect(cartOf(other)).toHaveAccessibleName('购物车，1 件');
  await other.getByRole('button', { name: '移除《圆锥曲线二十讲》' }).click();
  await expect(cartOf(page)).toHaveAccessibleName('购物车，0 件');
  await other.close();
});

test('an empty cart links to the courses', async ({ page }) => {
  await page.goto('/#/shoppingcart');
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去选课' }).click();
  await expect(page).toHaveURL(/#\/course\/list/);
});

test('a failed connection leaves the cart unchanged, and an order whose reply was lost is made once @release', async ({
  page,
  complaints,
}) => {
  await openCourse(page, '吉他');
  await openBox(page);
  await logInByPassword(page, 'returner', PASSWORD);
  await expectStudent(page);
  await page.route('**/definePayOrderCart/add**', (route) => route.abort());
  await openCourse(page, '版式设计');
  await page.getByRole('main').getByRole('button', { name: '加入购物车' }).first().click();
  await expect(page.getByText('没有加入成功，请检查网络后再试')).toBeVisible();
  const main = page.getByRole('main');
  await page.unroute('**/definePayOrderCart/add**');
  await addOpenCourse(page);
  await page.goto('/#/shoppingcart');
  const order = main.getByRole('button', { name: '去结算' }).locator('visible=true').first();
  await loseReplies(page, '**/definePayOrderCart/createOrder**');
  await order.click();
  await expect(page.getByText('没有收到下单的结果，请检查网络后再试，不会重复下单')).toBeVisible();
  await page.unroute('**/definePayOrderCart/createOrder**');
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  // The browser reports the cut connection itself, as intended here.
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('the cart shows that a package contains another course in it, and the price difference @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'saver');
  await openCourse(page, '圆锥曲线');
  await addOpenCourse(page);
  await page.goto('/#/coursePackage/list');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: '高考数学双课包' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('高考数学双课包');
  await addOpenCourse(page);

  await page.goto('/#/shoppingcart');
  const main = page.getByRole('main');
  await expect(main.getByText(/套餐《高考数学双课包》里已经有这门课程，不再重复计价，少付 ¥/)).toBeVisible();
  await expect(main.getByText('¥999').last()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('checkbox', { name: '选择《高考数学双课包》' }).uncheck();
  await expect(main.getByText(/购物车里的套餐《高考数学双课包》也有这门课程，改买套餐多付 ¥/)).toBeVisible();
});

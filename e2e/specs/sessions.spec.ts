import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openDrawer } from '../pages/header.ts';
import { openLoggedIn, expectStudent, logInByPassword, logOut, openBox, PASSWORD } from '../pages/login.ts';

const KICKED = '您的账号已在别处登录，被迫下线';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function logIn(page: Page, account: string, at = '/#/home/choice'): Promise<void> {
  await page.goto(at);
  // Second windows are not the fixture's page, which waits for this by itself.
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await openBox(page);
  await logInByPassword(page, account, PASSWORD);
  await expectStudent(page);
}

test.describe('an address with credentials', () => {
  test('with a code logs in, and the code is removed before any request @phone', async ({ page, school }) => {
    const requests: string[] = [];
    await page.goto(`${school.secondOrigin}/#/home/index/north`);
    const header = page.getByRole('banner');
    // The branch determines how to log in, so it must be loaded.
    await expect(header.getByRole('link', { name: '汇才北方' }).first()).toBeVisible();
    if (!(await header.getByRole('link', { name: '登录', exact: true }).first().isVisible()))
      await openDrawer(page);
    await page.getByRole('link', { name: '登录', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: '统一身份平台' })).toBeVisible();
    page.on('request', (request) => {
      if (request.url().includes('/s/api/')) requests.push(`${request.headers()['referer'] ?? ''}`);
    });
    await page.getByRole('button', { name: /陈思远/ }).click();
    await expect.poll(() => tokenOf(page)).toBeTruthy();
    await expect(page).not.toHaveURL(/code=/);
    expect(requests.filter((referer) => referer.includes('code='))).toEqual([]);
    await expectStudent(page);
  });

  test('with a token logs in as its owner, and an invalid token or code is ignored @release', async ({
    page,
    school,
    browser,
  }) => {
    await openLoggedIn(page, school.origin, 'emma');
    const token = await tokenOf(page);
    const other = await browser.newPage();
    await other.goto(`${school.origin}/?a=1#/home/choice?token=${token}`);
    await expect.poll(() => tokenOf(other)).toBe(token);
    await expect(other).toHaveURL(/\/\?a=1#\/home\/choice$/);
    await expect(other.getByText('这个链接换了登录的账号')).toHaveCount(0);
    await other.goto('about:blank');
    await other.goto(`${school.origin}/?token=nobodys#/home/choice`);
    await expect.poll(() => tokenOf(other)).toBe(token);
    // A user who opens a link with another account's token is told.
    await openLoggedIn(page, school.origin, 'student');
    await page.goto('about:blank');
    await page.goto(`${school.origin}/?token=${token}#/home/choice`);
    await expect(page.getByText('这个链接换了登录的账号')).toBeVisible();
    await other.close();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/?code=used-up#/course/list');
    await expect(page).toHaveURL(/^[^?#]*\/(#\/home\/index)?$/);
    expect(await tokenOf(page)).toBeNull();
  });

  test('without credentials leads to the other platform once, and then to the school’s own log-in', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.secondOrigin}/#/home/index/north`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // This school requires a log-in on every page but the public ones.
    await page.goto(`${school.secondOrigin}/#/news`);
    await expect(page.getByRole('heading', { name: '统一身份平台' })).toBeVisible();
    await page.getByRole('button', { name: '不登录，返回学校' }).click();
    await expect(page).toHaveURL(/#\/join\/login\?backUrl=/);
    await expect(page.getByRole('main').getByLabel('密码', { exact: true })).toBeVisible();
  });

  test('of a school with its own log-in page leads to that page @phone @release', async ({ page }) => {
    await page.goto('/#/home/index/shenyang');
    // This branch is currently in greyscale.
    await expect(page.locator('html')).toHaveAttribute('data-global-theme', 'black-white');
    const header = page.getByRole('banner');
    if (!(await header.getByRole('link', { name: '登录', exact: true }).first().isVisible()))
      await openDrawer(page);
    await page.getByRole('link', { name: '登录', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/join\/login\?backUrl=/);
    await expectAccessible(page);
  });
});

test.describe('the end of a session', () => {
  test('by a 401 keeps the page and its input, and asks for a log-in above it @phone', async ({
    page,
    school,
  }) => {
    // Without the presence socket only the next call can show that the session has ended.
    await page.routeWebSocket(/\/presence/, () => undefined);
    await openLoggedIn(page, school.origin, 'student');
    await page.goto('/#/personal/course/note');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('函数');
    // Pending requests of the page would count as the next call.
    await page.waitForLoadState('networkidle');
    const ended = await tokenOf(page);
    await page.request.post('/s/api/saas-business/v1/front/login/logout', {
      headers: { Authorization: ended ?? '' },
      data: {},
    });
    await search.press('Enter');
    const box = page.getByRole('dialog');
    await expect(box.getByText(/这一页的内容都还在/)).toBeVisible();
    await logInByPassword(page, 'student', PASSWORD);
    await expectStudent(page);
    await expect(search).toHaveValue('函数');
    expect(await tokenOf(page)).not.toBe(ended);
  });

  test('by a 401 while a page opens shows the page as a visitor sees it', async ({ page }) => {
    await page.goto('/#/home/choice');
    await page.evaluate(() => localStorage.setItem('token', 'gone'));
    await page.reload();
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
  });

  test('a firewall’s 403 page is shown in a sandboxed frame, and a 550 shows its details as text @release', async ({
    page,
  }) => {
    const play = (name: string) => page.request.get(`/sandbox/firewall?play=${name}`);
    await page.goto('/#/home/choice');
    await play('waf');
    const intercepted = page.waitForEvent('popup');
    await page.goto('/#/news');
    const window = await intercepted;
    await expect(
      window.frameLocator('iframe').getByRole('heading', { name: '请求被防火墙拦截' }),
    ).toBeVisible();
    await expect(window.locator('iframe')).toHaveAttribute('sandbox', '');

    await play('blocked');
    const shown = page.context().waitForEvent('page');
    await page.goto('/#/teachers');
    await expect(page.getByText('当前网络环境访问受限').first()).toBeVisible();
    const details = await shown;
    await expect(details).toHaveURL(/#\/errorPage$/);
    await expect(details.getByText('<b>网络范围</b>')).toBeVisible();
    await expectAccessible(details);
    await play('');
  });

  test('by a log-in elsewhere is shown without any action, with the specified text', async ({
    page,
    browser,
    school,
  }) => {
    test.setTimeout(90_000);
    await logIn(page, 'student', `${school.secondOrigin}/#/home/choice`);
    // The presence socket opens 3.5 s after the config is loaded.
    await page.waitForEvent('websocket', {
      predicate: (socket) => socket.url().includes('presence'),
      timeout: 20_000,
    });
    await page.waitForTimeout(1500);
    const other = await browser.newPage();
    // Without the presence socket this page only notices on its next call.
    await other.routeWebSocket(/\/presence/, () => undefined);
    await logIn(other, 'student', `${school.secondOrigin}/#/home/choice`);
    await expect(page.getByText(KICKED).first()).toBeVisible({ timeout: 20_000 });
    // A page may report it before the code that ends sessions is loaded.
    await expect.poll(() => tokenOf(page)).toBeNull();
    await expectAccessible(page);
    await logIn(page, 'student', `${school.secondOrigin}/#/home/choice`);
    await other.reload();
    await expect(other.getByText(KICKED).first()).toBeVisible();
    await expect.poll(() => tokenOf(other)).toBeNull();
    await other.close();
  });

  test('by a log-out in one tab turns the other tab into a visitor’s @release', async ({
    page,
    school,
    context,
  }) => {
    test.setTimeout(90_000);
    await openLoggedIn(page, school.origin, 'member');
    const other = await context.newPage();
    await other.goto('/#/home/choice');
    await other.waitForEvent('websocket', {
      predicate: (socket) => socket.url().includes('presence'),
      timeout: 20_000,
    });
    await other.waitForTimeout(1500);
    await logOut(page, /宋明远/);
    await expect(other.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible({
      timeout: 20_000,
    });
  });
});

test('a student with an initial password must change it before anything else @release', async ({
  page,
  school,
}) => {
  const demand = page.getByText('根据相关要求，请修改您的密码后继续使用');
  await openLoggedIn(page, school.origin, 'firstlogin');
  await page.goto('/#/home/choice');
  await expect(page).toHaveURL(/#\/personal\/setting\/account/);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(demand.first()).toBeVisible();
  await expect(page).toHaveURL(/#\/personal\/setting\/account/);
  await page.goto('/#/shoppingcart');
  await expect(page).toHaveURL(/#\/personal\/setting\/account/);
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/home\/index/);
  await expect(page.getByText('已退出登录')).toBeVisible();
});

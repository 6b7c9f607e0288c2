import type { BrowserContext, Page } from 'playwright';
import { isOrdinaryRun } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

/**
 * Server-rendered pages to hydrate: a list of a student's own, one with filters, and forms; for a release more,
 * each with a different body.
 */
const HYDRATED_PAGES = [
  'personal/order',
  'course/list',
  'personal/setting/archives',
  ...(isOrdinaryRun
    ? []
    : ['news', 'answerslist', 'personal/course/classTable', 'lib/subject/wrong', 'response/1']),
];

/** Opens a page of the same visitor whose scripts never arrive. */
async function withoutScripts(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.route('**/*.js', () => undefined);
  // The page never finishes loading.
  page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  return page;
}

/**
 * Delays a page's scripts; the returned function opens an address, and lets them arrive once the server's page
 * is shown.
 */
async function holdScripts(page: Page) {
  let arrival = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  return async (address: string, doMeanwhile?: () => Promise<void>): Promise<void> => {
    arrival = Promise.withResolvers();
    await page.goto('about:blank');
    const opened = page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'drawn');
    await doMeanwhile?.();
    arrival.resolve(undefined);
    await opened;
  };
}

test('a page behind a hash is visible before any script has loaded', async ({ context, school }) => {
  const page = await withoutScripts(context, `${school.origin}/#/course/list?page=2`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '全部课程' })).toBeVisible();
  await expect(main.locator('a[href^="#/course/detail/"]').first()).toBeVisible();
  // Text entered there would be lost.
  await expect(page.locator('input:not([inert])')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'drawn');
  const menu = page.getByRole('banner').getByRole('link', { name: '课程', exact: true });
  await expect(menu).toHaveAttribute('aria-current', 'page');
});

test('a page without menu and footer is rendered by the server too', async ({ context, school }) => {
  const page = await withoutScripts(
    context,
    `${school.origin}/#/class/type/video/page?commodityId=1&classTypeId=1`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'drawn');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
});

test('a student’s own page is rendered by the server for that student only', async ({
  page,
  context,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  const orders = `${school.origin}/#/personal/order`;
  const drawn = await withoutScripts(context, orders);
  await expect(
    drawn
      .getByRole('main')
      .getByText(/订单号/)
      .first(),
  ).toBeVisible();
  await expect(drawn.getByRole('banner').getByText('林晓彤')).toBeVisible();
  await drawn.close();

  // An expired session and another school get nothing server-rendered.
  for (const change of ["localStorage.token = 'over'", "sessionStorage.schoolId = '2'"]) {
    const other = await context.newPage();
    await other.addInitScript(change);
    await other.route('**/*.js', () => undefined);
    const reply = other.waitForResponse('**/s/page/**').catch(() => undefined);
    other.goto(orders, { waitUntil: 'commit' }).catch(() => undefined);
    if (change.startsWith('local')) expect((await reply)?.status()).toBe(204);
    await expect(other.getByRole('banner')).toBeVisible();
    await expect(other.locator('html')).toHaveAttribute('data-boot', 'other');
    await other.close();
  }
});

test('a visitor’s cart page is rendered by the server only while the cart is empty', async ({
  context,
  school,
}) => {
  const cart = `${school.origin}/#/shoppingcart`;
  const empty = await withoutScripts(context, cart);
  await expect(empty.getByRole('main').getByText('购物车还是空的')).toBeVisible();
  await empty.close();

  const filled = await context.newPage();
  await filled.addInitScript(() => localStorage.setItem('lectern.cart', '["1"]'));
  await filled.route('**/*.js', () => undefined);
  const reply = filled.waitForResponse('**/s/page/**');
  filled.goto(cart, { waitUntil: 'commit' }).catch(() => undefined);
  expect((await (await reply).json()).unless).toBe('lectern.cart');
  await expect(filled.getByRole('banner')).toBeVisible();
  await expect(filled.locator('html')).toHaveAttribute('data-boot', 'other');
  await filled.close();
});

test('the site renders the page itself when the server cannot', async ({ page }) => {
  for (const [status, body] of [
    [429, '{"code":429,"message":"操作太频繁"}'],
    [200, '<h1>not what it should be</h1>'],
  ] as const) {
    await page.route('**/s/page/**', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    await page.goto('about:blank');
    await page.goto('/#/news');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('学校动态');
  }
});

test('the site hydrates the server’s page without a layout shift or replaced elements', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen, moved: 0 });
    new MutationObserver(() => {
      const boot = document.documentElement.dataset.boot ?? '';
      seen.push(boot);
      if (boot === 'drawn') Object.assign(window, { heading: document.querySelector('main h1') });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-boot'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const open = await holdScripts(page);
  for (const address of HYDRATED_PAGES) {
    await open(`/#/${address}`);
    await page.waitForLoadState('networkidle');
    const { seen, moved } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'seen'),
      moved: Number(Reflect.get(window, 'moved')),
    }));
    expect(seen, address).toEqual(expect.arrayContaining(['drawn', 'done']));
    expect(moved, address).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    // The elements are those that were rendered by the server, not replacements.
    expect(await page.evaluate(() => Reflect.get(window, 'heading').isConnected), address).toBe(true);
    await expect(page.locator(':is(input, textarea, select)[inert]')).toHaveCount(0);
  }
});

test('a link clicked before any script has loaded leads to its page', async ({ page }) => {
  const main = page.getByRole('main');
  const open = await holdScripts(page);
  await open('/#/news', () => main.getByRole('link', { name: '首页' }).click());
  await expect(main.getByRole('heading', { name: '大家都在学' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('学校动态');
});

test('a page that redirects is rendered by the server as its target', async ({ page, context, school }) => {
  await openLoggedIn(page, school.origin, 'student');
  const drawn = await withoutScripts(context, `${school.origin}/#/personal/course`);
  await expect(drawn.getByRole('main').getByRole('heading', { name: '课表' })).toBeVisible();
  await drawn.close();
  await page.goto('/#/personal/course');
  await expect(page).toHaveURL(/#\/personal\/course\/classTable$/);
  await expect(page.getByRole('main').getByRole('heading', { name: '课表' })).toBeVisible();
});

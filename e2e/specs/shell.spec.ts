import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { isConnectionError } from '../pages/connection.ts';
import { openDrawer } from '../pages/header.ts';
import { openBox } from '../pages/login.ts';

test('the school’s own pages are linked from menu and footer, and an unknown page shows a message @phone @release', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/#/custom/1061');
  await expect(heading('学堂故事')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '一张桌子的规矩' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: '同一栏目' }).getByRole('link', { name: '学习方法' }).click();
  await expect(heading('学习方法')).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: '退课说明' }).click();
  await expect(page).toHaveURL(/#\/sysPageHeadFoot\/showDetail\/2024\?pid=202$/);
  await expect(heading('退课说明')).toBeVisible();
  await expectAccessible(page);
  // Addresses in a menu are pages of the site, not files of the server.
  await footer.getByRole('link', { name: '免费课程' }).click();
  await expect(page).toHaveURL(/\/#\/course\/list\?price=free$/);

  await page.goto('/#/custom');
  await expect(page.getByRole('main').getByRole('link', { name: '隐私说明' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/custom/999');
  await expect(page.getByText('这个页面不在了')).toBeVisible();
  await page.goto('/#/nowhere/at/all');
  await expect(page.getByText('这个页面不存在')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/class/type/video/page');
  await expect(page.getByText('加载数据异常、课次ID值不能为空')).toBeVisible();

  await page.goto('/#/appload');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  // A variable link that contains the student's name requires a log-in first.
  await page.goto('/#/linkVariableRedirect/1063');
  await expect(page).toHaveURL(/#\/join\/login\?backUrl=.*linkVariableRedirect/);
});

test('branches are found by their first letter, and switching language and colours keeps the input @phone', async ({
  page,
}) => {
  await page.goto('/#/home/choice');
  await page
    .getByRole('group', { name: '按首字母查找' })
    .getByRole('button', { name: 'X', exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/厦门|西安/, /厦门|西安/]);
  await expectAccessible(page);
  await page.getByLabel('查找分校').fill('北京');
  await openDrawer(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English|EN/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Find a branch')).toHaveValue('北京');
  await expect(page).toHaveTitle(/All branches/);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a dark page is printed light and without controls, and the header is opaque in forced colours @release', async ({
  page,
}) => {
  await page.goto('/#/course/list');
  await page.getByRole('banner').getByRole('button', { name: '切换到深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      const [red = 0] = color.match(/[\d.]+/g) ?? [];
      return { backgroundColor, isInkDark: Number(red) < 128 };
    });
  expect((await look()).isInkDark).toBe(false);

  await page.emulateMedia({ media: 'print' });
  expect(await look()).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', isInkDark: true });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  for (const name of ['科目', '筛选', '当前位置', '分页'])
    await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  await page.goto('/#/search?text=数学');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/数学/);
  await expect(page.getByRole('main').getByRole('search')).toBeHidden();

  // An open dialog is printed alone.
  await page.emulateMedia({ media: 'screen' });
  await openBox(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toHaveCSS('box-shadow', 'none');
  await expect(page.locator('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  // Forced colours mode removes the gradient: content must not shine through the header.
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);

  // At 400 % zoom the viewport is so low that the bars scroll with the page.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test.describe('navigation between pages', () => {
  test('updates focus, title and meta description, and restores the scroll position on going back', async ({
    page,
  }) => {
    await page.goto('/');
    const description = page.locator('meta[name="description"]');
    const ofHome = await description.getAttribute('content');
    await page.goto('/#/course/list');
    await expect(page).toHaveTitle(/^课程 — 青禾学堂/);
    await expect(description).not.toHaveAttribute('content', ofHome ?? '');
    const link = page.getByRole('main').locator('a[href^="#/course/detail"]').nth(6);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => Object.values(history.state ?? {})[0])).toBe(600);
    await page.evaluate(() => (location.hash = '#/teachers'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(description).toHaveAttribute('content', ofHome ?? '');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

    // The first key press skips the menu.
    await page.evaluate(() => document.body.focus());
    await page.reload();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('a repeat visit', () => {
  test('renders before any request is answered, and shows the rest of the page when parts fail to load', async ({
    page,
  }) => {
    await page.goto('/#/home/index/shanghai');
    await expect(page.getByRole('banner').getByRole('button', { name: /切换分校/ })).toContainText(
      '上海分校',
    );
    // A site served as static files, with a platform that does not respond.
    await page.route('**/s/api/**', () => undefined);
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(
          /<script type="application\/json" id="lectern-data">[\s\S]*?<\/script>/,
          '',
        );
        await route.fulfill({ response, body: html });
      },
    );
    await page.reload();
    const switcher = page.getByRole('banner').getByRole('button', { name: /切换分校/ });
    await expect(switcher).toContainText('上海分校');
    await expect(page.getByRole('contentinfo')).toBeAttached();

    // On a fresh device, with two parts that cannot be loaded, all others are shown.
    await page.unroute('**/s/api/**');
    await page.route(/companyFootInfo|querySysMenuHeadAndFoot/, (route) =>
      route.fulfill({ contentType: 'application/json', body: 'out of order' }),
    );
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(switcher).toContainText('上海分校');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '题库', exact: true })).toHaveCount(0);
  });
});

test('a menu whose code cannot be downloaded leaves the header, says that it opens, and opens later @phone', async ({
  page,
  complaints,
}) => {
  await page.goto('/#/course/list');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  let isAway = true;
  await page.route('**/*.js', (route) => (isAway ? route.abort('internetdisconnected') : route.fallback()));
  const banner = page.getByRole('banner');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) {
    await banner.getByRole('button', { name: '菜单' }).click();
    await expect(page.getByRole('status', { name: '正在打开' })).toBeVisible();
  } else await banner.getByRole('button', { name: /切换分校/ }).click();
  await expect(banner.getByRole('link').first()).toBeVisible();
  isAway = false;
  await expect(
    (isPhone ? page.getByRole('dialog', { name: '菜单' }) : banner).getByText('上海分校'),
  ).toBeAttached({ timeout: 10_000 });
  await expect(page.getByRole('status', { name: '正在打开' })).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
});

test('older addresses lead phones to the mobile path, which shows the same site', async ({
  request,
  browser,
  school,
}) => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const asPhone = await request.get('/course/list?kind=live', {
    maxRedirects: 0,
    headers: { 'user-agent': phone },
  });
  expect(asPhone.headers()['location']).toBe('/wap#/course/list?kind=live');
  const asDesktop = await request.get('/course/list?kind=live', { maxRedirects: 0 });
  expect(asDesktop.headers()['location']).toBe('/#/course/list?kind=live');

  const page = await browser.newPage({
    baseURL: school.origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: phone,
  });
  await page.goto('/news');
  await expect(page).toHaveURL(/\/wap#\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

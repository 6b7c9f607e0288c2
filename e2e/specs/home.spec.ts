import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.describe('the home page', () => {
  test('arrives complete from the server and hydrates without API requests @phone', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/s/api/')) calls.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '大家都在学' })).toBeVisible();
    await expect(page.getByRole('region', { name: '学校推荐' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '任课老师' })).toBeAttached();
    await expect(page.getByRole('heading', { name: '学校动态' })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(calls, 'a visitor needs no request').toEqual([]);
    await expectAccessible(page);
  });

  test('shows the same headings and links without JavaScript', async ({ page, browser, school }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: school.origin });
    await plain.goto('/');
    await expect(plain.getByRole('heading', { name: '大家都在学' })).toBeVisible();
    const shown = async (one: Page) => ({
      headings: await one.getByRole('heading').allTextContents(),
      // Of all banners, whichever is shown.
      links: await one.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await shown(plain)).toEqual(await shown(page));
    await plain.close();
  });

  test('has legible banners before their pictures are there', async ({ page }) => {
    await page.route('**/media/drawn/banner/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto('/');
    const title = page.locator('[data-tone] h2').first();
    await expect(title).toBeVisible();
    const colours = await title.evaluate((heading) => {
      const slide = heading.closest('[data-tone]');
      return [getComputedStyle(heading).color, slide === null ? '' : getComputedStyle(slide).backgroundColor];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(22, 32, 46)']);
  });

  // The first page is hydrated, the second rendered in the browser.
  for (const address of ['/', '/#/course/list'])
    test(`performs a click made on ${address} before hydration`, async ({ browser, school }) => {
      const page = await browser.newPage({ baseURL: school.origin });
      const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await isPressed;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: '课程的子菜单' }).click();
      await page.mouse.move(0, 0);
      goOn();
      await expect(banner.getByRole('button', { name: '课程的子菜单' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await page.close();
    });

  test('switches to a branch with its own theme, which survives a reload', async ({ page }) => {
    await page.goto('/');
    const dress = () => page.locator('html').getAttribute('class');
    const before = await dress();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /切换分校/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: '青禾学堂上海分校' }).click();
    await expect(page).toHaveURL(/#\/home\/index\/shanghai$/);
    await expect(page.getByRole('banner').getByRole('button', { name: /切换分校/ })).toContainText(
      '上海分校',
    );
    await expect.poll(dress).not.toBe(before);
    const after = await dress();
    await page.reload();
    await expect.poll(dress).toBe(after);
  });

  test('lists all branches, finds one by its name, and shows a message for an unknown one @release', async ({
    page,
  }) => {
    await page.goto('/#/home/choice');
    await expect(page.getByRole('heading', { level: 1, name: '选择分校' })).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(19);
    await page.getByLabel('查找分校').fill('上海');
    await expect(links).toHaveText([/青禾学堂上海分校/]);
    await page.getByLabel('查找分校').fill('没有这样的学校');
    await expect(page.getByText('没有找到这个分校')).toBeVisible();
  });

  test('is in English after the switch and after a reload', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /English|EN/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      page
        .getByRole('banner')
        .getByText(/Log in/i)
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('opens in the language of the browser until another is chosen @release', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'en-GB' });
    const failed: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text());
    });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Qinghe' }).first()).toBeVisible();
    // A page rendered in the browser keeps its language, which may be switched before.
    await page.goto('/#/course/list');
    const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(html).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: '中文' }).first().click();
    goOn();
    await expect(html).toHaveAttribute('lang', 'zh-CN');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '大家都在学' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'zh-CN');
    expect(failed).toEqual([]);
    await page.close();
  });

  test('shows the contact channels that the school offers, and a button back to the top @release @phone', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const contacts = page.getByRole('complementary', { name: '联系我们' });
    await contacts.getByRole('button', { name: isMobile ? '联系我们' : '客服热线' }).click();
    await expect(contacts.getByRole('link', { name: '400-800-1907' })).toHaveAttribute(
      'href',
      'tel:400-800-1907',
    );
    await expect(contacts.getByText('服务时间 每天 9:00 – 21:00')).toBeVisible();
    await expect(contacts.getByText('QQ')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const toTop = contacts.getByRole('button', { name: '回到顶部' });
    await expect(toTop).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps its height with many categories, which scroll beside the banner @release', async ({ page }) => {
    await page.goto('/');
    const rail = page.getByRole('navigation', { name: '课程分类' });
    const banner = page.getByRole('region', { name: '学校推荐' });
    const heights = () =>
      Promise.all([
        banner.evaluate((element) => element.clientHeight),
        // Not of the whole page, whose lists below are laid out one after the other meanwhile.
        rail.evaluate((element) => element.parentElement?.clientHeight),
      ]);
    const before = await heights();
    const list = rail.getByRole('list').first();
    await list.evaluate((items) => {
      for (let more = 0; more < 30; more += 1) items.append(items.children[0]?.cloneNode(true) ?? '');
    });
    expect(await heights()).toEqual(before);
    expect(await rail.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(before[0]);
    expect(await list.evaluate((items) => items.scrollHeight - items.clientHeight)).toBeGreaterThan(500);
  });

  test('changes banners by their buttons, and only the visible banner is focusable @release', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: '学校推荐' });
    const action = banner.locator('[aria-roledescription]:not([inert])').getByRole('link');
    const first = await action.textContent();
    const second = banner.getByRole('button', { name: '看第 2 张' });
    // Their code is loaded after hydration.
    await expect(async () => {
      await second.click();
      await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 500 });
    }).toPass();
    await expect(action).not.toHaveText(first ?? '');
    await expect(action).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(action).toHaveText(first ?? '');
  });

  test('keeps the QR code of its footer clear of the floating buttons on a narrow desktop @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const code = page.getByRole('contentinfo').getByRole('img', { name: '微信公众号' });
    await code.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 5000);
    const buttons = page.getByRole('complementary', { name: '联系我们' }).getByRole('button');
    await expect(buttons.last()).toBeVisible();
    const covered = async () => {
      const scanned = await code.boundingBox();
      const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      return boxes.filter(
        (box) =>
          box !== null &&
          scanned !== null &&
          box.x < scanned.x + scanned.width &&
          scanned.x < box.x + box.width &&
          box.y < scanned.y + scanned.height &&
          scanned.y < box.y + box.height,
      );
    };
    await expect.poll(covered).toEqual([]);
  });

  test('is linked from the page for an unknown address @release', async ({ page }) => {
    await page.goto('/#/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: '这个页面不存在' })).toBeVisible();
    // However short its content, a page has the height of the window minus 185 px.
    const lowest = page.viewportSize()!.height - 185;
    await expect
      .poll(async () => (await page.getByRole('main').boundingBox())?.height)
      .toBeGreaterThanOrEqual(lowest);
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page.getByRole('heading', { name: '大家都在学' })).toBeVisible();
  });

  test('of the second company is shown at its own host', async ({ page, school }) => {
    await page.goto(school.secondOrigin);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).not.toHaveTitle(/青禾/);
  });
});

import type { Page } from 'playwright/test';
import { PHONE } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

test.use(PHONE);

/** Doubles the font size, like the browser's settings do. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

test('a banner grows with enlarged text, so that none of it is cut off @release', async ({ page }) => {
  await page.goto('/');
  const banners = page.getByRole('region', { name: '学校推荐' });
  await expect(banners).toBeVisible();
  await enlarge(page);
  const ground = await banners.getByRole('group').first().boundingBox();
  const title = await banners.getByRole('heading').first().boundingBox();
  const action = await banners.getByRole('link').first().boundingBox();
  if (ground === null || title === null || action === null) throw new Error('the banner is incomplete');
  expect(title.y).toBeGreaterThanOrEqual(ground.y);
  expect(action.y + action.height).toBeLessThanOrEqual(ground.y + ground.height);
});

test('dates and times on an exam registration page do not wrap under enlarged text @release', async ({
  page,
}) => {
  await page.goto('/#/applydetail/1');
  const facts = page.getByRole('main').locator('dd', { hasText: /\d年\d+月\d+日/ });
  await expect(facts.first()).toBeVisible();
  await enlarge(page);
  for (const fact of await facts.all()) {
    const broken = await fact.evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = words.nextNode(); node !== null; node = words.nextNode())
        for (const { 0: day, index } of (node.textContent ?? '').matchAll(/\d+年\d+月\d+日|\d\d:\d\d/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + day.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(day);
        }
      return found;
    });
    expect(broken).toEqual([]);
  }
});

/** Names of what a school or a student writes; others, such as states, are codes. */
const NAMES =
  /"((?:course|lesson|teacher|commodity|paper|subject|category|plan|exam|point|group)?[nN]ame|title|nickName)":"[^"]+"/g;

test('long names without spaces and prices of eight digits overflow no page of a phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  // Pages that the server renders have the true names.
  await page.route('**/s/page/**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/s/api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(NAMES, (_, name: string) => `"${name}":"${'w'.repeat(80)}"`)
      .replaceAll(/"(\w*[pP]rice\w*)":\d+(?:\.\d+)?/g, '"$1":12345678.9');
    await route.fulfill({ response, body });
  });
  await page.goto('/#/course/list?price=paid');
  const card = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href^="#/course/detail/"]'))
    .first();
  const course = (await card.getAttribute('href')) ?? '';
  for (const hash of [
    '#/course/list',
    course,
    '#/teachers',
    '#/trainingPlan/list',
    '#/lib/subject/wrong',
    '#/shoppingcart',
    '#/personal/course/lessons',
    '#/personal/course/note',
    '#/personal/course/collect',
    '#/personal/order',
    '#/openCourse',
    '#/group',
    '#/answerslist/0',
    '#/lib/subject/exampaper',
    '#/vip',
    '#/news',
  ]) {
    await page.goto(`/${hash}`);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, hash).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

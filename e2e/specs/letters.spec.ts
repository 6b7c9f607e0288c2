import type { Page } from 'playwright/test';
import { PHONE } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';

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

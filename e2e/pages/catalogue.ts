import { expect, type Page } from 'playwright/test';

/** Opens the page of the first course found by a part of its name. */
export async function openCourse(page: Page, name: string): Promise<void> {
  await page.goto(`/#/course/list?courseName=${encodeURIComponent(name)}`);
  // Results of an earlier search are shown until the reply to this one has arrived.
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: name })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
}

/** Puts the open course into the cart by its primary action. */
export async function addOpenCourse(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: '加入购物车' })
    .locator('visible=true')
    .first()
    .click();
  await expect(
    page.getByRole('main').getByRole('link', { name: '去购物车' }).locator('visible=true').first(),
  ).toBeVisible();
}

/** Expects a number on the header's cart. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('banner').getByText(String(count), { exact: true })).toBeVisible();
}

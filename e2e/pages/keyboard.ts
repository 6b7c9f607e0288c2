import { expect, type Locator, type Page } from 'playwright/test';

/** More tab stops than any page of the site has. */
const MAX_STOPS = 160;

/** Reaches an element with the Tab key only, and fails if that is impossible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await page.evaluate((expected) => document.activeElement === expected, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}

/** Reaches an element with Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field with Tab and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Closes a dialog with Escape, as soon as the focus is inside. */
export async function escape(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

import { expect, type Locator, type Page } from 'playwright/test';

/** Returns the message of an exercise's room about the saved state. */
export const saved = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /保存|暂存/ });

/** Returns a question of the paper. */
export const card = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `第 ${number} 题`, exact: true });

/**
 * Chooses an option. Its input is covered by its visual representation, which may still move while formulas are
 * loaded.
 */
export async function choose(option: Locator): Promise<void> {
  await expect(option).toBeEnabled();
  await expect(() => option.check({ force: true, timeout: 2000 })).toPass();
}

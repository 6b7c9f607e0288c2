import { expect, type Locator, type Page } from 'playwright/test';

/** What the room of an exercise says of how saving stands. */
export const saved = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /保存|暂存/ });

/** A question as the paper asks it. */
export const card = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `第 ${number} 题`, exact: true });

/** Chooses an option. Its input is covered by what it looks like, which may still move, as while formulas arrive. */
export async function choose(option: Locator): Promise<void> {
  await expect(option).toBeEnabled();
  await expect(() => option.check({ force: true, timeout: 2000 })).toPass();
}

import { expect, type Page } from 'playwright/test';

/** The drawer and its button, in either language. */
const MENU = /^(菜单|Menu)$/;

const drawerOf = (page: Page) => page.getByRole('dialog', { name: MENU });

/** From this width on, in px, a header shows everything by itself. */
const WIDE = 1024;

/** Opens the menu drawer where the header is a phone's. True when there is a drawer. */
export async function openDrawer(page: Page): Promise<boolean> {
  // Asked of the window: the button is out of sight for a moment when a drawer has just closed.
  if ((page.viewportSize()?.width ?? WIDE) >= WIDE) return false;
  await page.getByRole('banner').getByRole('button', { name: MENU }).click();
  await expect(drawerOf(page)).toBeVisible();
  return true;
}

/** Chooses a branch in the header's switcher, or in the drawer of a phone. */
export async function chooseBranch(page: Page, name: string): Promise<void> {
  const hasDrawer = await openDrawer(page);
  if (hasDrawer) await drawerOf(page).locator('summary', { hasText: '切换分校' }).click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /切换分校/ })
      .click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

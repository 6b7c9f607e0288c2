import { expect, type Page } from 'playwright/test';

/** Name of the drawer and its button in either language. */
const MENU = /^(菜单|Menu)$/;

const drawerOf = (page: Page) => page.getByRole('dialog', { name: MENU });

/** Viewport width in px from which a header shows everything without a drawer. */
const WIDE = 1024;

/** Opens the menu drawer if the header has one; returns whether it has. */
export async function openDrawer(page: Page): Promise<boolean> {
  // Decided by the window's width, since the button is hidden for a moment when a drawer has just closed.
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

import { expect, type Page } from 'playwright/test';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: '菜单', exact: true });

/** Opens the menu drawer where the header is a phone's; a wide one shows everything by itself. True when there is a drawer. */
export async function openDrawer(page: Page): Promise<boolean> {
  const button = page.getByRole('banner').getByRole('button', { name: '菜单', exact: true });
  if (!(await button.isVisible())) return false;
  await button.click();
  await expect(drawerOf(page)).toBeVisible();
  return true;
}

/** Chooses a branch in the header's switcher, or in the drawer of a phone. */
export async function chooseBranch(page: Page, name: string): Promise<void> {
  const hasDrawer = await openDrawer(page);
  if (hasDrawer) await drawerOf(page).locator('summary', { hasText: '切换分校' }).click();
  else await page.getByRole('banner').getByRole('button', { name: /切换分校/ }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

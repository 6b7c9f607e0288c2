import { expect, type Page } from 'playwright/test';

/** Reloads the page in another language, for walks that do not test the switch itself. */
export async function setLanguage(page: Page, locale: 'zh' | 'en'): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('locale', wanted), locale);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh' ? /^zh/ : 'en');
}

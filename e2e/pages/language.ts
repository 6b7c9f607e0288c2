import { expect, type Page } from 'playwright/test';

/** Reloads the page in another language, for walks that do not test the switch itself. */
export async function setLanguage(page: Page, locale: 'zh' | 'en'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh' ? /^zh/ : 'en');
}

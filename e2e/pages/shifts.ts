import type { Page } from 'playwright/test';

/** Adds up how far each page that is opened from now on moves by itself, as Cumulative Layout Shift does; see {@link shiftOf}. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        Object.assign(window, {
          layoutShift: Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has moved by itself: 0 for not at all, 1 for the whole view by its height. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));

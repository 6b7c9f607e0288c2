import type { Page } from 'playwright/test';

/** Records the layout shifts (CLS) of each page opened from now on; see {@link layoutShiftOf}. */
export async function recordLayoutShifts(page: Page): Promise<void> {
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

/** Returns the layout shift of the page: 0 for none, 1 for the whole viewport moved by its height. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A mid-range phone on a slow connection. */
export const PHONE = {
  cpuSlowdown: 4,
  latencyMs: 150,
  bytesPerSecond: 1_600_000 / 8,
  width: 412,
  height: 823,
};

/** Its connection, in the format of the DevTools protocol. */
export const SLOW_NETWORK = {
  offline: false,
  latency: PHONE.latencyMs,
  downloadThroughput: PHONE.bytesPerSecond,
  uploadThroughput: PHONE.bytesPerSecond / 2,
};

/** Duration above which a task blocks input, in ms. */
export const LONG_TASK_MS = 50;
/** Time without activity after which a page counts as settled, in ms. */
export const QUIET_MS = 500;
/** Timeout of a page, in ms. */
const TIMEOUT_MS = 30_000;

/** A page to measure. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** Selector of the control to press; the first visible match is used. */
  readonly control: string;
  /** Selector of an element that shows that the page is loaded. */
  readonly ready: string;
  /** What the visitor's browser has stored before, by name. */
  readonly storage: Readonly<Record<string, string>>;
}

/** Measurements of a cold visit. */
export interface PageFigures {
  /** Bytes transferred, including headers, for everything requested until the page was painted and interactive. */
  readonly bytes: number;
  readonly requests: number;
  /** First contentful paint, in ms after the navigation. */
  readonly fcpMs: number;
  /** Largest contentful paint, in ms after the navigation. */
  readonly lcpMs: number;
  /** Total time of long tasks above 50 ms each. */
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** From the press of a control to the next paint. */
  readonly interactionMs: number;
}

/** Observations made inside a page. */
export interface Probe {
  /** When hydration had finished; 0 on a page without scripts. */
  inUseMs: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  longestMs: number;
  layoutShift: number;
  interactionMs: number;
}

/** Observes a page from inside. It is serialised, so it must not use anything from outside its own body. */
export function watch({ longTaskMs }: { longTaskMs: number }): void {
  const probe: Probe = {
    inUseMs: 0,
    fcpMs: 0,
    lcpMs: 0,
    blockingMs: 0,
    longestMs: 0,
    layoutShift: 0,
    interactionMs: 0,
  };
  Object.assign(window, { probe });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcpMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.lcpMs = entry.startTime;
  });
  observe('longtask', (entry) => {
    probe.blockingMs += Math.max(0, entry.duration - longTaskMs);
    probe.longestMs = Math.max(probe.longestMs, entry.duration);
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      probe.layoutShift += Number(Reflect.get(entry, 'value'));
  });
  new MutationObserver(() => {
    if (document.documentElement.dataset['boot'] === 'done' && probe.inUseMs === 0)
      probe.inUseMs = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-boot'] });
  addEventListener(
    'click',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The message arrives after the frame was handed to the compositor.
        port1.onmessage = () => (probe.interactionMs = performance.now() - event.timeStamp);
        port2.postMessage(0);
      });
    },
    true,
  );
}

/**
 * Waits inside a page until hydration has finished. It is serialised, so it must not use anything from outside
 * its own body.
 */
export function hydrationInPage({ timeoutMs }: { timeoutMs: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!['home', 'other', 'drawn'].includes(document.documentElement.dataset['boot'] ?? '')) resolve();
    };
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-boot'] });
    setTimeout(() => reject(new Error('The site did not take the page over')), timeoutMs);
    look();
  });
}

/**
 * Waits until hydration has finished and no requests are pending. @throws if that takes too long. The page
 * reports it by itself, since polling would use the thread that is being measured.
 */
export async function waitUntilIdle(page: Page, timeoutMs = TIMEOUT_MS): Promise<void> {
  await page.evaluate(hydrationInPage, { timeoutMs });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

/**
 * Waits until a page is loaded and no requests are pending. @throws if that takes too long. Nothing is queried
 * before hydration has finished, since checking visibility forces a layout of everything that a page hides
 * until then, on the thread that is being measured.
 */
export async function settle(page: Page, ready: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  await waitUntilIdle(page, timeoutMs);
  await page.locator(ready).filter({ visible: true }).first().waitFor({ timeout: timeoutMs });
  await page.waitForLoadState('networkidle');
}

/** Returns what has been observed of a page so far. */
export const probeOf = (page: Page): Promise<Probe> => page.evaluate(() => Reflect.get(window, 'probe'));

/** Opens the browser of a phone with some stored data, and observes its pages. */
export async function newPhone(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
): Promise<BrowserContext> {
  const { width, height } = PHONE;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    // Requests of a service worker are not throttled.
    serviceWorkers: 'block',
  });
  await context.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, storage);
  await context.addInitScript(watch, { longTaskMs: LONG_TASK_MS });
  return context;
}

/** Opens a tab with the phone's connection and processor speed. */
export async function openSlowly(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly line: CDPSession }> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Performance.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await line.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  return { page, line };
}

async function visit(context: BrowserContext, { url, control, ready }: Target): Promise<PageFigures> {
  const { page, line } = await openSlowly(context);
  const requestedAt = new Map<string, number>();
  const received = new Map<string, number>();
  line.on('Network.requestWillBeSent', ({ requestId, timestamp }) => requestedAt.set(requestId, timestamp));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.set(requestId, encodedDataLength),
  );
  await page.goto(url);
  await settle(page, ready);
  const { inUseMs, longestMs: _, ...loaded } = await probeOf(page);
  const startedAt = Math.min(...requestedAt.values());
  const needed = [...requestedAt]
    .filter(([, at]) => (at - startedAt) * 1000 <= Math.max(inUseMs, loaded.lcpMs))
    .map(([id]) => received.get(id) ?? 0);
  const needs = { bytes: needed.reduce((sum, size) => sum + size, 0), requests: needed.length };

  await page.locator(control).filter({ visible: true }).first().click({ noWaitAfter: true });
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'probe'), 'interactionMs')) > 0);
  const { interactionMs } = await probeOf(page);
  return { ...needs, ...loaded, interactionMs };
}

/** Visits a page like a first-time visitor. */
export async function measurePage(browser: Browser, target: Target): Promise<PageFigures> {
  const context = await newPhone(browser, target.storage);
  try {
    return await visit(context, target);
  } finally {
    await context.close();
  }
}

/** Opens a page without throttling and returns what it shows, as HTML without scripts and with its styles inlined. */
export async function copyPage(browser: Browser, { url, ready, storage }: Target): Promise<string> {
  const context = await newPhone(browser, storage);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await settle(page, ready);
    return await page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
      const style = sheets
        .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
        .join('\n');
      for (const element of document.querySelectorAll('script, link:not([rel="icon"]), style'))
        element.remove();
      document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}

import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { Sign } from '../ui/stage.tsx';
import { median } from '../statistics.ts';

/** A page on which a paper can be answered. */
export interface PaperPage {
  /** Name of the page for `Pages.urlOf`. */
  readonly page: string;
  /** Selector of the palette's scroll container; it contains only the rows near the viewport. */
  readonly scroller: string;
}

/** One measured action. */
export interface ActionTimes {
  /** Time until its effect was painted, in ms. */
  readonly paint: number;
  /** CPU time of the page's main thread in ms, including work after the paint; other processes do not affect it. */
  readonly work: number;
}

/** Measurements of an attempt. */
export interface AttemptFigures {
  readonly mount: ActionTimes;
  readonly answer: ActionTimes;
  readonly jump: ActionTimes;
}

/** Time in ms after which deferred work, such as saving and idle callbacks, is done. */
const REST_MS = 1_500;
/** Options chosen one after the other, after the first. */
const CHOICES = [2, 3, 4, 1, 2];
/** Position of the distant question, as a share of the paper. */
const FAR_POSITION = 0.75;
const VIEW = { width: 1440, height: 900 };
/** Timeout of any wait in ms, so that a run that hangs reports where. */
const TIMEOUT_MS = 60_000;

const questionSign = (index: number): Sign => ({ selector: `#question-q${index}` });
const choiceSign = (option: number): Sign => ({
  selector: `#question-q1 div:nth-child(${option}) > label:has(:checked)`,
});

/** Waits for something, with a timeout. @throws {Error} that names what did not happen. */
async function withTimeout<Result>(label: string, awaited: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing came of this within ${TIMEOUT_MS / 1000} s: ${label}`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function threadMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

async function heapBytes(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.collectGarbage');
  return (await line.send('Runtime.getHeapUsage')).usedSize;
}

/** Opens a page with nothing mounted yet. */
async function openPaper(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<{ readonly page: Page; readonly line: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEW, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'stage' in window);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, line };
}

const mountPaper = (page: Page) =>
  withTimeout(
    'the first question',
    page.evaluate((what) => window.stage.mount(what), questionSign(1)),
  );

/**
 * Measures one attempt: opens the paper, changes the answer of the first question several times, and jumps to a
 * distant question by the palette.
 * @param slowdown of the processor. Chromium slows a thread down by keeping it busy, so `work` is only
 *   meaningful at 1.
 */
export async function sitPaper(
  browser: Browser,
  url: string,
  count: number,
  { scroller }: PaperPage,
  slowdown: number,
): Promise<AttemptFigures> {
  const { page, line } = await openPaper(browser, url, slowdown);
  const rest = () => page.waitForTimeout(REST_MS);
  const timed = async (perform: () => Promise<number>): Promise<ActionTimes> => {
    const before = await threadMs(line);
    const paint = await perform();
    return { paint, work: (await threadMs(line)) - before };
  };
  const press = async (target: Locator, sign: Sign): Promise<ActionTimes> => {
    await target.hover({ timeout: TIMEOUT_MS });
    await page.evaluate((what) => window.stage.awaitEvent('click', what), sign);
    return timed(async () => {
      // Playwright's own click would check for overlapping elements while the button is pressed.
      await page.mouse.down();
      await page.mouse.up();
      await rest();
      // Evaluated only now, since polling would have kept the page busy.
      return withTimeout(
        sign.selector,
        page.evaluate(() => window.stage.answered),
      );
    });
  };
  try {
    const mount = await timed(async () => {
      const paint = await mountPaper(page);
      await rest();
      return paint;
    });
    const answers: ActionTimes[] = [];
    for (const option of CHOICES)
      answers.push(
        await press(page.locator(`#question-q1 div:nth-child(${option}) > label`), choiceSign(option)),
      );
    const far = Math.floor(count * FAR_POSITION);
    await page.locator(scroller).evaluate((palette, share) => {
      palette.scrollTop = palette.scrollHeight * share - palette.clientHeight / 2;
    }, FAR_POSITION);
    // A windowed palette measures its rows first; an earlier press would hit another number.
    await rest();
    const jump = await press(
      page.locator(`button[aria-label^="第 ${far} 题"]`).locator('visible=true').first(),
      questionSign(far),
    );
    const answer = {
      paint: median(answers.map(({ paint }) => paint)),
      work: median(answers.map(({ work }) => work)),
    };
    return { mount, answer, jump };
  } finally {
    await page.context().close();
  }
}

/**
 * Measures the memory of a mounted paper, on a page of its own: garbage collection discards compiled code as
 * well, which the next answer would have to compile again.
 * @returns heap size in bytes.
 */
export async function measureHeap(browser: Browser, url: string): Promise<number> {
  const { page, line } = await openPaper(browser, url, 1);
  try {
    const empty = await heapBytes(line);
    await mountPaper(page);
    await page.waitForTimeout(REST_MS);
    return (await heapBytes(line)) - empty;
  } finally {
    await page.context().close();
  }
}

/**
 * Leaves an open paper idle for a while, on a processor slowed down by `slowdown`. @returns total time of tasks
 * above 50 ms each, in ms.
 */
export async function idleTasks(
  browser: Browser,
  url: string,
  slowdown: number,
  seconds: number,
): Promise<number> {
  const { page } = await openPaper(browser, url, slowdown);
  try {
    await mountPaper(page);
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(
      (ms) =>
        new Promise<number>((resolve) => {
          let spent = 0;
          new PerformanceObserver((tasks) => {
            for (const { duration } of tasks.getEntries()) spent += duration;
          }).observe({ type: 'longtask' });
          setTimeout(() => resolve(spent), ms);
        }),
      seconds * 1000,
    );
  } finally {
    await page.context().close();
  }
}

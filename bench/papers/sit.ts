import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { Sign } from '../ui/stage.tsx';
import { median } from '../statistics.ts';

/** A page on which a paper can be sat. */
export interface PaperPage {
  /** As `Pages.urlOf` takes it. */
  readonly page: string;
  /** What scrolls the palette; it has only the rows that are near the view. */
  readonly scroller: string;
}

/** One thing that was done. */
export interface Deed {
  /** Until what it is about was painted, in ms. */
  readonly paint: number;
  /** Processor time of the page's thread in ms, with what comes after the paint: other work of the machine does not count. */
  readonly work: number;
}

/** What attempt a paper took. */
export interface AttemptFigures {
  readonly mount: Deed;
  readonly answer: Deed;
  readonly jump: Deed;
}

/** What is done late, as saving and what waits for an idle moment, is over by then, in ms. */
const REST_MS = 1_500;
/** Options are chosen one after the other, from the second one on. */
const CHOICES = [2, 3, 4, 1, 2];
/** How far the jump goes, as a share of the paper. */
const FAR = 0.75;
const VIEW = { width: 1440, height: 900 };
/** After this long nothing is waited for any more, in ms: a run that hangs says at what. */
const LONGEST_MS = 60_000;

const questionSign = (place: number): Sign => ({ selector: `#question-q${place}` });
const choiceSign = (option: number): Sign => ({
  selector: `#question-q1 div:nth-child(${option}) > label:has(:checked)`,
});

/** Waits for something, though not for ever. @throws {Error} that names what did not come. */
async function within<Result>(what: string, awaited: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing came of this within ${LONGEST_MS / 1000} s: ${what}`)),
      LONGEST_MS,
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

/** A page with nothing mounted yet. */
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
  within(
    'the first question',
    page.evaluate((what) => window.stage.mount(what), questionSign(1)),
  );

/**
 * Sits a paper once: opens it, changes the answer of its first question some times, and goes far by the palette.
 * @param slowdown of the processor. Chromium slows a thread by making it busy, so that `work` says something at 1 only.
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
  const timed = async (perform: () => Promise<number>): Promise<Deed> => {
    const before = await threadMs(line);
    const paint = await perform();
    return { paint, work: (await threadMs(line)) - before };
  };
  const press = async (target: Locator, sign: Sign): Promise<Deed> => {
    await target.hover({ timeout: LONGEST_MS });
    await page.evaluate((what) => window.stage.awaitEvent('click', what), sign);
    return timed(async () => {
      // A click of Playwright's would look for what lies over the target while it is pressed.
      await page.mouse.down();
      await page.mouse.up();
      await rest();
      // Asked now: the question itself would have kept the page busy while it answered.
      return within(
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
    const answers: Deed[] = [];
    for (const option of CHOICES)
      answers.push(
        await press(page.locator(`#question-q1 div:nth-child(${option}) > label`), choiceSign(option)),
      );
    const far = Math.floor(count * FAR);
    await page.locator(scroller).evaluate((palette, share) => {
      palette.scrollTop = palette.scrollHeight * share - palette.clientHeight / 2;
    }, FAR);
    // A windowed palette measures its rows first: a press before that meets another number.
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
 * Weighs a mounted paper. It has a page of its own: collecting garbage throws compiled code away as well, which the
 * next answer would have to compile again.
 * @returns what it takes of the heap, in bytes.
 */
export async function weighPaper(browser: Browser, url: string): Promise<number> {
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

/** Leaves an open paper alone for a while, on a processor slowed so many times. @returns what its tasks of more than 50 ms took, in ms. */
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

import type { Browser, CDPSession, Page } from 'playwright';
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

/** What sitting a paper took. */
export interface SittingFigures {
  readonly mount: Deed;
  readonly answer: Deed;
  readonly jump: Deed;
  /** What the paper takes of the heap, in bytes. */
  readonly heap: number;
}

/** What is done late, as saving and what waits for an idle moment, is over by then, in ms. */
const REST_MS = 1_500;
/** Options are chosen one after the other, from the second one on. */
const CHOICES = [2, 3, 4, 1, 2];
/** How far the jump goes, as a share of the paper. */
const FAR = 0.75;
const VIEW = { width: 1440, height: 900 };

const questionSign = (place: number): Sign => ({ selector: `#question-q${place}` });
const choiceSign = (option: number): Sign => ({ selector: `#question-q1 div:nth-child(${option}) > label:has(:checked)` });

async function threadMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

async function heapBytes(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.collectGarbage');
  return (await line.send('Runtime.getHeapUsage')).usedSize;
}

/** A page with nothing mounted yet. */
async function openPaper(browser: Browser, url: string, slowdown: number): Promise<{ readonly page: Page; readonly line: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEW, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'stage' in window);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, line };
}

/**
 * Sits a paper once: opens it, changes the answer of its first question some times, and goes far by the palette.
 * @param slowdown of the processor. Chromium slows a thread by making it busy, so that `work` says something at 1 only.
 */
export async function sitPaper(browser: Browser, url: string, count: number, { scroller }: PaperPage, slowdown: number): Promise<SittingFigures> {
  const { page, line } = await openPaper(browser, url, slowdown);
  const timed = async (perform: () => Promise<number>): Promise<Deed> => {
    const before = await threadMs(line);
    const paint = await perform();
    await page.waitForTimeout(REST_MS);
    return { paint, work: (await threadMs(line)) - before };
  };
  const click = (sign: Sign, press: () => Promise<void>) =>
    timed(async () => {
      await page.evaluate((what) => window.stage.awaitEvent('click', what), sign);
      await press();
      return page.evaluate(() => window.stage.answered);
    });
  try {
    const emptyHeap = await heapBytes(line);
    const mount = await timed(() => page.evaluate((what) => window.stage.mount(what), questionSign(1)));
    const heap = (await heapBytes(line)) - emptyHeap;
    const answers: Deed[] = [];
    for (const option of CHOICES) {
      const target = page.locator(`#question-q1 div:nth-child(${option}) > label`);
      answers.push(await click(choiceSign(option), () => target.click({ noWaitAfter: true })));
    }
    const far = Math.floor(count * FAR);
    await page.locator(scroller).evaluate((palette, share) => {
      palette.scrollTop = palette.scrollHeight * share - palette.clientHeight / 2;
    }, FAR);
    const cell = page.locator(`button[aria-label^="第 ${far} 题"]`).locator('visible=true').first();
    const jump = await click(questionSign(far), () => cell.click({ noWaitAfter: true }));
    const answer = { paint: median(answers.map(({ paint }) => paint)), work: median(answers.map(({ work }) => work)) };
    return { mount, answer, jump, heap };
  } finally {
    await page.context().close();
  }
}

/** Leaves an open paper alone for a while, on a processor slowed so many times. @returns what its tasks of more than 50 ms took, in ms. */
export async function idleTasks(browser: Browser, url: string, slowdown: number, seconds: number): Promise<number> {
  const { page } = await openPaper(browser, url, slowdown);
  try {
    await page.evaluate((what) => window.stage.mount(what), questionSign(1));
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

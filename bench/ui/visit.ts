import type { Browser, Page } from 'playwright';
import { PHONE } from '../page.ts';
import type { Sign } from './stage.tsx';
import type { Candidate } from './subjects.ts';

/** How long the pointer is over a control before the press, and the pause between two actions, in ms. */
const PAUSE_MS = 400;
/** Keys to type; each letter narrows the results. */
const KEYS = ['7', '-', '1'];

async function timed(page: Page, event: string, sign: Sign, perform: () => Promise<void>): Promise<number> {
  await page.evaluate(([type, what]) => window.stage.awaitEvent(type, what), [event, sign] as const);
  await perform();
  // Evaluated later, since polling would keep the page busy.
  await page.waitForTimeout(PAUSE_MS);
  const spent = await page.evaluate(() => window.stage.answered);
  await page.waitForTimeout(PAUSE_MS);
  return spent;
}

/**
 * Types a word letter by letter. @returns the time to the results of the first letter, and of the slowest later
 * one.
 */
async function typeAndTime(page: Page, mark: string): Promise<Record<string, number>> {
  const times: number[] = [];
  let typed = '';
  for (const key of KEYS) {
    typed += key;
    times.push(await timed(page, 'keydown', { selector: mark, text: typed }, () => page.keyboard.press(key)));
  }
  const [first = 0, ...later] = times;
  return { 'first key': first, 'later keys': Math.max(...later) };
}

/**
 * Visits a candidate's page on a slowed processor like a first-time visitor who uses it once.
 * @returns the times in ms by action.
 */
export async function visitCandidate(
  browser: Browser,
  url: string,
  { opening, mark, acts }: Candidate,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await page.goto(url);
    await page.waitForFunction(() => 'stage' in window);
    await line.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
    const mount = await page.evaluate(() => window.stage.mount());
    await page.waitForTimeout(PAUSE_MS);
    const times: Record<string, number> = acts === undefined ? { mount } : {};
    if (opening !== undefined) {
      const trigger = page.locator(opening.trigger).first();
      await trigger.hover();
      await page.waitForTimeout(PAUSE_MS);
      // Playwright's own click would check for overlapping elements while the button is pressed.
      times['open'] = await timed(page, 'pointerdown', opening.sign, async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
    }
    if (mark !== undefined) Object.assign(times, await typeAndTime(page, mark));
    for (const [name, act] of Object.entries(acts ?? {}))
      times[name] = await page.evaluate((one) => window.stage.act(one), act);
    return times;
  } finally {
    await context.close();
  }
}

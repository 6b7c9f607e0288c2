import type { Browser, Page } from 'playwright';
import type { Mode } from '@lectern/ui/stage';
import { still } from '../../.storybook/still.ts';
import { listStories, openStory } from './builtStorybook.ts';
import { readFacts } from './facts.ts';
import { readPicture, type Picture } from './picture.ts';

/** A story in one of its modes. */
export interface Shot {
  name: string;
  story: string;
  settings: Mode;
}

/** The look of a shot: its picture, and the description of its elements. */
export interface Look {
  picture: Picture;
  facts: string;
}

/** Number of pages used concurrently, since most of a shot's time is waiting for the page to settle. */
const PAGES = 3;

/** Lists the stories captured by Chromatic that have this tag, and this text in their id, in each of their modes. */
export async function listShots(
  page: Page,
  address: string,
  { tag, only }: { tag: string; only: string },
): Promise<Shot[]> {
  const stories = await listStories(page, address);
  return stories
    .filter(
      ({ id, tags, parameters }) =>
        tags.includes(tag) && id.includes(only) && !parameters.chromatic?.disableSnapshot,
    )
    .flatMap(({ id, parameters }) =>
      Object.entries(parameters.chromatic?.modes ?? {}).map(([mode, settings]) => ({
        name: `${id}--${mode}`,
        story: id,
        settings,
      })),
    );
}

/** Opens a page for shots: device pixel ratio 1, and no animations. */
export const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

const MAX_CAPTURES = 12;
const IDLE_MS = 10_000;
const TIMEOUT_MS = 300_000;
/** Maximum time to wait for a frame or an idle callback, in ms. */
const FRAME_TIMEOUT_MS = 2000;

/** Lets the page do deferred work: a focus moved after a frame, a size measured when idle. */
const runDeferredWork = (page: Page): Promise<void> =>
  page.evaluate(
    (missedMs) =>
      new Promise<void>((resolve) => {
        const work = () => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: missedMs });
        requestAnimationFrame(() => requestAnimationFrame(work));
        // A page without changes may get no frame; deferred changes are seen by the next look.
        setTimeout(work, missedMs);
      }),
    FRAME_TIMEOUT_MS,
  );

/** Captures the page repeatedly until nothing changes, since deferred work has no other sign of its end. */
async function captureSettled(page: Page): Promise<Look> {
  let last: { bytes: Buffer; facts: string } | undefined;
  for (let attempt = 0; attempt < MAX_CAPTURES; attempt += 1) {
    await runDeferredWork(page);
    const bytes = await page.screenshot({ fullPage: true, caret: 'hide' });
    const facts = await readFacts(page);
    if (last?.facts === facts && last.bytes.equals(bytes)) return { picture: readPicture(bytes), facts };
    last = { bytes, facts };
  }
  throw new Error(`The page keeps changing: ${page.url()}`);
}

/** Brings a page into the state of a shot, and captures it. */
async function captureShot(
  page: Page,
  address: string,
  { story, settings }: Shot,
  change?: (page: Page) => Promise<void>,
): Promise<Look> {
  const { viewport = 820, ...globals } = settings;
  await page.setViewportSize({ width: viewport, height: 600 });
  await openStory(page, address, story, globals);
  // Endless animations would continue between the picture and the description.
  await page.addStyleTag({ content: still });
  // A story about a pending request keeps it open; it counts as settled nevertheless.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await change?.(page);
  return captureSettled(page);
}

/**
 * Takes a shot once the page has settled: requests answered, fonts loaded, the pointer away, animations at
 * their end.
 * @param change made to the page before it is captured.
 * @throws if the page does not settle or respond, so that a browser that hangs is not waited for forever.
 */
export async function take(...[page, address, shot, change]: Parameters<typeof captureShot>): Promise<Look> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The browser does not respond: ${shot.name}`)), TIMEOUT_MS);
  try {
    return await Promise.race([captureShot(page, address, shot, change), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Processes a list with several pages concurrently. */
export async function withPages<Item>(
  browser: Browser,
  items: readonly Item[],
  work: (page: Page, item: Item, at: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await newPage(browser);
      for (const [at, item] of queue) await work(page, item, at);
      await page.close();
    }),
  );
}

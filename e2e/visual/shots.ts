import type { Browser, Page } from 'playwright';
import type { Mode } from '@lectern/ui/stage';
import { still } from '../../.storybook/still.ts';
import { listStories, openStory } from './builtStorybook.ts';
import { readFacts } from './facts.ts';
import { readPicture, type Picture } from './picture.ts';

/** One story in one of its modes. */
export interface Shot {
  name: string;
  story: string;
  settings: Mode;
}

/** What a shot looks like: its picture, and how each element in it is drawn. */
export interface Look {
  picture: Picture;
  facts: string;
}

/** Pages that are looked at side by side: much of a shot is waiting for it to come to rest. */
const PAGES = 3;

/** Lists the stories that Chromatic pictures and that have this tag and this in their id, in each of their modes. */
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

/** Opens a page as shots are taken in: one pixel a pixel, and nothing moves. */
export const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

const RESTS = 12;
const IDLE_MS = 10_000;
const HANG_MS = 300_000;
/** As long as a frame, or a rest of the browser, is waited for. */
const MISSED_MS = 2000;

/** Lets the page do what it has put off: a focus that goes in after a frame, a size that is measured when there is time. */
const letWork = (page: Page): Promise<void> =>
  page.evaluate(
    (missedMs) =>
      new Promise<void>((resolve) => {
        const work = () => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: missedMs });
        requestAnimationFrame(() => requestAnimationFrame(work));
        // A page that changes nothing may get no frame; what was still to come shows in the next look.
        setTimeout(work, missedMs);
      }),
    MISSED_MS,
  );

/** Looks until nothing is another than before: what is put off has no other sign of its end. */
async function lookAtRest(page: Page): Promise<Look> {
  let last: { bytes: Buffer; facts: string } | undefined;
  for (let attempt = 0; attempt < RESTS; attempt += 1) {
    await letWork(page);
    const bytes = await page.screenshot({ fullPage: true, caret: 'hide' });
    const facts = await readFacts(page);
    if (last?.facts === facts && last.bytes.equals(bytes)) return { picture: readPicture(bytes), facts };
    last = { bytes, facts };
  }
  throw new Error(`It never comes to rest: ${page.url()}`);
}

/** Brings a page to where its shot is taken, and takes it. */
async function reach(
  page: Page,
  address: string,
  { story, settings }: Shot,
  change?: (page: Page) => Promise<void>,
): Promise<Look> {
  const { viewport = 820, ...globals } = settings;
  await page.setViewportSize({ width: viewport, height: 600 });
  await openStory(page, address, story, globals);
  // What turns without end goes on between a picture and what is read of its elements.
  await page.addStyleTag({ content: still });
  // A story about what never arrives keeps its request open: it is at rest nevertheless.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await change?.(page);
  return lookAtRest(page);
}

/**
 * Takes a shot once it has come to rest: calls answered, fonts there, the pointer away, animations at their end.
 * @param change done to the page before it is looked at.
 * @throws when the page does not come to rest, or answers nobody any more: a browser that hangs would be waited for without end.
 */
export async function take(...[page, address, shot, change]: Parameters<typeof reach>): Promise<Look> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The browser hangs: ${shot.name}`)), HANG_MS);
  try {
    return await Promise.race([reach(page, address, shot, change), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Works through a list with some pages at a time; each takes the next that nobody has taken. */
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

/**
 * Compares stories with their stored pictures, offline, in the same modes that
 * Chromatic uses (`.storybook/modes.ts`).
 *
 *   npm run visual                    every story tagged `visual`, with pictures in `.cache/visual/pictures`:
 *                                     make them with --update before a change, compare after it
 *   npm run visual -- --small         those tagged `visual-small`, with pictures in `e2e/visual/pictures`;
 *                                     `npm test` runs these
 *   npm run visual -- --only=headers  those whose id has this in it
 *   npm run visual -- --update        accepts what is drawn now
 *   npm run visual -- --built         uses the Storybook built last time
 *
 * Differences stand side by side in `.cache/visual/report.html`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { buildStorybook, listStories, openStory, serveStorybook } from './builtStorybook.ts';
import { chromiumLaunch } from './chromium.ts';
import { compare, readPicture, writePicture } from './picture.ts';
import { reportPage, type Difference } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/visual');
const built = join(cache, 'storybook');

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean' },
    only: { type: 'string', default: '' },
    update: { type: 'boolean' },
    built: { type: 'boolean' },
  },
});

/** Pages that are looked at side by side. */
const PAGES = 3;

/** The small set is few and lives in the repository; the whole one is large and belongs to one machine. */
const stored = options.small ? join(root, 'e2e/visual/pictures') : join(cache, 'pictures');

interface Shot {
  story: string;
  mode: string;
  settings: Mode;
}

/** Tells whether the face that the pictures were taken with is here: its Latin letters have their own widths. */
async function hasFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['"Noto Sans CJK SC", monospace', 'monospace', '"Noto Sans CJK SC", serif', 'serif'].map(
      (family) => {
        if (!context) return 0;
        context.font = `40px ${family}`;
        return context.measureText('Lectern mill').width;
      },
    );
  });
  await page.close();
  return widths[0] === widths[2] && widths[0] !== widths[1];
}

/** The stories that are to be looked at, in each of their modes. */
async function listShots(page: Page, address: string): Promise<Shot[]> {
  const tag = options.small ? 'visual-small' : 'visual';
  const stories = (await listStories(page, address)).filter(
    ({ id, tags }) => tags.includes(tag) && id.includes(options.only),
  );
  return stories.flatMap(({ id, parameters }) => {
    // A mode may be another one by a second name (light is the tablet's width): one picture is enough.
    const distinct = new Map<string, Shot>();
    for (const [mode, settings] of Object.entries(parameters.chromatic?.modes ?? {})) {
      const { scheme = 'light', viewport = 820, ...rest } = settings;
      const key = JSON.stringify([scheme, viewport, rest]);
      if (!distinct.has(key)) distinct.set(key, { story: id, mode, settings });
    }
    return [...distinct.values()];
  });
}

async function take(page: Page, address: string, { story, settings }: Shot): Promise<Buffer> {
  const { viewport = 820, ...globals } = settings;
  await page.setViewportSize({ width: viewport, height: 600 });
  await openStory(page, address, story, globals);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Looks at one shot beside its stored picture; what differs is accepted where that is wanted. */
async function lookAt(page: Page, address: string, shot: Shot): Promise<Difference | undefined> {
  const name = `${shot.story}--${shot.mode}`;
  const taken = readPicture(await take(page, address, shot));
  const file = join(stored, `${name}.png`);
  const before = await readFile(file).catch(() => null);
  const result = before
    ? compare(readPicture(before), taken)
    : { same: false as const, reason: 'there is no stored picture', difference: null };
  if (result.same) return undefined;
  const after = writePicture(taken);
  if (options.update) {
    await writeFile(file, after);
    console.log(`updated ${name}`);
    return undefined;
  }
  console.log(`differs ${name}: ${result.reason}`);
  return { name, reason: result.reason, before, after, difference: result.difference };
}

async function main(): Promise<number> {
  if (!options.built) buildStorybook(built);
  const server = await serveStorybook(built);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    if (!(await hasFont(browser))) {
      console.log(
        'SKIPPED: the visual check needs the font Noto Sans CJK SC (Debian: fonts-noto-cjk). No story was looked at.',
      );
      console.log('visual: 0 passed, 0 failed');
      return 0;
    }
    const pages = await Promise.all(
      Array.from({ length: PAGES }, () => browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 })),
    );
    const [first] = pages;
    const shots = first === undefined ? [] : await listShots(first, server.address);
    const found: (Difference | undefined)[] = [];
    await mkdir(stored, { recursive: true });
    // Each page takes the next shot that nobody has taken: much of a shot is waiting for it to come to rest.
    const queue = shots.entries();
    const work = async (page: Page) => {
      for (const [at, shot] of queue) found[at] = await lookAt(page, server.address, shot);
    };
    await Promise.all(pages.map(work));
    const differences = found.filter((difference) => difference !== undefined);
    await mkdir(cache, { recursive: true });
    await writeFile(join(cache, 'report.html'), reportPage(differences));
    console.log(`visual: ${shots.length - differences.length} passed, ${differences.length} failed`);
    if (differences.length > 0)
      console.log('See .cache/visual/report.html; accept with: npm run visual -- --update');
    if (shots.length === 0) throw new Error('No such story carries the tag; nothing was compared.');
    return differences.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

process.exitCode = await main();

/**
 * Checks every story under all conditions of users: three widths, 200 % zoom and a doubled font size in both languages,
 * the greyscale of mourning days, forced colours, reduced motion, and a phone with a touch screen.
 *
 *   npm run conditions                      every story
 *   npm run conditions -- --only=headers    those whose id contains this text
 *   npm run conditions -- --built           uses the Storybook of the last build
 *
 * The findings are also written to `.cache/conditions/report.txt`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { ROOT } from '../../tools/install.mjs';
import {
  buildStorybook,
  listStories,
  openStory,
  serveStorybook,
  switchStory,
} from '../visual/builtStorybook.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { checkLayout, checkMotion, checkTargets, type Finding } from './layout.ts';
import { checkForcedColours, checkGrey } from './pixels.ts';

const reports = join(ROOT, '.cache/conditions');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'boolean' },
    storybook: { type: 'string' },
  },
});
const built = options.storybook ?? join(ROOT, '.cache/visual/storybook');

/** The designed widths, and a desktop of 1440 px at 200 % zoom. */
const widths = [1440, 820, 720, 390] as const;
const height = 900;

/** Changes the toolbar's values without reopening the story. */
async function setGlobals(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (changed) => {
    globalThis.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: changed });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, globals);
}

/** Sets the font size like the browser's settings do, at the current width. */
const setFontSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (expected) => {
    document.documentElement.style.fontSize = expected;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);

/** Returns whether Storybook shows an error instead of the story. */
const isBroken = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));

type Check = (page: Page) => Promise<Finding[]>;

type Show = (page: Page, id: string, globals: Readonly<Record<string, string>>) => Promise<void>;

/** Checks one story with a mouse, then on a touch screen. */
async function checkStory({ desktop, phone }: Pages, show: Show, id: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const look = async (condition: string, page: Page, check: Check) => {
    for (const finding of new Set(await check(page))) found.push(`${condition}: ${finding}`);
  };
  const errors: string[] = [];
  const handleError = (error: Error) => errors.push(error.message.split('\n')[0] ?? '');
  desktop.on('pageerror', handleError);

  await desktop.setViewportSize({ width: widths[0], height });
  await show(desktop, id, { locale: 'zh' });
  if (await isBroken(desktop)) return ['does not render'];
  await look('reduced motion', desktop, checkMotion);
  await look('forced colours', desktop, checkForcedColours);
  await setGlobals(desktop, { globalTheme: 'black-white' });
  await look('greyscale', desktop, checkGrey);
  await setGlobals(desktop, { globalTheme: 'none' });
  for (const locale of ['zh', 'en']) {
    await setGlobals(desktop, { locale });
    if (await isBroken(desktop)) found.push(`${locale}: does not render`);
    for (const width of widths) {
      await desktop.setViewportSize({ width, height });
      await isLaidOut(desktop, width);
      await look(`${locale} at ${width} px`, desktop, checkLayout);
    }
    await setFontSize(desktop, '200%');
    await look(`${locale} at double font size`, desktop, checkLayout);
    await setFontSize(desktop, '');
  }
  desktop.off('pageerror', handleError);

  await show(phone, id, { locale: 'zh' });
  await look('on a touch screen', phone, checkTargets);
  return [...errors.map((error) => `script error: ${error}`), ...found];
}

/** Waits until the page is rendered at a width; earlier measurements would be those of the previous width. */
const isLaidOut = (page: Page, width: number) =>
  page.evaluate(async (expected) => {
    const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    while (innerWidth !== expected) await nextFrame();
    await nextFrame();
    await nextFrame();
  }, width);

/** Timeout, long enough for a gallery of all palettes on a slow machine. */
const timeoutMs = 180_000;

interface Pages {
  readonly desktop: Page;
  readonly phone: Page;
}

async function openPages(browser: Browser): Promise<Pages> {
  const desktop = await browser.newPage({ reducedMotion: 'reduce' });
  const phoneContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const phone = await phoneContext.newPage();
  for (const page of [desktop, phone]) page.setDefaultTimeout(timeoutMs);
  return { desktop, phone };
}

async function main(): Promise<number> {
  if (!options.built && options.storybook === undefined) buildStorybook(built);
  const server = await serveStorybook(built);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const pages = await openPages(browser);
    const open: Show = (page, id, globals) => openStory(page, server.address, id, globals);
    const lookAt = (show: Show, id: string) =>
      checkStory(pages, show, id).catch((error: unknown) => [String(error)]);
    const stories = (await listStories(pages.desktop, server.address)).filter(({ id }) =>
      id.includes(options.only),
    );
    if (stories.length === 0) throw new Error('No story has an id containing this text.');
    const lines: string[] = [];
    let good = 0;
    for (const [at, { id }] of stories.entries()) {
      if (at > 0 && at % 50 === 0) console.log(`… ${at} of ${stories.length}`);
      let found = await lookAt(at === 0 ? open : switchStory, id);
      // The problem may be due to the previous story in the same page, so the story is checked again in a fresh
      // one.
      if (found.length > 0 && at > 0) found = await lookAt(open, id);
      if (found.length === 0) good += 1;
      for (const finding of found) {
        console.log(`✗ ${id}: ${finding}`);
        lines.push(`${id}: ${finding}`);
      }
    }
    await mkdir(reports, { recursive: true });
    await writeFile(join(reports, 'report.txt'), `${lines.join('\n')}\n`);
    console.log(`conditions: ${good} passed, ${stories.length - good} failed`);
    return good === stories.length ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

process.exitCode = await main();

import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { type FoundPage, readSiteMap } from '../e2e/pages/siteMap.ts';
import { copyPage, waitUntilIdle, newPhone, openSlowly, settle } from './page.ts';
import type { PlainBrowser, PlainVisit } from './plainTab.ts';
import { serveStatic } from './staticPage.ts';
import { median, ratio } from './statistics.ts';

const SPEED = fileURLToPath(new URL('../docs/speed.md', import.meta.url));
const BEGIN = '<!-- pages: written by `npm run bench pages -- --every --write` -->';
const END = '<!-- end of pages -->';

/** Selector of content that every loaded page has. */
const READY = 'main :is(h1, h2, h3, form, table, li):not([aria-busy="true"] *)';
/** The page from which the others are opened. */
const HOME = 'home/index';
/** Time in ms after which a page is skipped. */
const TIMEOUT_MS = 45_000;

/** Maximum times of a page's scripts, in ms. */
const LIMITS = { scriptMs: 350, longestMs: 100, blockingMs: 80 };
/** Number of visits of a page that missed one of these, since other processes may have kept the processor busy. */
const RETRY_VISITS = 5;

/** Measurements of a page, in ms except for the layout shift. */
interface Times {
  /** Largest contentful paint of the static copy. */
  readonly copyMs: number;
  /** Largest contentful paint of a cold visit. */
  readonly coldMs: number;
  /** Largest contentful paint of a second visit in the same browser. */
  readonly againMs: number;
  /** From the change of the address on the home page until the page is loaded. */
  readonly insideMs: number;
  /** The same after hovering over the link. */
  readonly pointedMs: number;
  /**
   * For cold visits: script time on the main thread, longest task, blocking time (what each task took above 50
   * ms), Cumulative Layout Shift.
   */
  readonly scriptMs: number;
  readonly longestMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** Measurements of a page, each the median of its visits. */
export interface PageFigures extends Times {
  readonly name: string;
  readonly isStudents: boolean;
}

type StoredItems = Readonly<Record<string, string>>;

/** The school whose pages are measured. */
interface School {
  readonly origin: string;
  /** What the student's browser stores of the session, by name. */
  readonly stored: StoredItems;
  /** Addresses that no page links to, from their `#` on. */
  readonly known: readonly string[];
}

/** Visits the pages in the delivered page's table, and finds an address of each. */
async function findPages(
  browser: Browser,
  { origin, stored, known }: School,
): Promise<{ readonly pages: readonly FoundPage[]; readonly unfound: readonly string[] }> {
  const map = await readSiteMap(origin, known);
  const pages: FoundPage[] = [];
  const context = await newPhone(browser, stored);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (let index = map.next(); index !== undefined; index = map.next()) {
      pages.push(index);
      await page.evaluate((to) => void (location.hash = to), index.hash);
      await settle(page, 'main').catch(() => undefined);
      map.learn(
        await page
          .locator('a[href^="#/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
    }
  } finally {
    await context.close();
  }
  return { pages, unfound: map.unfound() };
}

/** Hovers over a link to a page, and waits until the prefetched files are loaded. */
async function pointAt(page: Page, hash: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, hash);
  await waitUntilIdle(page, TIMEOUT_MS);
}

/**
 * Navigates from the home page to another, or from the news to the home page; returns when that is loaded, with
 * no requests pending.
 * @param isPointed whether the pointer has rested on the link before.
 */
async function navigateWithinSite(
  browser: Browser,
  origin: string,
  { name, hash }: FoundPage,
  { stored, isPointed }: { readonly stored: StoredItems; readonly isPointed: boolean },
): Promise<number> {
  const context = await newPhone(browser, stored);
  try {
    const { page } = await openSlowly(context);
    await page.goto(`${origin}/${name === HOME ? '#/news' : ''}`);
    await settle(page, 'main', TIMEOUT_MS);
    if (isPointed) await pointAt(page, hash);
    return await page.evaluate(
      ({ to, ready, timeoutMs }) =>
        new Promise<number>((resolve, reject) => {
          const before = document.querySelector('main > *');
          const startedAt = performance.now();
          const look = () => {
            const passed = performance.now() - startedAt;
            const isBusy = document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
            if (before?.isConnected !== true && !isBusy && document.querySelector(ready) !== null)
              resolve(passed);
            else if (passed > timeoutMs) reject(new Error(`${to} did not come`));
            else requestAnimationFrame(look);
          };
          location.hash = to;
          requestAnimationFrame(look);
        }),
      { to: hash, ready: READY, timeoutMs: TIMEOUT_MS },
    );
  } finally {
    await context.close();
  }
}

type Paints = Pick<Times, 'copyMs' | 'coldMs' | 'againMs' | 'insideMs' | 'pointedMs'>;

/** Returns the median of a measurement over some visits. */
const medianOf = <Of extends string>(visits: readonly Readonly<Record<Of, number>>[], of: Of): number =>
  median(visits.map((each) => each[of]));

/** Measures a page beside its static copy: cold, again, and from the home page. */
async function measurePage(
  { browser, visit }: PlainBrowser,
  { origin, stored }: School,
  measured: FoundPage,
  visits: number,
): Promise<PageFigures> {
  const { name, isStudents } = measured;
  const storedItems = isStudents ? stored : {};
  const url = `${origin}/${measured.hash}`;
  const paints: Paints[] = [];
  const colds: PlainVisit[] = [];
  const target = { name, url, ready: READY, control: '', storage: storedItems };
  const still = await serveStatic(new Map([['/copy', await copyPage(browser, target)]]), origin);
  try {
    while (paints.length < visits) {
      const [copy] = await visit(`${still.origin}/copy`, READY, {}, 1);
      const [cold, again] = await visit(url, READY, storedItems, 2);
      if (copy === undefined || cold === undefined || again === undefined) break;
      colds.push(cold);
      const insideMs = await navigateWithinSite(browser, origin, measured, {
        stored: storedItems,
        isPointed: false,
      });
      const pointedMs = await navigateWithinSite(browser, origin, measured, {
        stored: storedItems,
        isPointed: true,
      });
      paints.push({ coldMs: cold.lcpMs, copyMs: copy.lcpMs, againMs: again.lcpMs, insideMs, pointedMs });
    }
    const misses = () =>
      Object.entries(LIMITS).some(([of, aim]) => medianOf(colds, of as keyof typeof LIMITS) > aim);
    if (misses())
      while (colds.length < RETRY_VISITS) colds.push(...(await visit(url, READY, storedItems, 1)));
  } finally {
    await still.stop();
  }
  return {
    name,
    isStudents,
    copyMs: medianOf(paints, 'copyMs'),
    coldMs: medianOf(paints, 'coldMs'),
    againMs: medianOf(paints, 'againMs'),
    insideMs: medianOf(paints, 'insideMs'),
    pointedMs: medianOf(paints, 'pointedMs'),
    scriptMs: medianOf(colds, 'scriptMs'),
    longestMs: medianOf(colds, 'longestMs'),
    blockingMs: medianOf(colds, 'blockingMs'),
    layoutShift: medianOf(colds, 'layoutShift'),
  };
}

/** The measured pages, and those that could not be measured. */
export interface EveryPage {
  readonly figures: readonly PageFigures[];
  readonly leftOut: readonly string[];
}

/**
 * Measures every page that has an address.
 * @param only names of the pages to measure; all if empty.
 */
export async function measureEveryPage(
  plain: PlainBrowser,
  school: School,
  { visits, only }: { readonly visits: number; readonly only: readonly string[] },
): Promise<EveryPage> {
  const { pages, unfound } = await findPages(plain.browser, school);
  const leftOut = unfound.map((name) => `${name} (no link leads there)`);
  const figures: PageFigures[] = [];
  for (const found of pages.filter(({ name }) => only.length === 0 || only.includes(name))) {
    try {
      figures.push(await measurePage(plain, school, found, visits));
      process.stderr.write(`${found.name}\n`);
    } catch (error) {
      leftOut.push(
        `${found.name} (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`,
      );
    }
  }
  return { figures, leftOut };
}

const HEAD =
  'page, for, copy, cold, ratio, last ratio, again, inside, pointed, script, longest task, blocking, shift'.split(
    ', ',
  );
const RATIO_AT = HEAD.indexOf('ratio');

/** Parses the ratios of the existing table, by page. */
function lastRatios(block: string): ReadonlyMap<string, string> {
  const rows = block
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length > RATIO_AT);
  return new Map(rows.map((cells) => [cells[0] ?? '', cells[RATIO_AT] ?? '']));
}

/**
 * Returns the measurements as a Markdown table, with the largest ratio to the static copy first, and with the
 * previous ratios.
 */
export function everyPageTable({ figures, leftOut }: EveryPage, block = ''): string {
  const last = lastRatios(block);
  const of = ({ coldMs, copyMs }: PageFigures) => ratio(coldMs, copyMs) ?? 0;
  const rows = figures
    .toSorted((one, other) => of(other) - of(one))
    .map((figure) => {
      const ms = (...times: readonly number[]) => times.map((time) => time.toFixed(0));
      return [
        `\`${figure.name}\``,
        figure.isStudents ? 'student' : 'visitor',
        ...ms(figure.copyMs, figure.coldMs),
        of(figure).toFixed(2),
        last.get(`\`${figure.name}\``) ?? '-',
        ...ms(
          figure.againMs,
          figure.insideMs,
          figure.pointedMs,
          figure.scriptMs,
          figure.longestMs,
          figure.blockingMs,
        ),
        figure.layoutShift.toFixed(4),
      ];
    });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(HEAD),
    line(HEAD.map((_, at) => (at < 2 ? '---' : '---:'))),
    ...rows.map(line),
    ...(leftOut.length === 0 ? [] : ['', `Left out: ${leftOut.join('; ')}.`]),
  ].join('\n');
}

/** Replaces the table in `docs/speed.md`, with the machine and its load. */
export async function writeEveryPage(measured: EveryPage, visits: number): Promise<void> {
  const page = await readFile(SPEED, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to === -1) throw new Error('docs/speed.md has no place for the table of pages');
  const machine = `${availableParallelism()} cores with a load of ${loadavg()[1]?.toFixed(0)}, ${visits} visits each; milliseconds.`;
  const block = [BEGIN, machine, '', everyPageTable(measured, page.slice(from, to)), END].join('\n');
  await writeFile(SPEED, page.slice(0, from) + block + page.slice(to + END.length));
}

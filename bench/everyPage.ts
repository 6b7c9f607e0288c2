import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { type Place, readSiteMap } from '../e2e/pages/siteMap.ts';
import { copyPage, isInUse, newPhone, openSlowly, settle } from './page.ts';
import type { PlainBrowser, PlainVisit } from './plainTab.ts';
import { serveStatic } from './staticPage.ts';
import { median, ratio } from './statistics.ts';

const SPEED = fileURLToPath(new URL('../docs/speed.md', import.meta.url));
const BEGIN = '<!-- pages: written by `npm run bench pages -- --every --write` -->';
const END = '<!-- end of pages -->';

/** What every page has when its content is there. */
const READY = 'main :is(h1, h2, h3, form, table, li):not([aria-busy="true"] *)';
/** The page that the others are gone to from. */
const HOME = 'home/index';
/** How long a page may take before it is left out, in milliseconds. */
const PATIENCE_MS = 45_000;

/** What the scripts of a page should not take, in ms. */
const AIMS = { scriptMs: 350, longestMs: 100, blockingMs: 80 };
/** So often is a page visited that missed one of them, since a processor that others use too may have been busy. */
const VISITS_OF_A_MISS = 5;

/** What a page took, in ms but for its layout shift. */
interface Times {
  /** Largest paint of its static copy. */
  readonly copyMs: number;
  /** Largest paint of a cold visit. */
  readonly coldMs: number;
  /** Largest paint of a second visit in the same browser. */
  readonly againMs: number;
  /** From the change of the address on the home page until it stands. */
  readonly insideMs: number;
  /** The same where the link has been pointed at. */
  readonly pointedMs: number;
  /** Of cold visits: scripts on its thread, its longest task, what tasks took above 50 ms each, Cumulative Layout Shift. */
  readonly scriptMs: number;
  readonly longestMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** What one page took, each figure in the middle of its visits. */
export interface PlaceFigures extends Times {
  readonly name: string;
  readonly isStudents: boolean;
}

type Kept = Readonly<Record<string, string>>;

/** Where pages are measured. */
interface School {
  readonly origin: string;
  /** What the student's browser keeps of the log-in, by name. */
  readonly kept: Kept;
  /** Addresses that no link of a page has, from their `#` on. */
  readonly known: readonly string[];
}

/** Goes through the pages that the delivered page knows, and finds an address of each. */
async function findPlaces(
  browser: Browser,
  { origin, kept, known }: School,
): Promise<{ readonly places: readonly Place[]; readonly unfound: readonly string[] }> {
  const map = await readSiteMap(origin, known);
  const places: Place[] = [];
  const context = await newPhone(browser, kept);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (let place = map.next(); place !== undefined; place = map.next()) {
      places.push(place);
      await page.evaluate((to) => void (location.hash = to), place.hash);
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
  return { places, unfound: map.unfound() };
}

/** Points at a link to a page, and waits until what that loads is here. */
async function pointAt(page: Page, hash: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, hash);
  await isInUse(page, PATIENCE_MS);
}

/**
 * Goes from the home page to another, or from the news to the home page; tells when that stands, with nothing of it still on its way.
 * @param isPointed whether somebody has pointed at the link for a while.
 */
async function goInside(
  browser: Browser,
  origin: string,
  { name, hash }: Place,
  { kept, isPointed }: { readonly kept: Kept; readonly isPointed: boolean },
): Promise<number> {
  const context = await newPhone(browser, kept);
  try {
    const { page } = await openSlowly(context);
    await page.goto(`${origin}/${name === HOME ? '#/news' : ''}`);
    await settle(page, 'main', PATIENCE_MS);
    if (isPointed) await pointAt(page, hash);
    return await page.evaluate(
      ({ to, ready, patience }) =>
        new Promise<number>((resolve, reject) => {
          const before = document.querySelector('main > *');
          const begun = performance.now();
          const look = () => {
            const passed = performance.now() - begun;
            const isBusy = document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
            if (before?.isConnected !== true && !isBusy && document.querySelector(ready) !== null)
              resolve(passed);
            else if (passed > patience) reject(new Error(`${to} did not come`));
            else requestAnimationFrame(look);
          };
          location.hash = to;
          requestAnimationFrame(look);
        }),
      { to: hash, ready: READY, patience: PATIENCE_MS },
    );
  } finally {
    await context.close();
  }
}

type Paints = Pick<Times, 'copyMs' | 'coldMs' | 'againMs' | 'insideMs' | 'pointedMs'>;

/** The middle of one figure of some visits. */
const middleOf = <Of extends string>(visits: readonly Readonly<Record<Of, number>>[], of: Of): number =>
  median(visits.map((each) => each[of]));

/** What was measured, and what could not be. */
export interface EveryPage {
  readonly figures: readonly PlaceFigures[];
  readonly leftOut: readonly string[];
}

/**
 * Measures every page that has an address, beside its static copy: cold, again, and from the home page.
 * @param only measures the pages whose names begin so; all when empty.
 */
export async function measureEveryPage(
  { browser, visit }: PlainBrowser,
  school: School,
  { visits, only }: { readonly visits: number; readonly only: readonly string[] },
): Promise<EveryPage> {
  const { places, unfound } = await findPlaces(browser, school);
  const { origin, kept } = school;
  const leftOut = unfound.map((name) => `${name} (no link leads there)`);
  const figures: PlaceFigures[] = [];
  for (const place of places.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const who = place.isStudents ? kept : {};
    const url = `${origin}/${place.hash}`;
    try {
      const target = { name: place.name, url, ready: READY, control: '', storage: who };
      const still = await serveStatic(new Map([['/copy', await copyPage(browser, target)]]), origin);
      const taken: Paints[] = [];
      const colds: PlainVisit[] = [];
      try {
        while (taken.length < visits) {
          const [copy] = await visit(`${still.origin}/copy`, READY, {}, 1);
          const [cold, again] = await visit(url, READY, who, 2);
          if (copy === undefined || cold === undefined || again === undefined) break;
          colds.push(cold);
          const insideMs = await goInside(browser, origin, place, { kept: who, isPointed: false });
          const pointedMs = await goInside(browser, origin, place, { kept: who, isPointed: true });
          taken.push({
            ...cold,
            coldMs: cold.lcpMs,
            copyMs: copy.lcpMs,
            againMs: again.lcpMs,
            insideMs,
            pointedMs,
          });
        }
        const misses = () =>
          Object.entries(AIMS).some(([of, aim]) => middleOf(colds, of as keyof typeof AIMS) > aim);
        if (misses())
          while (colds.length < VISITS_OF_A_MISS) colds.push(...(await visit(url, READY, who, 1)));
      } finally {
        await still.stop();
      }
      figures.push({
        name: place.name,
        isStudents: place.isStudents,
        copyMs: middleOf(taken, 'copyMs'),
        coldMs: middleOf(taken, 'coldMs'),
        againMs: middleOf(taken, 'againMs'),
        insideMs: middleOf(taken, 'insideMs'),
        pointedMs: middleOf(taken, 'pointedMs'),
        scriptMs: middleOf(colds, 'scriptMs'),
        longestMs: middleOf(colds, 'longestMs'),
        blockingMs: middleOf(colds, 'blockingMs'),
        layoutShift: middleOf(colds, 'layoutShift'),
      });
      process.stderr.write(`${place.name}\n`);
    } catch (error) {
      leftOut.push(
        `${place.name} (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`,
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

/** Reads the ratios of the table that is there, by page. */
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

/** Writes what pages took as a table in Markdown, the slowest beside its copy first, with the last ratios beside. */
export function everyPageTable({ figures, leftOut }: EveryPage, block = ''): string {
  const last = lastRatios(block);
  const of = ({ coldMs, copyMs }: PlaceFigures) => ratio(coldMs, copyMs) ?? 0;
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

/** Puts the table into `docs/speed.md`, with the machine and its load, in place of the one that is there. */
export async function writeEveryPage(measured: EveryPage, visits: number): Promise<void> {
  const page = await readFile(SPEED, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to === -1) throw new Error('docs/speed.md has no place for the table of pages');
  const machine = `${availableParallelism()} cores with a load of ${loadavg()[1]?.toFixed(0)}, ${visits} visits each; milliseconds.`;
  const block = [BEGIN, machine, '', everyPageTable(measured, page.slice(from, to)), END].join('\n');
  await writeFile(SPEED, page.slice(0, from) + block + page.slice(to + END.length));
}

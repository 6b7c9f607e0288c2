import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { copyPage, newPhone, openSlowly, probeOf, settle } from './page.ts';
import { serveStatic } from './staticPage.ts';
import { median, ratio } from './statistics.ts';

const SPEED = fileURLToPath(new URL('../docs/speed.md', import.meta.url));
const BEGIN = '<!-- pages: written by `npm run bench pages -- --every --write` -->';
const END = '<!-- end of pages -->';

/** What every page has when its content is there. */
const READY = 'main :is(h1, h2, h3, form, table, li):not([aria-busy="true"] *)';
/** How long a page may take before it is left out, in milliseconds. */
const PATIENCE_MS = 45_000;

/** A page of the site at one of its addresses. */
interface Place {
  /** Its address without what depends on the school, as the delivered page's own table has it. */
  readonly name: string;
  readonly hash: string;
  readonly isStudents: boolean;
}

/** What one page took, in ms: its largest paint beside its copy's, the same again, and from a press on the home page. */
export interface PlaceFigures {
  readonly name: string;
  readonly isStudents: boolean;
  readonly copyMs: number;
  readonly coldMs: number;
  readonly againMs: number;
  readonly insideMs: number;
}

type Row = readonly [path: string, calls: readonly string[], isStudents: 0 | 1, files: readonly number[]];

/** Reads the pages that the delivered page knows, and finds an address of each among the links of those without a parameter. */
async function findPlaces(
  browser: Browser,
  origin: string,
  token: string,
): Promise<{ readonly places: readonly Place[]; readonly unfound: readonly string[] }> {
  const html = await (await fetch(`${origin}/`)).text();
  const table: { readonly pages: readonly Row[] } = JSON.parse(
    /id="lectern-pages">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
  const nameOf = (path: string) => path.replace(/\/:\w+\?/g, '');
  const context = await newPhone(browser, { token });
  const hashes = new Set<string>();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (const [path] of table.pages) {
      const name = nameOf(path);
      if (name.includes(':')) continue;
      await page.evaluate((to) => void (location.hash = to), `#/${name}`);
      await settle(page, 'main').catch(() => undefined);
      const found = await page
        .locator('a[href^="#/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const hash of found) hashes.add(hash);
    }
  } finally {
    await context.close();
  }
  const places = table.pages.map(([path, , isStudents]) => {
    const name = nameOf(path);
    const fits = RegExp(`^#/${path.replace(/(\/?):\w+(\??)/g, '(?:$1[^/]+)$2')}/?$`, 'i');
    const hash = name.includes(':')
      ? [...hashes].find((each) => fits.test(each.split('?')[0] ?? ''))
      : `#/${name}`;
    return { name, hash, isStudents: isStudents === 1 };
  });
  return {
    places: places.flatMap(({ hash, ...place }) => (hash === undefined ? [] : [{ ...place, hash }])),
    unfound: places.filter(({ hash }) => hash === undefined).map(({ name }) => name),
  };
}

async function largestPaint(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await settle(page, READY, PATIENCE_MS);
  return (await probeOf(page)).lcpMs;
}

/** Opens a page cold, and once more in the same browser, which has kept what it may. */
async function visitTwice(browser: Browser, url: string, token: string): Promise<readonly [number, number]> {
  const context = await newPhone(browser, { token });
  const visit = async () => {
    const { page } = await openSlowly(context);
    const paintedMs = await largestPaint(page, url);
    // A tab that stays open takes its part of the processor.
    await page.close();
    return paintedMs;
  };
  try {
    return [await visit(), await visit()];
  } finally {
    await context.close();
  }
}

/** Goes from the home page to another; tells when that stands, with nothing of it still on its way. */
async function goInside(browser: Browser, origin: string, { hash }: Place, token: string): Promise<number> {
  const context = await newPhone(browser, { token });
  try {
    const { page } = await openSlowly(context);
    await page.goto(`${origin}/`);
    await settle(page, 'main', PATIENCE_MS);
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
  browser: Browser,
  { origin, token }: { readonly origin: string; readonly token: string },
  { visits, only }: { readonly visits: number; readonly only: readonly string[] },
): Promise<EveryPage> {
  const { places, unfound } = await findPlaces(browser, origin, token);
  const leftOut = unfound.map((name) => `${name} (no link leads there)`);
  const figures: PlaceFigures[] = [];
  for (const place of places.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const who = place.isStudents ? token : '';
    const url = `${origin}/${place.hash}`;
    try {
      const target = { name: place.name, url, ready: READY, control: '', storage: { token: who } };
      const still = await serveStatic(new Map([['/copy', await copyPage(browser, target)]]), origin);
      const times = {
        copyMs: new Array<number>(),
        coldMs: new Array<number>(),
        againMs: new Array<number>(),
        insideMs: new Array<number>(),
      };
      try {
        for (let visit = 0; visit < visits; visit += 1) {
          const context = await newPhone(browser, {});
          times.copyMs.push(await largestPaint((await openSlowly(context)).page, `${still.origin}/copy`));
          await context.close();
          const [cold, again] = await visitTwice(browser, url, who);
          times.coldMs.push(cold);
          times.againMs.push(again);
          times.insideMs.push(await goInside(browser, origin, place, who));
        }
      } finally {
        await still.stop();
      }
      figures.push({
        name: place.name,
        isStudents: place.isStudents,
        copyMs: median(times.copyMs),
        coldMs: median(times.coldMs),
        againMs: median(times.againMs),
        insideMs: median(times.insideMs),
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

const HEAD = ['page', 'for', 'copy', 'cold', 'ratio', 'last ratio', 'again', 'inside'] as const;
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
    .filter((cells) => cells.length === HEAD.length);
  return new Map(rows.map((cells) => [cells[0] ?? '', cells[RATIO_AT] ?? '']));
}

/** Writes what pages took as a table in Markdown, the slowest beside its copy first, with the last ratios beside. */
export function everyPageTable({ figures, leftOut }: EveryPage, block = ''): string {
  const last = lastRatios(block);
  const of = ({ coldMs, copyMs }: PlaceFigures) => ratio(coldMs, copyMs) ?? 0;
  const rows = figures
    .toSorted((one, other) => of(other) - of(one))
    .map((figure) => {
      const { name, isStudents, copyMs, coldMs, againMs, insideMs } = figure;
      const times = [copyMs, coldMs].map((time) => time.toFixed(0));
      return [
        `\`${name}\``,
        isStudents ? 'student' : 'visitor',
        ...times,
        of(figure).toFixed(2),
        last.get(`\`${name}\``) ?? '-',
        againMs.toFixed(0),
        insideMs.toFixed(0),
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

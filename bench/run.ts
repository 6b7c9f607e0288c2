import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ROOT } from '../tools/install.mjs';
import { startSchool } from '../e2e/fixtures/school.ts';
import { chromiumLaunch } from '../tools/chromium.ts';
import { everyPageTable, measureEveryPage, writeEveryPage } from './everyPage.ts';
import { measurePages } from './pages.ts';
import { measurePapers, PAPER_LENGTHS, PAPER_PARTS } from './papers.ts';
import { type Figures, writeFigures, tableOf } from './report.ts';
import { measureSdk } from './sdk.ts';
import { measureServer } from './server.ts';
import { openPlainBrowser } from './plainTab.ts';
import { beginPaper, findAddresses } from './student.ts';
import { measureUi } from './ui.ts';
import { busyTable, measureBusySchool } from './volume/busy.ts';
import { measureVolume, volumeTable, writeVolume } from './volume.ts';

const LATEST_FILE = fileURLToPath(new URL('../.cache/bench/latest.json', import.meta.url));

/** Builds the site, unless `SITE_DIR` names a built one or the last build is current. */
function buildSite(): void {
  if (process.env['SITE_DIR'] !== undefined) return;
  const { status } = spawnSync(process.execPath, ['--conditions=source', 'tools/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built');
}

/** The measurable parts, in execution order. The first three need a running school. */
const PARTS = ['pages', 'sdk', 'server', 'ui', 'papers', 'volume'] as const;
type Part = (typeof PARTS)[number];

/** Parts measured by default: those that need no third-party libraries. */
const DEFAULT_PARTS: readonly Part[] = ['pages', 'sdk', 'server'];

/** Returns the requested items, or all. @throws for an unknown name. */
function selectRequested<Thing extends string | number>(
  all: readonly Thing[],
  names: readonly string[],
): readonly Thing[] {
  const unknown = names.filter((name) => !all.some((thing) => String(thing) === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names.length === 0 ? all : all.filter((thing) => names.includes(String(thing)));
}

/** Numbers of concurrent users in a large school. */
const CROWD = { sitting: 500, practising: 300, reading: 300, perSecond: 500 };

interface Options {
  readonly visits: number;
  readonly page: readonly string[];
  readonly subject: readonly string[];
}

/** Runs measurements on a school that is started for them. */
async function measureSchool(
  browser: Browser,
  parts: readonly Part[],
  { visits, page }: Options,
): Promise<Partial<Figures>> {
  if (!parts.some((part) => DEFAULT_PARTS.includes(part))) return {};
  if (parts.includes('pages') || parts.includes('server')) buildSite();
  const school = await startSchool();
  try {
    return {
      ...(parts.includes('pages') && {
        pages: await measurePages(browser, school.origin, { visits, only: page }),
      }),
      ...(parts.includes('sdk') && { sdk: await measureSdk(browser, school.origin) }),
      ...(parts.includes('server') && { server: await measureServer(school.origin) }),
    };
  } finally {
    await school.stop();
  }
}

/**
 * Measures the volume of a whole school; needs no browser.
 * @throws {Error} naming the refused calls, after the others were shown.
 */
async function volume(options: Parameters<typeof measureVolume>[0], isWritten: boolean): Promise<void> {
  const { figures, refused } = await measureVolume(options);
  process.stdout.write(`${volumeTable(figures)}\n`);
  if (refused.length > 0) throw new Error(`Some calls were refused:\n${refused.join('\n')}`);
  if (isWritten) await writeVolume(figures, options);
}

/** Measures every page beside its copy, on a school that is started for it. */
async function everyPage(
  { visits, page }: Pick<Options, 'visits' | 'page'>,
  isWritten: boolean,
): Promise<void> {
  buildSite();
  const plain = await openPlainBrowser();
  const school = await startSchool();
  try {
    const student = await beginPaper(school.origin, 'student');
    const measured = await measureEveryPage(
      plain,
      { origin: school.origin, stored: student.stored, known: await findAddresses(student) },
      { visits, only: page },
    );
    process.stdout.write(`${everyPageTable(measured)}\n`);
    if (isWritten) await writeEveryPage(measured, visits);
  } finally {
    await plain.close();
    await school.stop();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      visits: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: [] },
      subject: { type: 'string', multiple: true, default: [] },
      questions: { type: 'string', multiple: true, default: [] },
      paper: { type: 'string', multiple: true, default: [] },
      scale: { type: 'string', default: '1' },
      call: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      every: { type: 'boolean', default: false },
      busy: { type: 'string' },
    },
  });
  const parts = positionals.length === 0 ? DEFAULT_PARTS : selectRequested(PARTS, positionals);
  const options: Options = { visits: Number(values.visits), page: values.page, subject: values.subject };
  const papers = {
    visits: options.visits,
    questions: selectRequested(PAPER_LENGTHS, values.questions),
    parts: selectRequested(PAPER_PARTS, values.paper),
  };
  process.stderr.write(`Measuring ${parts.join(', ')} …\n`);
  if (parts.includes('volume') && values.busy !== undefined)
    process.stdout.write(
      `${busyTable(await measureBusySchool(Number(values.scale), { ...CROWD, seconds: Number(values.busy) }))}\n`,
    );
  else if (parts.includes('volume'))
    await volume({ scale: Number(values.scale), only: values.call }, values.write);
  if (parts.every((part) => part === 'volume')) return;
  if (values.every) {
    await everyPage(options, values.write);
    return;
  }
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const figures: Figures = {
      ...(await measureSchool(browser, parts, options)),
      ...(parts.includes('ui') && {
        ui: await measureUi(browser, { visits: options.visits, only: options.subject }),
      }),
      ...(parts.includes('papers') && { papers: await measurePapers(browser, papers) }),
    };
    await writeFigures(LATEST_FILE, figures);
    process.stdout.write(`${tableOf(figures)}\n`);
  } finally {
    await browser.close();
  }
}

await main();

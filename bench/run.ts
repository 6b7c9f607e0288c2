import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startSchool } from '../e2e/fixtures/school.ts';
import { chromiumLaunch } from '../e2e/visual/chromium.ts';
import { measurePages } from './pages.ts';
import { keepFigures, tableOf } from './report.ts';
import { measureSdk } from './sdk.ts';
import { measureServer } from './server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KEPT = fileURLToPath(new URL('../.cache/bench/latest.json', import.meta.url));

/** Builds the site, unless a built one is named by `SITE_DIR` or the last build is current. */
function buildSite(): void {
  if (process.env['SITE_DIR'] !== undefined) return;
  const { status } = spawnSync(process.execPath, ['--conditions=source', 'tools/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' }, page: { type: 'string', multiple: true, default: [] } } });
  buildSite();
  const school = await startSchool();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    process.stderr.write('Measuring pages …\n');
    const pages = await measurePages(browser, school.origin, { visits: Number(values.visits), only: values.page });
    await browser.close();
    process.stderr.write('Measuring the SDK …\n');
    const sdk = await measureSdk(school.origin);
    process.stderr.write('Measuring the back end …\n');
    const server = await measureServer(school.origin);
    const figures = { pages, sdk, server };
    await keepFigures(KEPT, figures);
    process.stdout.write(`${tableOf(figures)}\n`);
  } finally {
    await browser.close();
    await school.stop();
  }
}

await main();

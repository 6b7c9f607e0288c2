import { list } from '@lectern/sdk/endpoints/catalogue';
import type { Browser } from 'playwright';
import { copyPage, measurePage, type PageFigures, type Target } from './page.ts';
import type { PageComparison } from './report.ts';
import { serveStatic, withoutScripts } from './staticPage.ts';
import { median } from './statistics.ts';
import { beginPaper } from './student.ts';

/** Returns the pages of a running school to measure. */
async function targetsOf(origin: string): Promise<Target[]> {
  const { client, stored, recordId } = await beginPaper(origin);
  const courses = await client.request(list, { pageNo: 1, pageSize: 1 });
  const course = courses.records[0];
  return [
    {
      name: 'home',
      url: `${origin}/`,
      ready: 'main h2',
      control: 'header button[aria-expanded]',
      storage: {},
    },
    {
      name: 'course list',
      url: `${origin}/#/course/list`,
      ready: 'main a[href^="#/course/detail/"]',
      control: 'main button',
      storage: {},
    },
    {
      name: 'course',
      url: `${origin}/#/course/detail/${course?.commodityId}/${course?.courseId}/contents`,
      ready: 'main h1',
      control: 'main button',
      storage: {},
    },
    {
      name: 'shared course',
      url: `${origin}/course/detail/${course?.commodityId}/${course?.courseId}`,
      ready: 'main h1',
      control: 'main button',
      storage: {},
    },
    {
      name: 'question bank',
      url: `${origin}/#/lib/subject`,
      ready: 'main h1',
      control: 'main button',
      storage: stored,
    },
    {
      name: 'orders',
      url: `${origin}/#/personal/order`,
      ready: 'main h1',
      control: 'main button',
      storage: stored,
    },
    {
      name: 'practice',
      url: `${origin}/#/lib/subject/doing?recordId=${recordId}`,
      ready: 'main input[type="radio"], main [role="radio"]',
      control: 'main label:has(input[type="radio"])',
      storage: stored,
    },
  ];
}

/** Returns the median of each measurement over some visits. */
function middle(visits: readonly PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) => median(visits.map((figures) => figures[key]));
  return {
    bytes: of('bytes'),
    requests: of('requests'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    blockingMs: of('blockingMs'),
    layoutShift: of('layoutShift'),
    interactionMs: of('interactionMs'),
  };
}

/**
 * Visits each page and its static copy alternately, so that the load of the machine affects both equally.
 * @param only measures the pages of these names; all if empty.
 */
export async function measurePages(
  browser: Browser,
  origin: string,
  { visits, only }: { readonly visits: number; readonly only: readonly string[] },
): Promise<PageComparison[]> {
  const targets = (await targetsOf(origin)).filter(({ name }) => only.length === 0 || only.includes(name));
  const copies = new Map<string, string>();
  for (const target of targets) {
    // The home page is completely server-rendered; the others are what their scripts render.
    const html =
      target.name === 'home'
        ? withoutScripts(await (await fetch(target.url)).text())
        : await copyPage(browser, target);
    copies.set(`/${encodeURIComponent(target.name)}`, html);
  }
  const still = await serveStatic(copies, origin);
  const figures = targets.map((target) => ({
    target,
    site: new Array<PageFigures>(),
    still: new Array<PageFigures>(),
  }));
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      for (const { target, site, still: copied } of figures) {
        site.push(await measurePage(browser, target));
        copied.push(
          await measurePage(browser, {
            ...target,
            url: `${still.origin}/${encodeURIComponent(target.name)}`,
          }),
        );
      }
    }
  } finally {
    await still.stop();
  }
  return figures.map(({ target, site, still: copied }) => ({
    name: target.name,
    site: middle(site),
    still: middle(copied),
  }));
}

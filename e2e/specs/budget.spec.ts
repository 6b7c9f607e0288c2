import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { layoutShiftOf, recordLayoutShifts } from '../pages/shifts.ts';

/** Maximum size of the home page's scripts and styles until it is interactive, compressed by gzip. */
const MAX_BYTES = 94 * 1024;
const MAX_REQUESTS = 10;
const MAX_SHIFT = 0.01;

interface Timing {
  /** When hydration of the delivered page had finished, in ms since the navigation. */
  readonly startedAt: number;
  readonly resources: readonly { readonly url: string; readonly askedAt: number }[];
}

const isPictureOrFont = (url: string) =>
  /^data:|\.(svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf)(\?|$)/.test(url);
const isCode = (url: string) => /\.(js|css)(\?|$)/.test(new URL(url).pathname);
const isScript = (path: string) => path.endsWith('.js');
const gzippedSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** Opens the home page as a first-time visitor, and waits until it is at rest. */
async function visitHome(page: Page): Promise<Timing> {
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    Object.assign(window, { startedAt: 0 });
    new MutationObserver(() => {
      if (document.documentElement.dataset.boot !== 'done' || Reflect.get(window, 'startedAt') !== 0) return;
      Object.assign(window, { startedAt: performance.now() });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-boot'] });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    startedAt: Number(Reflect.get(window, 'startedAt')),
    resources: performance
      .getEntriesByType('resource')
      .map((entry) => ({ url: entry.name, askedAt: entry.startTime })),
  }));
}

test.describe('the budget of the home page', () => {
  test('is kept in bytes, requests and layout shift @phone', async ({ page, request }) => {
    const { startedAt, resources } = await visitHome(page);
    expect(startedAt, 'the page was hydrated').toBeGreaterThan(0);
    const requested = resources
      .filter(({ url, askedAt }) => askedAt <= startedAt && !isPictureOrFont(url))
      .map(({ url }) => url);

    const html = await (await request.get('/')).text();
    const inline = Array.from(
      html.matchAll(/<(style|script)(?![^>]*(?:src=|application\/json))[^>]*>([\s\S]*?)<\/\1>/g),
      (match) => match[2] ?? '',
    );
    const files = await Promise.all(
      requested.filter(isCode).map(async (url) => ({ url, text: await (await request.get(url)).text() })),
    );
    expect(files.length, 'the page has scripts').toBeGreaterThan(1);

    const sizes = [
      ...inline.map((text) => ({ name: 'inline', bytes: gzippedSize(text) })),
      ...files.map(({ url, text }) => ({ name: new URL(url).pathname, bytes: gzippedSize(text) })),
    ];
    const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
    test
      .info()
      .annotations.push({ type: 'budget', description: `${bytes} bytes, ${requested.length + 1} requests` });
    expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(MAX_BYTES);
    expect(requested.length + 1, requested.join(' ')).toBeLessThanOrEqual(MAX_REQUESTS);
    // Dialogs and selects are loaded only when they are opened.
    expect(files.filter(({ text }) => /radix|DismissableLayer/i.test(text)).map(({ url }) => url)).toEqual(
      [],
    );
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  test('excludes styles that load later, and all colour themes are available then @release', async ({
    page,
  }) => {
    await visitHome(page);
    await page.mouse.move(200, 200);
    await expect(page.locator('link[rel="stylesheet"][disabled]')).toHaveCount(0);
    await expect(page.locator('link[rel="stylesheet"][media="not all"]')).toHaveCount(0);
    // Every colour of the catalogue is available now, not only the one that the page was delivered in.
    const surfaces = await page.evaluate(() =>
      ['header-red', 'header-green'].map((name) => {
        const box = document.body.appendChild(document.createElement('div'));
        box.className = name;
        const value = getComputedStyle(box).getPropertyValue('--hd-surface').trim();
        box.remove();
        return value;
      }),
    );
    expect(new Set(surfaces).size).toBe(2);
  });
});

const CLIENT = fileURLToPath(new URL('../../apps/site/dist/client', import.meta.url));
/**
 * Maximum size of a page's files until its content is shown, compressed by Brotli: of the heaviest page, and of
 * the median.
 */
const HEAVIEST_PAGE = 150 * 1024;
const MIDDLE_PAGE = 115 * 1024;
/** Maximum number of scripts of a page in addition to those that all pages share. */
const MAX_OWN_SCRIPTS = 3;

test('every page stays within its limits of files and bytes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const table: {
    readonly files: readonly string[];
    readonly shared: readonly number[];
    readonly pages: readonly (readonly [string, unknown, number, readonly number[]])[];
  } = JSON.parse(/id="lectern-pages">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  const scripts = Array.from(
    html.matchAll(/<script type="module"[^>]*src="([^"]+)"/g),
    (found) => found[1] ?? '',
  );
  const address = (at: number) => `/assets/${table.files[at]}`;
  // The server sends files compressed by the build, and tiny files as they are.
  const sizeOf = (file: string) => {
    const plain = join(CLIENT, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  };
  const pages = table.pages.map(([name, , , own]) => {
    const files = [...scripts, ...[...table.shared, ...own].map(address)];
    return {
      name,
      ownScripts: own.map(address).filter(isScript).length,
      bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
    };
  });
  // A page's module that is imported by another one has no file of its own name, so it could not be prefetched.
  expect(pages.filter(({ ownScripts }) => ownScripts === 0).map(({ name }) => name.split('/:')[0])).toEqual([
    'home/index',
  ]);
  expect(pages.filter(({ ownScripts }) => ownScripts > MAX_OWN_SCRIPTS)).toEqual([]);
  // A browser compiles a file off the main thread only if the directive for that is its very first line.
  const compiledLate = [...scripts, ...table.files.filter(isScript).map((file) => `/assets/${file}`)].filter(
    (file) => !readFileSync(join(CLIENT, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(
    compiledLate.length,
    'only the module that links the others may lack the directive',
  ).toBeLessThanOrEqual(1);
  const sorted = pages.map(({ bytes }) => bytes).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  test
    .info()
    .annotations.push({ type: 'budget', description: `${middle} and at most ${sorted.at(-1)} bytes` });
  expect(pages.filter(({ bytes }) => !(bytes <= HEAVIEST_PAGE))).toEqual([]);
  expect(middle).toBeLessThanOrEqual(MIDDLE_PAGE);
});

test.describe('a page opened by a link', () => {
  test('requests its data once, and no images of the home page', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/#/course/list');
    await expect(page.getByRole('main').locator('a[href^="#/course/detail/"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.endsWith('/commodity/list'))).toHaveLength(1);
    expect(requests.filter((path) => path.endsWith('/category/tree'))).toHaveLength(1);
    // The first banner is requested before the address is known; nothing else of that page may be requested.
    expect(requests.filter((path) => path.includes('/banner/')).length).toBeLessThanOrEqual(1);
    expect(requests.filter((path) => path.endsWith('.js')).length, requests.join(' ')).toBeLessThanOrEqual(
      40,
    );

    // A recently shown page is displayed before its reply arrives.
    const main = page.getByRole('main');
    const links = main.locator('li a[href^="#/course/detail/"]');
    const [one, other] = await links.evaluateAll((all) => [
      ...new Map(all.map((link) => [link.textContent, link.getAttribute('href') ?? ''])).values(),
    ]);
    const open = (hash = '') => page.evaluate((to) => (location.hash = to), hash);
    const name = main.getByRole('heading', { level: 1 });
    await open(one);
    await expect(main.getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shown = (await name.textContent()) ?? '';
    await open(other);
    await expect(name).not.toHaveText(shown);
    await page.route('**/commodity/detail/**', () => undefined);
    await open(one);
    await expect(name).toHaveText(shown);
  });

  test('requests the first page, once, where the address names an impossible page number', async ({
    page,
  }) => {
    const statuses: number[] = [];
    page.on('response', (reply) => {
      if (new URL(reply.url()).pathname.endsWith('/commodity/list')) statuses.push(reply.status());
    });
    await page.goto('/#/course/list?page=0');
    await expect(page.getByRole('main').locator('a[href^="#/course/detail/"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(statuses).toEqual([200]);
  });

  test('requests its data before any script has loaded', async ({ context, school }) => {
    for (const [address, call] of [
      ['/#/course/list?page=2', /\/commodity\/list\?.*pageNo=2/],
      ['/#/news', /\/front\/news\/list/],
      ['/#/newsdetails/1', /\/front\/news\/detail\/1/],
      ['/#/lib/subject', /\/paper\/findppq/],
    ] as const) {
      const linked = await context.newPage();
      await linked.route('**/*.js', () => undefined);
      const requestSent = linked.waitForRequest(call);
      linked.goto(`${school.origin}${address}`).catch(() => undefined);
      await requestSent;
      await linked.close();
    }
    // Also between two pages, if the code of the second is not loaded yet.
    const inside = await context.newPage();
    // Nothing is prefetched, and the page is at rest when it would be.
    await inside.addInitScript(() => {
      IntersectionObserver.prototype.observe = (target) => {
        if (target.matches('main a')) document.documentElement.dataset['atRest'] = '';
      };
    });
    await inside.goto('/');
    await expect(inside.locator('html[data-at-rest]')).toBeAttached();
    await inside.waitForLoadState('networkidle');
    await inside.route('**/*.js', () => undefined);
    const detailRequestSent = inside.waitForRequest(/\/front\/news\/detail\/1/);
    await inside.evaluate(() => (location.hash = '#/newsdetails/1'));
    await detailRequestSent;
    await inside.close();
  });

  test('has its largest paint from the server’s HTML @release', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    for (const path of ['/course/detail/1/1', '/newsdetails/1']) {
      // As on a slow connection: the page is painted, then its scripts arrive.
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await painted.promise;
        await route.continue();
      });
      const arrived = page.goto(path);
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve();
      await arrived;
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const isStillThere = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new PerformanceObserver((list) => {
              const largest: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
              resolve(largest instanceof Element && largest.isConnected);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(
        isStillThere,
        `${path}: the largest paint is of the server’s element, which hydration replaced`,
      ).toBe(false);
      await page.unroute('**/*.js');
    }
  });

  test('requests the details of an entry once @release', async ({ page, context }) => {
    for (const [list, link, call] of [
      ['/#/news', '#/newsdetails/', /\/front\/news\/detail\//],
      ['/#/teachers', '#/teachersdetail/', /\/front\/teacher\/detail\//],
      ['/#/trainingPlan/list', '#/trainingPlan/detail/', /\/trainingPlan\/detail$/],
      ['/#/answerslist/0', '#/response/', /\/answers\/question$/],
      ['/#/resourceSharing/list', '#/resourceSharing/detail/', /\/resource\/detail$/],
    ] as const) {
      await page.goto(list);
      const href = await page.getByRole('main').locator(`a[href^="${link}"]`).first().getAttribute('href');
      const linked = await context.newPage();
      const requests: string[] = [];
      linked.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await linked.goto(`/${href}`);
      await expect(linked.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await linked.waitForLoadState('networkidle');
      expect(
        requests.filter((path) => call.test(path)),
        href ?? '',
      ).toHaveLength(1);
      await linked.close();
    }
  });

  test('requests a student’s own data before its code has loaded, and never for a visitor @release', async ({
    page,
    context,
    school,
  }) => {
    const open = async (path: string, first: RegExp): Promise<string[]> => {
      const requests: string[] = [];
      const linked = await context.newPage();
      linked.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await linked.route('**/*.js', () => undefined);
      const sent = linked.waitForRequest(first);
      await linked.goto(`/#${path}`, { waitUntil: 'commit' });
      await sent;
      // All first requests of a page are sent in the same task.
      await linked.evaluate(() => undefined);
      await linked.close();
      return requests.filter((address) =>
        /\/(lastExerciseRecord|user\/statistics|today|getCurrentUser)$/.test(address),
      );
    };
    const bank = () => open('/lib/subject', /\/paper\/findppq/);
    expect(await bank()).toEqual([]);
    await openLoggedIn(page, school.origin, 'member');
    expect(await bank()).toHaveLength(4);
    // Without the header the server could not identify the student.
    expect(await open('/lib/subject/doing?recordId=1', /\/paper\/questions/)).toEqual([]);
  });

  test('requests its code before the libraries run', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    const files = Array.from(
      html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*(?:href|src)="([^"]+)"/g),
      (match) => match[1] ?? '',
    );
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    const libraries = files.filter((_, index) => texts[index]?.includes('react.transitional.element'));
    expect(libraries).toHaveLength(1);
    // These never arrive, yet the page's own files are requested: those that all pages share, and its own.
    for (const file of libraries) await page.route(`**${file}`, () => undefined);
    const requests = new Set<string>();
    page.on('request', (each) => requests.add(new URL(each.url()).pathname));
    page.goto('/#/course/list').catch(() => undefined);
    await expect
      .poll(() => [...requests].filter((path) => path.endsWith('.js') && !files.includes(path)).length)
      .toBeGreaterThanOrEqual(3);
  });

  test('requests the files of the log-in where a visitor opens a student’s page', async ({ context }) => {
    const codeOf = async (path: string): Promise<(string | null)[]> => {
      const linked = await context.newPage();
      await linked.route('**/*.js', () => undefined);
      await linked.goto(path, { waitUntil: 'commit' });
      await linked.locator('#root').waitFor({ state: 'attached' });
      const links = linked.locator('link[rel="modulepreload"]');
      const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await linked.close();
      return files;
    };
    const ofLogin = await codeOf('/#/join/login');
    expect(await codeOf('/#/personal/order')).toEqual(ofLogin);
    expect(await codeOf('/#/errorPage')).not.toEqual(ofLogin);
  });
});

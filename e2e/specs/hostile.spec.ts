import { expect, type Page, test as base } from 'playwright/test';
import { HOSTILE_ADDRESS, writeHostileSchools } from '../fixtures/hostileSchools.ts';
import { startSchool, type RunningSchool } from '../fixtures/school.ts';
import { openLoggedIn } from '../pages/login.ts';

/** A school whose whole configuration was written by an attacker: none of it may be executed or redirect anybody. */
const test = base.extend<{ watched: Page }, { school: RunningSchool }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const schools = await writeHostileSchools();
      const school = await startSchool({ SCHOOLS_DIR: schools.folder }, true);
      await use(school);
      await school.stop();
      await schools.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ school }, use) => use(school.origin),
  // The page, observed for anything that is executed, requested, opened or redirected.
  watched: async ({ page, school }, use) => {
    const strayed: string[] = [];
    page.on('dialog', (dialog) => {
      strayed.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('framenavigated', (frame) => {
      const url = frame.url();
      const isOwn = url.startsWith(school.origin) || url === 'about:blank' || url === 'about:srcdoc';
      if (!isOwn) strayed.push(`navigated to ${url}`);
    });
    page.context().on('page', (opened) => strayed.push(`opened ${opened.url()}`));
    // Requests to any other host are aborted and recorded.
    await page.route(
      (url) => url.protocol.startsWith('http') && url.origin !== school.origin,
      async (route) => {
        strayed.push(`requested ${route.request().url()}`);
        await route.abort();
      },
    );
    await use(page);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked')), 'a script ran').toBeUndefined();
    expect(strayed).toEqual([]);
  },
});

/** Returns links of the page that would run a script or hide their target. */
const badLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], area[href], form[action], iframe[src], [xlink\\:href]')]
      .map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
      )
      .filter((address) =>
        /^\s*(?:javascript|data|vbscript):|^\s*[/\\]{2}|^\s*\/\\|@evil/i.test(
          address.replaceAll(/[\u0000-\u001f]/g, ''),
        ),
      ),
  );

const PAGES = [
  '/#/home/index',
  '/#/home/choice',
  '/#/course/list',
  '/#/news',
  '/#/custom',
  '/#/custom/908',
  '/#/sysPageHeadFoot/showDetail/2025?pid=202',
  '/#/appload',
  '/#/join/login',
  '/#/join/register',
  '/#/errorPage',
  '/wap',
];

/** Both sizes in one school, since seeding another one for the phone would take longer than the walk. */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, size] of Object.entries(SIZES)) {
  test(`no script of the configuration runs on any page of a ${name} @release`, async ({ watched: page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    for (const address of PAGES) {
      await test.step(address, async () => {
        // A new document each time, since the server writes some of it into the page.
        await page.goto('about:blank');
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await badLinks(page)).toEqual([]);
        await expect(
          page.locator('main script, main style, main form[action], main [onerror], main [onload]'),
        ).toHaveCount(0);
      });
    }
  });
}

test('hostile menus and variable links do not leave the site, and a firewall’s stored page is shown as text @release', async ({
  watched: page,
}) => {
  await page.goto('/');
  const links = page.getByRole('banner').locator('a[href]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !/^(?:#\/|\/(?![/\\])|http:\/\/localhost)/.test(href))).toEqual([]);

  await page.goto('/#/linkVariableRedirect/906');
  await expect(page.getByText('这个链接已经失效')).toBeVisible();
  await page.goto('/#/linkVariableRedirect/907');
  await expect(page.getByText('即将离开学校网站')).toBeVisible();
  await expect(page.getByRole('main').getByText('evil.example')).toBeVisible();
  await expect(page).toHaveURL(/^http:\/\/localhost/);

  const left = '<img src=x onerror="top.hacked=1"><script>top.hacked=1</script>';
  await page.evaluate((text) => localStorage.setItem('hostInterception', text), left);
  await page.goto('/#/errorPage');
  await expect(page.getByRole('main').getByText(left)).toBeVisible();
});

test('a script address does not open as the admin centre @release', async ({ watched: page, school }) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  await page.goto('/');
  await page.getByRole('button', { name: '管理中心' }).first().click();
  await expect(page.getByText('管理中心的网址不对，请联系学校')).toBeVisible();
});

test('the third-party chat runs in a frame without access to the page @release', async ({
  watched: page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('mark', 'kept'));
  await page.getByRole('button', { name: '在线咨询' }).click();
  await expect(page.frameLocator('iframe[src="/outside/chat"]').getByText('客服在线')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('mark'), localStorage.getItem('token')])).toEqual([
    'kept',
    null,
  ]);
  // An invalid key of a statistics service loads nothing.
  await expect(page.locator('iframe[src="/outside/statistics"]')).toHaveCount(1);
  expect((await page.request.get('/outside/statistics')).status()).toBe(404);
  await page.goto('/#/join/login');
  await expect(page.locator('iframe[src^="/outside/"]')).toHaveCount(0);
});

/** Addresses that look like an internal return address but lead to another site. */
const OPEN_REDIRECTS = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil.example',
  'https://localhost@evil.example/',
  'http://user:secret@localhost/',
  'https:evil.example',
  '/%5cevil.example',
  '%2F%2Fevil.example',
  '%68ttps://evil.example',
  '\t//evil.example',
  'java\nscript:top.hacked=1',
  HOSTILE_ADDRESS,
  'data:text/html,<script>top.hacked=1</script>',
  '#//evil.example',
];

test('a log-in never returns to another site @release', async ({ watched: page, school }) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  for (const wayOut of OPEN_REDIRECTS) {
    await page.evaluate((backUrl) => {
      location.hash = `#/join/login?backUrl=${encodeURIComponent(backUrl)}`;
    }, wayOut);
    await expect(page, wayOut).not.toHaveURL(/join\/login/);
    expect(new URL(page.url()).origin, wayOut).toBe(school.origin);
  }
});

test('the server never redirects to another site', async ({ request, school }) => {
  for (const wayOut of OPEN_REDIRECTS) {
    for (const path of ['/upgrade/token?callback=', '/redirect/online?u=']) {
      const reply = await request.get(path + encodeURIComponent(wayOut), { maxRedirects: 0 });
      const target = reply.headers()['location'] ?? '/';
      expect(new URL(target, school.origin).origin, path + wayOut).toBe(school.origin);
    }
  }
});

test('messages from other origins are ignored', async ({ watched: page }) => {
  await page.goto('/#/join/login');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => {
    const messages = [
      { kind: 'login', token: 'stolen', code: 'stolen' },
      { kind: 'loggedIn', code: 'stolen', state: '' },
      { type: 'third', code: 'stolen' },
      { ticket: 'stolen', randstr: 'stolen', ret: 0 },
      { __proto__: { token: 'stolen' } },
    ];
    for (const data of messages) {
      for (const origin of ['https://evil.example', 'null', '']) {
        dispatchEvent(new MessageEvent('message', { data, origin }));
        dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data), origin }));
      }
    }
  });
  await expect(page).toHaveURL(/join\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

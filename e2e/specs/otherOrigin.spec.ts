import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { startSchool, type RunningSchool } from '../fixtures/school.ts';
import { writeListedSchools } from '../fixtures/listedSchools.ts';
import { PICTURE } from '../fixtures/picture.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { expectStudent, logInByPassword, openBox, PASSWORD } from '../pages/login.ts';

const SITE = join(import.meta.dirname, '../../apps/site/dist/client');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Files that the platform stores and refers to by path; a static host forwards them. */
const STORED_FILES = /^\/(?:media|files)\/|^\/favicon\.ico$/;

/** Serves the built site's files like a static host, with the platform's address in the page. */
async function serveSite(platform: () => string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, reply) => {
    if (STORED_FILES.test(url)) {
      reply.writeHead(302, { location: platform() + url }).end();
      return;
    }
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(SITE, pathname === '/' ? 'index.html' : pathname);
    const bytes = await readFile(file).catch(() => undefined);
    reply.writeHead(bytes === undefined ? 404 : 200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
    });
    const meta = `<meta name="lectern-origin" content="${platform()}" />`;
    reply.end(pathname === '/' ? bytes?.toString().replace('<!--lectern:head-->', meta) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The site on an origin of its own, which the school permits; the back end is on another. */
const test = base.extend<object, { school: RunningSchool; siteOrigin: string }>({
  siteOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      let platform = '';
      const server = await serveSite(() => platform);
      const { port } = server.address() as AddressInfo;
      const siteOrigin = `http://app.localhost:${port}`;
      const schools = await writeListedSchools(siteOrigin);
      const school = await startSchool({ SCHOOLS_DIR: schools.folder }, true);
      platform = school.origin;
      await use(siteOrigin);
      await school.stop();
      await schools.remove();
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the built site on one origin works with a back end on another @release', async ({
  page,
  siteOrigin,
}) => {
  await page.goto(siteOrigin);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const pictures = page.locator('main img[src^="/media/"]');
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth > 0).length),
    )
    .toBeGreaterThan(0);
  const presence = page.waitForEvent('websocket', (socket) => socket.url().includes('presence'));
  await openBox(page);
  await logInByPassword(page, 'member', PASSWORD);
  await expectStudent(page);
  // A refused socket fires no event; the first received frame shows that it is accepted.
  await (await presence).waitForEvent('framereceived');

  await page.goto(`${siteOrigin}/#/personal/setting/avatar`);
  const choose = page.getByLabel('选择图片', { exact: true }).and(page.locator('input'));
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
});

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import { saveSessionSchool, schoolBySuffix } from '@lectern/sdk/endpoints/shell';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeBuiltSite } from '../../../test/builtSite.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { schools } from '../database/tables/companies.tables.ts';
import { companyChanged } from '../http/tenants.ts';
import { shelves } from '../../modules/home/home.tables.ts';

const folder = await writeBuiltSite();
const app = await openTestApp({ seed: true, config: { siteDir: folder } });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: 'localhost', ...headers } });

function dataIn(page: string): {
  schoolId: string;
  locale: string;
  origin: string;
  outputs: Record<string, unknown>;
} {
  return JSON.parse(
    /<script type="application\/json" id="lectern-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
  );
}

async function schoolId(suffix: string): Promise<string> {
  return (await app.data(schoolBySuffix, { suffix })).id;
}

describe('the home page', () => {
  it('contains the default school, its data, title and canonical link, under each of its paths', async () => {
    const reply = await get('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<html lang="zh-CN" class="header-main">');
    expect(reply.body).toContain('<div class="lower top">青禾学堂$&</div>');
    expect(reply.body).toContain('<title>青禾学堂 — 把每一门课都学到会</title>');
    expect(reply.body).toContain('<link rel="canonical" href="http://localhost/">');
    expect(reply.body).not.toContain('<!--');
    const data = dataIn(reply.body);
    expect(data).toMatchObject({ schoolId: '1', locale: 'zh', origin: 'http://localhost' });
    expect(Object.keys(data.outputs)).toHaveLength(Object.keys(firstPage).length);
    expect(Object.keys(data.outputs).every((address) => address.startsWith('/s/api/'))).toBe(true);
    expect(reply.body).toContain('<meta name="lectern-worker" content="/sw.js">');
    expect((await get('/index.html')).body).toBe(reply.body);
    expect((await get('/s/pc/')).body).toBe(reply.body);
  });

  it('inlines the styles of its components alone, and links the style sheets as disabled', async () => {
    const { body } = await get('/');
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1];
    expect(style).toBe(':root{--a:1}\n.top{color:red}\n.lower{color:blue}');
    expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(
      ['index', 'home', 'lower'].map(
        (name) => `<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`,
      ),
    );
    expect(body.match(/<link rel="modulepreload"[^>]*>/g)?.join('')).toMatch(/react-1\.js.*home-1\.js/);
  });

  it('lists the first calls and files of every other page', async () => {
    const { body } = await get('/');
    const table: unknown = JSON.parse(
      /<script type="application\/json" id="lectern-pages">(.*?)<\/script>/s.exec(body)?.[1] ?? '',
    );
    expect(table).toEqual({
      school: '1',
      files: [
        'parts-1.js',
        'routes-1.js',
        'index-1.css',
        'home-1.css',
        'exam-1.js',
        'exam-1.css',
        'user-1.js',
      ],
      shared: [0, 1, 2, 3],
      pages: [
        ['exam/:id', ['GET\n/s/api/exam?id={:id}'], 1, [4, 5], 1],
        ['news', [], 0, []],
      ],
      student: [['~GET\n/s/api/user'], [6]],
    });
  });

  it('has a security policy with the hashes of exactly its inline script and style', async () => {
    const reply = await get('/');
    const policy = String(reply.headers['content-security-policy']);
    const hash = (text: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    const sources = (name: string) =>
      policy
        .split(';')
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ')
        .slice(1);
    const nonce = /<meta name="lectern-style-nonce" content="([^"]+)">/
      .exec(reply.body)?.[1]
      ?.replaceAll('&#43;', '+');
    expect(sources('script-src')).toContain(hash(/<script>(.*?)<\/script>/s.exec(reply.body)?.[1]));
    expect(sources('script-src')?.join(' ')).not.toMatch(/nonce|unsafe/);
    expect(sources('style-src')).toEqual([
      "'self'",
      hash(/<style>(.*?)<\/style>/s.exec(reply.body)?.[1]),
      `'nonce-${nonce}'`,
    ]);
    expect((await get('/')).headers['content-security-policy']).toBe(policy);
  });

  it('connects to sockets of its own host and of the nodes of all branches only', async () => {
    const connections = async (headers?: Record<string, string>) =>
      /connect-src ([^;]*)/.exec(String((await get('/', headers)).headers['content-security-policy']))?.[1];
    expect(await connections()).toBe("'self' ws://localhost");
    expect(await connections({ host: 'www.qinghe.example:8080' })).toBe(
      "'self' ws://www.qinghe.example:8080",
    );
    const { db } = app.parts.connection;
    const change = async (nodes: object): Promise<void> => {
      const config = sql`jsonb_set(config, '{nodes}', ${JSON.stringify(nodes)}::jsonb)`;
      await db.update(schools).set({ config }).where(eq(schools.suffix, 'xian'));
      await app.parts.events.publish(companyChanged, { companyId: '1' });
    };
    await change({
      socketDomain: 's1.example,s2.example:8443',
      presenceDomains: ["p.example; script-src 'unsafe-inline'", 'p.example/path', 's1.example', 'p.example'],
    });
    await expect
      .poll(() => connections())
      .toBe("'self' ws://localhost ws://s1.example ws://s2.example:8443 ws://p.example");
    await change({});
    await expect.poll(() => connections()).toBe("'self' ws://localhost");
  });

  it('escapes its embedded data, so that it cannot close the script element', async () => {
    const { body } = await get('/');
    const script = body.slice(body.indexOf('id="lectern-data"'));
    expect(script.slice(0, script.indexOf('</script>'))).toContain('\\u003c/script>\\u003c!--\\u2028');
    expect(dataIn(body)).toHaveProperty('hostile', '</script><!--\u2028');
  });

  it('is compressed by Accept-Encoding, and answers 304 to a known ETag', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(br.headers['cache-control']).toBe('no-cache');
    expect(br.headers['vary']).toContain('Cookie');
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('uses the school and language of the cookies, within its company', async () => {
    const id = await schoolId('xian');
    const saved = await app.call(saveSessionSchool, { schoolId: id });
    const cookie = String(saved.headers['set-cookie']).split(';')[0] ?? '';
    const branch = await get('/', { cookie: `${cookie}; locale=en` });
    expect(branch.body).toContain('<html lang="en" class="header-xian">');
    // The rules of the school's own colours are inline, and the policy allows them.
    const style = /<style>(.*?)<\/style>/s.exec(branch.body)?.[1] ?? '';
    expect(style).toMatch(/\.header-own\{--lc-accent:red\}$/);
    const named = createHash('sha256').update(style).digest('base64');
    expect(branch.headers['content-security-policy']).toContain(`'sha256-${named}'`);
    expect(dataIn(branch.body)).toMatchObject({ schoolId: id, locale: 'en' });
    const [head = ''] = branch.body.split('</head>');
    expect(head).toContain('<title>Qinghe Academy Xi&#39;an — Learn every course for good</title>');
    expect(head.replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>/g, '')).not.toMatch(/\p{Script=Han}/u);
    const foreign = await get('/', { host: 'second.localhost', cookie });
    expect(foreign.body).toContain('汇才企业学院');
    expect(dataIn(foreign.body).schoolId).not.toBe(id);
  });

  it.each([
    ['en-US,en;q=0.9', '', 'en'],
    ['fr-FR,en;q=0.5,zh;q=0.1', '', 'en'],
    ['en-GB', 'locale=zh', 'zh'],
    ['zh-CN', 'locale=en', 'en'],
    ['en', 'locale=fr', 'en'],
    ['zh-TW,zh;q=0.9,en;q=0.8', '', 'zh'],
    ['en;q=0', '', 'zh'],
    ['fr', '', 'zh'],
    ['*', '', 'zh'],
    [';;,=', '', 'zh'],
  ])(
    'for Accept-Language %s and the cookie "%s" is in language %s',
    async (acceptLanguage, cookie, locale) => {
      const reply = await get('/', { 'accept-language': acceptLanguage, cookie });
      expect(dataIn(reply.body)).toMatchObject({ locale });
      expect(reply.body).toContain(`<html lang="${locale === 'en' ? 'en' : 'zh-CN'}"`);
      expect(reply.headers['vary']).toContain('Accept-Language');
    },
  );

  it('is in Chinese for a school without English names, unless the cookie asks for English', async () => {
    const { db } = app.parts.connection;
    const id = await schoolId('shenyang');
    const cookie = `schoolId=${id}`;
    const asks = { 'accept-language': 'en' };
    expect(dataIn((await get('/', { ...asks, cookie })).body)).toMatchObject({ schoolId: id, locale: 'en' });
    const config = sql`jsonb_set(${schools.config}, '{nameEn}', '""')`;
    await db.update(schools).set({ config }).where(eq(schools.id, id));
    app.parts.tenants.forget();
    expect(dataIn((await get('/', { ...asks, cookie })).body)).toMatchObject({ locale: 'zh' });
    expect(dataIn((await get('/', { ...asks, cookie: `${cookie}; locale=en` })).body)).toMatchObject({
      locale: 'en',
    });
  });

  it('is rendered again after a company-changed event', async () => {
    const { db } = app.parts.connection;
    const id = await schoolId('kunming');
    const cookie = `schoolId=${id}`;
    expect((await get('/', { cookie })).body).toContain('青禾学堂昆明分校');
    const [school] = await db.update(schools).set({ name: '春城学堂' }).where(eq(schools.id, id)).returning();
    await app.parts.events.publish(companyChanged, { companyId: school?.companyId ?? '' });
    await expect.poll(async () => (await get('/', { cookie })).body).toContain('春城学堂');
  });

  it('shows changed content to the first visitor after the event', async () => {
    const { db } = app.parts.connection;
    const titles = async () => JSON.stringify(dataIn((await get('/')).body).outputs);
    expect(await titles()).not.toContain('刚刚上架');
    const [shelf] = await db.update(shelves).set({ title: '刚刚上架' }).returning();
    const { promise: received, resolve } = Promise.withResolvers<void>();
    await app.parts.events.subscribe(companyChanged, () => resolve(), resolve);
    await app.parts.events.publish(companyChanged, { companyId: shelf?.companyId ?? '' });
    await received;
    expect(await titles()).toContain('刚刚上架');
  });

  it('is delivered unrendered if rendering fails', async () => {
    const { db } = app.parts.connection;
    const id = await schoolId('hefei');
    await db.update(schools).set({ name: 'broken' }).where(eq(schools.id, id));
    app.parts.tenants.forget();
    const reply = await get('/', { cookie: `schoolId=${id}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<div id="root"></div>');
    expect(reply.body).toContain('/assets/index-1.js');
    expect(reply.body).not.toContain('lectern-data');
  });

  it.each([
    'evil.example',
    'evil.example:80"onload=',
    '<script>alert(1)</script>',
    'second.localhost.evil.example',
  ])('never contains the unknown host %s in its head, nor another company’s content', async (host) => {
    const reply = await get('/', { host });
    const head = reply.body.slice(0, reply.body.indexOf('id="lectern-data"'));
    expect(head).not.toContain('evil');
    expect(head).not.toContain('alert(1)');
    expect(reply.body).not.toContain('汇才');
  });
});

const perMinute = 3;
const limited = await openTestApp({ seed: true, config: { siteDir: folder, requestsPerMinute: perMinute } });

describe('page rendering', () => {
  const from = (remoteAddress: string, host: string, url = '/') =>
    limited.server.inject({ url, remoteAddress, headers: { host } });
  const statuses = async (requests: readonly ReturnType<typeof from>[]) =>
    (await Promise.all(requests)).map(({ statusCode }) => statusCode);

  it('is cached once for all spellings of a host, and rejects malformed hosts with 400', async () => {
    const { body } = await get('/');
    for (const host of ['LocalHost', 'localhost:80', 'localhost:080', 'localhost:'])
      expect((await get('/', { host })).body === body, host).toBe(true);
    for (const host of ['localhost:1@evil.example', 'localhost:1/path', 'localhost:99999'])
      expect((await get('/', { host })).statusCode, host).toBe(400);
  });

  it('is limited to three pages a minute for each address, while cached pages are not counted', async () => {
    const ports = ['localhost:1', 'localhost:2', 'localhost:3'];
    const hall = await Promise.all(Array.from({ length: 20 }, () => from('203.0.113.1', 'localhost:1')));
    expect(hall.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(await statuses(ports.map((host) => from('203.0.113.1', host)))).toEqual([200, 200, 200]);
    const over = await from('203.0.113.1', 'localhost:4');
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '60']);
    expect(over.body).toContain('<h1');
    expect(await statuses(ports.map((host) => from('203.0.113.1', host)))).toEqual([200, 200, 200]);
    expect((await from('203.0.113.2', 'localhost:4')).statusCode).toBe(200);
    // A sitemap counts as many rendered pages.
    expect((await from('203.0.113.3', 'localhost:1', '/sitemap.xml')).statusCode).toBe(200);
    expect((await from('203.0.113.3', 'localhost:2', '/sitemap.xml')).statusCode).toBe(429);
  });

  it('of pages behind a hash answers 204 above the limit of an address', async () => {
    const request = async (address: string, page: number): Promise<number> =>
      (await from(address, 'localhost', `/s/page/exam/${page}`)).statusCode;
    const statuses: number[] = [];
    for (const page of [1, 2, 3, 4, 3]) statuses.push(await request('203.0.113.5', page));
    expect(statuses).toEqual([200, 200, 200, 204, 200]);
    expect(await request('203.0.113.6', 4)).toBe(200);
  });

  it('includes the page’s data even for an address above its call limit', async () => {
    const call = () => from('127.0.0.1', 'localhost', '/s/api/external/api/v1/usersfront/getCurrentUser');
    for (let round = 0; round < perMinute; round += 1) await Promise.all(Array.from({ length: 101 }, call));
    expect((await call()).statusCode).toBe(429);
    const page = await from('203.0.113.4', 'localhost:5');
    expect(Object.keys(dataIn(page.body).outputs)).toHaveLength(Object.keys(firstPage).length);
  });

  it('is not cached without complete data, and answers 503 rather than 404', async () => {
    const { db } = app.parts.connection;
    const [host, path] = ['localhost:6', '/openCourse/1'];
    const shown = async () => ({
      outputs: Object.keys(dataIn((await get('/', { host })).body).outputs).length,
      linked: (await get(path, { host })).statusCode,
      list: (await get('/sitemap.xml', { host })).statusCode,
    });
    await db.execute(sql`alter table open_classes rename to open_classes_elsewhere`);
    await db.execute(sql`alter table shelves rename to shelves_elsewhere`);
    // The cached pages are dropped.
    const { promise: received, resolve } = Promise.withResolvers<void>();
    await app.parts.events.subscribe(companyChanged, () => resolve(), resolve);
    await app.parts.events.publish(companyChanged, { companyId: '1' });
    await received;
    const without = await shown();
    await db.execute(sql`alter table open_classes_elsewhere rename to open_classes`);
    await db.execute(sql`alter table shelves_elsewhere rename to shelves`);
    expect(without).toEqual({ outputs: Object.keys(firstPage).length - 1, linked: 503, list: 503 });
    expect(await shown()).toEqual({ outputs: Object.keys(firstPage).length, linked: 200, list: 200 });
  });
});

describe('a page with its own path', () => {
  const headIn = (page: string) => page.slice(0, page.indexOf('</head>'));
  const known = (page: string): Record<string, unknown> =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

  it.each([
    ['/course/detail/1/1', 'Course'],
    ['/trainingPlan/detail/1', 'Course'],
    ['/openCourse/1', 'EducationEvent'],
    ['/teachersdetail/1', 'Person'],
    ['/response/1', 'QAPage'],
    ['/custom/1061', 'WebPage'],
  ])('%s has its title, description, canonical link and JSON-LD', async (path, type) => {
    const reply = await get(`${path}/?from=chat`);
    expect(reply.statusCode).toBe(200);
    const name = String(known(reply.body)['name']);
    expect(name).not.toBe('');
    expect(known(reply.body)).toMatchObject({ '@type': type, url: `http://localhost${path}` });
    const head = headIn(reply.body);
    expect(head).toContain(`<link rel="canonical" href="http://localhost${path}">`);
    expect(head).toMatch(new RegExp(`<title>${name}.* - 青禾学堂`));
    expect(head).toContain(`<meta property="og:title" content="${name}">`);
    expect(head).toMatch(/<meta name="description" content="[^"]+">/);
    expect(reply.body).toMatch(new RegExp(`<h1>${name}</h1>[1-9]`));
    // The site moves the path behind the hash, by a script that the policy allows.
    const script = /<script>(history[^<]*)<\/script>/.exec(head)?.[1] ?? '';
    expect(reply.headers['content-security-policy']).toContain(
      createHash('sha256').update(script).digest('base64'),
    );
  });

  it('is the same for students, and under each of its tabs', async () => {
    const student = await app.tokenOf(await app.userNamed('student'));
    const page = await get('/course/detail/1/1');
    const own = await get('/course/detail/1/1/contents', { authorization: student });
    expect(known(own.body)).toEqual(known(page.body));
    expect(own.body).toBe(page.body);
    // The same course under another number is the same page.
    expect(known((await get('/course/detail/1/999999')).body)['url']).toBe(known(page.body)['url']);
  });

  it.each(['/course/detail/999999/1', '/newsdetails/999999', '/openCourse/x', '/response/1/2/3'])(
    'answers 404 if the school has no such entity: %s',
    async (path) => {
      const reply = await get(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('ld+json');
    },
  );

  it('is listed in the sitemap that robots.txt names', async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('Sitemap: http://localhost/sitemap.xml');
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toContain('application/xml');
    // Shared caches must know which request headers, besides the URL, select the school.
    expect(reply.headers['vary']).toMatch(/\bCookie\b.*\bschoolId\b/);
    const found = Array.from(
      reply.body.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g),
      (each) => each[1] ?? '',
    );
    expect(new Set(found).size).toBe(found.length);
    for (const kind of ['/course/detail/', '/coursePackage/detail/', '/trainingPlan/detail/', '/openCourse/'])
      expect(found.filter((path) => path.startsWith(kind)).length, kind).toBeGreaterThan(0);
    for (const path of found.filter((_, at) => at % 12 === 0))
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });
});

describe('a path without a page of its own', () => {
  const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

  it.each([
    ['/personal/order', {}, '/#/personal/order'],
    ['/personal/order/?OrderTabIndex=2&a=%2F', {}, '/#/personal/order?OrderTabIndex=2&a=%2F'],
    ['/personal/order', PHONE, '/wap#/personal/order'],
  ])('redirects from %s to the page behind its hash', async (path, headers, address) => {
    const reply = await get(path, headers);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, address]);
  });

  it.each(['/nowhere', '//evil.example/nowhere', '/personal', '/assets'])(
    'answers 404 with the not-found page: %s',
    async (path) => {
      const reply = await get(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toMatch(/<title>nowhere<\/title>.*<h1>nowhere<\/h1>/s);
      const script = /<script>(history\.replaceState.*?)<\/script>/.exec(reply.body)?.[1] ?? '';
      expect(reply.headers['content-security-policy']).toContain(
        createHash('sha256').update(script).digest('base64'),
      );
      expect(reply.body).toContain('<meta name="robots" content="noindex">');
      expect(reply.body).not.toContain('canonical');
      const again = await get(path, { 'if-none-match': String(reply.headers.etag) });
      expect(again.statusCode).toBe(404);
    },
  );

  it.each([
    ['/s/api/nowhere', { accept: 'text/html' }],
    ['/assets/old.js', {}],
    ['/nowhere', { accept: 'application/json' }],
  ])('answers 404 with JSON if no page is wanted: %s', async (path, headers) => {
    const reply = await get(path, headers);
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: '404', message: '没有找到' }]);
  });

  it('shares neither a script nor an ETag with the home page', async () => {
    expect((await get('/')).body).not.toContain('replaceState');
    expect((await get('/', { 'if-none-match': (await get('/nowhere')).headers.etag ?? '' })).statusCode).toBe(
      200,
    );
  });

  it('redirects /favicon.ico to the company’s logo, and serves /robots.txt', async () => {
    expect((await get('/favicon.ico')).headers.location).toBe('/media/drawn/logo/leaf/blue.svg');
    expect((await get('/favicon.ico', { host: 'second.localhost' })).headers.location).toBe(
      '/media/drawn/logo/steps/red.svg',
    );
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /s/api/');
  });
});

describe('a back end without a built site', () => {
  it('answers 503 with the command to run', async () => {
    const withoutSite = await openTestApp({ seed: true, config: { siteDir: join(folder, 'nowhere') } });
    const reply = await withoutSite.server.inject({ url: '/', headers: { host: 'localhost' } });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { assets } from './assets.ts';

let root: string;
const servers = new Set<ReturnType<typeof Fastify>>();

beforeEach(async () => {
  root = await openFolder();
});
afterEach(async () => {
  await Promise.all([...servers].map((server) => server.close()));
  servers.clear();
});

/** Builds a site with one script, and serves it. */
async function serve(build: string, { hasWorker = true } = {}) {
  const siteDir = join(root, build);
  const client = join(siteDir, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, '.vite'));
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify({ build }));
  await writeFile(join(client, `assets/${build}.js`), build);
  await writeFile(join(client, 'sw.js'), 'worker');
  await writeFile(join(client, 'sw.js.br'), 'compressed');
  await writeFile(join(client, 'farewell.js'), 'farewell');
  const server = Fastify();
  servers.add(server);
  await server.register(assets, { siteDir, hasWorker, buildsDir: join(root, 'builds') });
  return async (url: string, encoding = 'identity') => {
    const { statusCode, body, headers } = await server.inject({
      url,
      headers: { 'accept-encoding': encoding },
    });
    return { status: statusCode, body, cache: headers['cache-control'] };
  };
}

test('the files of earlier and later builds are served as immutable, and unknown files answer 404', async () => {
  const old = await serve('old');
  const next = await serve('next');
  // The files of both builds are copied while they are already served.
  await vi.waitFor(async () => expect((await next('/assets/old.js')).body).toBe('old'));
  await vi.waitFor(async () => expect((await old('/assets/next.js')).body).toBe('next'));
  const fromNext = await old('/assets/next.js');
  expect(fromNext).toEqual({ status: 200, body: 'next', cache: 'public, max-age=31536000, immutable' });
  expect((await old('/assets/never.js')).status).toBe(404);
  expect((await old('/assets/..%2F..%2Fsw.js')).status).toBe(404);
});

test('the service worker is served uncached, and replaced by one that unregisters itself where switched off', async () => {
  const on = await serve('on');
  expect(await on('/sw.js')).toEqual({ status: 200, body: 'worker', cache: 'no-cache' });
  expect(await on('/sw.js', 'br')).toEqual({ status: 200, body: 'compressed', cache: 'no-cache' });
  const off = await serve('off', { hasWorker: false });
  expect(await off('/sw.js')).toEqual({ status: 200, body: 'farewell', cache: 'no-cache' });
});

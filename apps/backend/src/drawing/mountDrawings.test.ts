import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { DRAWN_PATH } from './drawn.ts';
import { mountDrawings } from './mountDrawings.ts';

const app = fastify();
mountDrawings(app);

const get = (address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${DRAWN_PATH}/${address}`, headers });

it('a drawing is the same SVG at each request for its address, compressed and cached for 30 days', async () => {
  const reply = await get('cover/mathematics/functions.svg', { 'accept-encoding': 'br' });
  expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(reply.headers['cache-control']).toContain('max-age=2592000');
  const drawing = brotliDecompressSync(reply.rawPayload).toString();
  expect(drawing).toMatch(/^<svg .*<\/svg>$/s);
  expect((await get('cover/mathematics/functions.svg')).body).toBe(drawing);
  expect((await get('cover/mathematics/geometry.svg')).body).not.toBe(drawing);
});

it.each([
  'cover/unknown/a.svg',
  'cover/constructor/a.svg',
  'portrait/f/%3Cscript%3E.svg',
  'logo/leaf/toString.svg',
  'cover/mathematics/a.png',
  'contact/code/%2e%2e.svg',
])('the drawing %s answers 404', async (address) => expect((await get(address)).statusCode).toBe(404));

it('a drawing contains no script, handler, link or text', async () => {
  for (const address of [
    'banner/horizon-blue/a.svg',
    'portrait/m/t1.svg',
    'logo/leaf/blue.svg',
    'contact/code/qinghe.svg',
  ]) {
    expect((await get(address)).body).not.toMatch(/<script|<text|on\w+=|href=/);
  }
});

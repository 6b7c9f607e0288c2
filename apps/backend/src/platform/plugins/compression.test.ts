import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compression } from './compression.ts';

const LONG = { text: '学'.repeat(2000) };
const app = Fastify();
beforeAll(async () => {
  await app.register(compression);
  app.get('/long', async () => LONG);
  app.get('/short', async () => ({ text: 'x' }));
  app.get('/tagged', async (_, reply) => reply.header('ETag', '"1"').send(LONG));
  app.get('/picture', async (_, reply) => reply.type('image/png').send('x'.repeat(2000)));
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a long reply is compressed by %s where the browser accepts it',
  async (encoding, accepted, expand) => {
    const { headers, rawPayload } = await get('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(expand(rawPayload).toString())).toEqual(LONG);
  },
);

test.each([
  ['of a browser that accepts none', '/long', undefined],
  ['of a browser that refuses them', '/long', 'br;q=0, gzip;q=0'],
  ['that is short', '/short', 'br'],
  ['with a tag', '/tagged', 'br'],
  ['with a picture', '/picture', 'br'],
])('a reply %s stays as it is', async (_, url, accepted) => {
  const { headers } = await get(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
});

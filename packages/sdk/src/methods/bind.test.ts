// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { bind } from './bind.ts';
import { createClient } from '../client/client.ts';
import type { Endpoint } from '../client/endpoint.ts';

const get: Endpoint<{ id?: string }, { name: string }> = {
  id: 'shelf.read',
  method: 'GET',
  path: '/shelf',
  reply: '*',
  idempotent: true,
};
const post: Endpoint<{ name: string }, null> = {
  id: 'shelf.add',
  method: 'POST',
  path: '/shelf/add',
  reply: '*',
};

it('bind makes methods of endpoints and omits other exports of an area', async () => {
  const fetch = vi.fn(async (_: RequestInfo | URL) => new Response('{"code":"1","data":{"name":"x"}}'));
  const client = createClient({ origin: 'https://school.example', fetch });
  const methods = bind(client, { get, post, FACE_REQUIRED: '120030002' });
  expect(Object.keys(methods)).toEqual(['get', 'post']);
  expect((await methods.get({ id: '5' }))?.name).toBe('x');
  expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['https://school.example/s/api/shelf?id=5']);
});

// @vitest-environment jsdom
import { today } from '@lectern/sdk/endpoints/question';
import { expect, it, vi } from 'vitest';
import { onLoadFailure } from '../loadable.ts';
import { makeClient } from './httpClient.ts';

it.each([
  ['broken', { status: 500, body: 'broken', isTold: true }],
  ['refused', { status: 200, body: JSON.stringify({ code: '0', message: '没有' }), isTold: false }],
])('tells whoever takes a drawn page over of a call that is %s', async (_, { status, body, isTold }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  const tell = vi.fn();
  onLoadFailure(tell);
  await makeClient(() => undefined)
    .request(today, {})
    .catch(() => undefined);
  expect(tell).toHaveBeenCalledTimes(isTold ? 1 : 0);
});

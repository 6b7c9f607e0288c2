// @vitest-environment jsdom
import { today } from '@lectern/sdk/endpoints/question';
import { expect, it, vi } from 'vitest';
import { onLoadFailure } from './loadFailures.ts';
import { endSession, session } from '../session/session.store.ts';
import { makeClient } from './httpClient.ts';

it.each([
  ['broken', { status: 500, body: 'broken', isTold: true }],
  ['refused', { status: 200, body: JSON.stringify({ code: '0', message: '没有' }), isTold: false }],
])(
  'a %s call during the first load is reported only if the server is at fault',
  async (_, { status, body, isTold }) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    const tell = vi.fn();
    onLoadFailure(tell);
    await makeClient(() => undefined)
      .request(today, {})
      .catch(() => undefined);
    expect(tell).toHaveBeenCalledTimes(isTold ? 1 : 0);
  },
);

it.each([
  ['reply', { code: '1', data: {} }],
  ['refusal', { code: '0', message: '没有' }],
])('a %s for one student is aborted if another has logged in meanwhile', async (_, body) => {
  Object.assign(session, { token: 'a', userId: '1' });
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const ownReply = makeClient(() => undefined).request(today, {});
  Object.assign(session, { token: 'b', userId: '2' });
  late.resolve(new Response(JSON.stringify(body)));
  await expect(ownReply).rejects.toMatchObject({ kind: 'aborted' });
});

it('a reply still arrives after a visitor has logged in or a student’s token has changed', async () => {
  endSession();
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise.then((reply) => reply.clone()));
  const client = makeClient(() => undefined);
  const ownReply = client.request(today, {});
  Object.assign(session, { token: 'a', userId: '1' });
  const studentReply = client.request(today, {});
  session.token = 'newer';
  late.resolve(new Response(JSON.stringify({ code: '1', data: { day: '2026-03-02' } })));
  expect(await Promise.all([ownReply, studentReply])).toMatchObject([
    { day: '2026-03-02' },
    { day: '2026-03-02' },
  ]);
});

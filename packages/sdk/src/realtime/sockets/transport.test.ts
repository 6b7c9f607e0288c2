import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { createTransport } from './transport.ts';
import * as operations from './operations.ts';
import type { Pool } from './pool.ts';
import { begin, endScene, operationsOf, type Scene } from './poolScene.fixture.ts';

afterEach(endScene);

const FALLBACK = '/s/api/question/v1/answering/pause';

const transportTo = (here: Scene, pool: Pool | undefined) =>
  createTransport(
    createClient({ origin: 'https://school.example', fetch: here.network.fetch, clock: here.clock }),
    pool,
  );

describe('createTransport', () => {
  it('uses an open socket, and HTTP when none is open', async () => {
    const here = await begin();
    const transport = transportTo(here, here.pool);
    const first = transport.call(operations.pause, { recordId: '1' });
    await here.clock.pass(500);
    await first;
    expect(operationsOf(here)).toHaveLength(1);
    expect(here.called).not.toContain(FALLBACK);
    here.network.isSocketless = true;
    here.network.cut();
    await here.clock.pass(500);
    const second = transport.call(operations.pause, { recordId: '1' });
    await here.clock.pass(500);
    await second;
    expect(here.called.filter((path) => path === FALLBACK)).toHaveLength(1);
  });

  it('waits for a reconnecting socket and makes no HTTP request meanwhile', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.mode = 'refusing';
    here.network.cut();
    await here.clock.pass(500);
    here.network.mode = 'up';
    while (here.network.attempts === 1) await here.clock.pass(20);
    here.tookMs = 3000;
    const callCount = here.called.length;
    const reply = transportTo(here, here.pool).call(operations.pause, { recordId: '1' });
    await here.clock.pass(7000);
    await reply;
    expect(here.called).toHaveLength(callCount);
    expect(here.network.attempts).toBe(2);
  });

  it('falls back to HTTP when a socket is silent, and not after a refusal', async () => {
    let code = '';
    const here = await begin({}, ({ op }) =>
      op === 'pause' && code === '' ? undefined : { code: code || '1' },
    );
    const transport = transportTo(here, here.pool);
    const reply = transport.call(operations.pause, { recordId: '1' });
    await here.clock.pass(7000);
    await reply;
    expect(here.called).toContain(FALLBACK);
    code = '0';
    const before = here.called.length;
    const caught = expect(transport.call(operations.pause, { recordId: '1' })).rejects.toMatchObject({
      kind: 'business',
    });
    await here.clock.pass(1000);
    await caught;
    expect(here.called).toHaveLength(before);
  });

  it('keeps waiting for a slow reply while other frames arrive', async () => {
    const here = await begin({}, undefined, 'a');
    here.tookMs = 4000;
    const reply = transportTo(here, here.pool).call(operations.pause, { recordId: '1' });
    await here.clock.pass(2000);
    here.network.openSockets()[0]?.push({ op: 'news', data: {} });
    await here.clock.pass(3000);
    await reply;
    expect(here.called).not.toContain(FALLBACK);
    expect(here.network.attempts).toBe(1);
  });

  it('accepts a late reply of the socket after the HTTP request was aborted', async () => {
    const here = await begin({}, undefined, 'a');
    here.tookMs = 12_000;
    const given = new AbortController();
    const reply = transportTo(here, here.pool).call(
      operations.pause,
      { recordId: '1' },
      { signal: given.signal },
    );
    here.clock.after(8000, () => given.abort());
    // A busy server still answers heartbeats.
    for (let second = 0; second < 13; second += 1) {
      here.network.openSockets()[0]?.push({ op: 'news', data: {} });
      await here.clock.pass(1000);
    }
    expect(await reply).toEqual({});
    expect(here.called).toContain(FALLBACK);
  });

  it('throws a TypeError for an operation without an HTTP fallback when no socket is open', async () => {
    const here = await begin();
    await expect(transportTo(here, undefined).call(operations.videoIn, { lessonId: '1' })).rejects.toThrow(
      TypeError,
    );
  });
});

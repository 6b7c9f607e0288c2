import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../client/errors/errors.ts';
import * as operations from './operations.ts';
import { begin, endScene, operationsOf, type Scene } from './poolScene.fixture.ts';

afterEach(endScene);

const beats = ({ arrived }: Scene) => arrived.filter(({ op }) => op === 'NETTY_HEART_BEAT_REQ');

describe('a socket pool', () => {
  it('opens connections to every host and authenticates on each first', async () => {
    const { arrived, network, pool } = await begin({ connectionsPerHost: 2 });
    expect(pool.openCount()).toBe(4);
    expect(
      network
        .openSockets()
        .map(({ address }) => address)
        .toSorted(),
    ).toEqual(['wss://a/websocket', 'wss://a/websocket', 'wss://b/websocket', 'wss://b/websocket']);
    expect(arrived.map(({ op, data }) => ({ op, data }))).toEqual(
      Array.from({ length: 4 }, () => ({
        op: 'NETTY_AUTH_REQ',
        data: {
          companyId: '1',
          schoolId: '2',
          userId: '3',
          token: 'secret',
          deviceId: 'device',
          date: 77,
          module: 'exercise',
        },
      })),
    );
  });

  it('uses its connections in rotation', async () => {
    const here = await begin();
    const replies = Array.from({ length: 6 }, () => here.pool.request(operations.pause, { recordId: '1' }));
    await here.clock.pass(1000);
    await Promise.all(replies);
    const count = (host: string) =>
      operationsOf(here).filter(({ address }) => address.includes(`//${host}/`)).length;
    expect([count('a'), count('b')]).toEqual([3, 3]);
  });

  it('sends a heartbeat every 10 s', async () => {
    const here = await begin({}, undefined, 'a');
    await here.clock.pass(60_000);
    expect(beats(here)).toHaveLength(6);
  });

  it('resolves to the reply’s data, and rejects with the same errors as HTTP', async () => {
    const codes = ['0', '401', '409', '600', '503'];
    const here = await begin({}, ({ op }) =>
      op === 'NETTY_AUTH_REQ'
        ? { code: '1' }
        : { code: codes.shift() ?? '1', message: 'no', data: { state: 'submitted' } },
    );
    const kinds: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      void here.pool
        .request(operations.pause, { recordId: '1' })
        .catch(({ kind, code, data }: ApiError) => kinds.push([kind, code, data]));
      await here.clock.pass(200);
    }
    const data = { state: 'submitted' };
    expect(kinds).toEqual([
      ['business', '0', data],
      ['session-ended', '401', data],
      ['kicked', '409', data],
      ['captcha', '600', data],
      ['http', '503', data],
    ]);
    const reply = here.pool.request(operations.pause, { recordId: '1' });
    await here.clock.pass(200);
    expect(await reply).toEqual({ state: 'submitted' });
  });

  it('aborts a request before or after sending, and ignores the late reply', async () => {
    const here = await begin({}, ({ op }) => ({ code: '1', data: { recordId: op } }), 'a');
    const giveUp = new AbortController();
    const refused = async (reply: Promise<unknown>) => reply.catch(({ kind }: ApiError) => kind);
    const { signal } = giveUp;
    const ask = () => refused(here.pool.request(operations.pause, { recordId: '1' }, { signal }));
    const first = ask();
    giveUp.abort();
    expect(await first).toBe('aborted');
    expect(await ask()).toBe('aborted');
    await here.clock.pass(1000);
    expect(operationsOf(here)).toHaveLength(1);
    const next = here.pool.request(operations.resume, { recordId: '1' });
    await here.clock.pass(1000);
    expect(await next).toMatchObject({ recordId: 'resume' });
  });

  it('passes on pushed frames and survives malformed ones', async () => {
    const { network, clock, pushed } = await begin({}, undefined, 'a');
    const [socket] = network.openSockets();
    socket?.push({ op: 'news', data: { n: 1 } });
    for (const garbage of [[], { id: {} }, { id: 'unknown', code: '1' }]) socket?.push(garbage);
    await clock.pass(1000);
    expect(pushed).toContainEqual(['news', { n: 1 }]);
    expect(network.openSockets()).toHaveLength(1);
  });

  it('rejects the unanswered requests of a broken connection', async () => {
    const { network, clock, pool } = await begin({}, ({ op }) =>
      op === 'pause' ? undefined : { code: '1' },
    );
    const lost = pool.request(operations.pause, { recordId: '1' });
    const caught = expect(lost).rejects.toMatchObject({ kind: 'network', endpoint: 'pause' });
    network.cut();
    await clock.pass(500);
    await caught;
  });

  it('rejects at once while no connection is open, and after its timeout without a reply', async () => {
    const { network, clock, pool } = await begin({}, ({ op }) =>
      op === 'pause' ? undefined : { code: '1' },
    );
    const caught = expect(
      pool.request(operations.pause, { recordId: '1' }, { timeoutMs: 2000 }),
    ).rejects.toMatchObject({ kind: 'timeout' });
    await clock.pass(2000);
    await caught;
    network.mode = 'refusing';
    network.cut();
    await clock.pass(500);
    await expect(pool.request(operations.pause, { recordId: '1' })).rejects.toMatchObject({
      kind: 'network',
    });
  });
});

describe('a socket pool without open connections', () => {
  it('backs off after each failure while the server is unreachable', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.mode = 'refusing';
    here.network.cut();
    const before = here.network.attempts;
    // 2 + 4 + 8 + 16 + 32 + 64 + 128 + 180 + 180
    await here.clock.pass(620_000);
    expect(here.network.attempts - before).toBe(9);
  });

  it.each(['refusing', 'silent'] as const)(
    'reconnects within 1 s once a %s network is back',
    async (mode) => {
      const here = await begin();
      here.network.mode = mode;
      if (mode === 'silent') here.network.silence();
      else here.network.cut();
      for (const outage of [700, 5000, 33_333, 100_000]) {
        here.network.mode = mode;
        here.network.cut();
        await here.clock.pass(outage);
        here.network.mode = 'up';
        await here.clock.pass(1000);
        expect(here.pool.openCount(), `after ${outage} ms`).toBe(2);
      }
    },
  );

  it('replaces half-open connections when the device reports it is online', async () => {
    const here = await begin();
    here.network.silence();
    here.network.mode = 'silent';
    await here.clock.pass(3000);
    here.network.mode = 'up';
    here.signal();
    await here.clock.pass(1000);
    expect(here.pool.openCount()).toBe(2);
    expect(here.network.openSockets()).toHaveLength(2);
  });

  it('detects a half-open connection by its heartbeat', async () => {
    const here = await begin();
    here.network.silence();
    await here.clock.pass(16_500);
    expect(here.network.openSockets()).toHaveLength(2);
  });

  it('limits its attempts while the server answers HTTP and refuses sockets', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.isSocketless = true;
    here.network.cut();
    const before = here.network.attempts;
    await here.clock.pass(120_000);
    expect(here.network.attempts - before).toBeLessThan(15);
  });

  it('makes few requests to a slow server that has just come back', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.mode = 'refusing';
    here.network.cut();
    await here.clock.pass(5000);
    here.network.mode = 'up';
    here.tookMs = 4000;
    const [callCount, tried] = [here.called.length, here.network.attempts];
    await here.clock.pass(10_000);
    expect(here.pool.openCount()).toBe(1);
    expect(here.called.length - callCount).toBeLessThanOrEqual(2);
    expect(here.network.attempts - tried).toBeLessThanOrEqual(2);
  });

  it('calls onReachable once, when a socket opens or else when HTTP works', async () => {
    const onReachable = vi.fn();
    const here = await begin({ onReachable }, undefined, 'a');
    const callCount = (): number => onReachable.mock.calls.length;
    for (const isSocketless of [false, true]) {
      here.network.mode = 'refusing';
      here.network.cut();
      await here.clock.pass(5000);
      const [before, open] = [callCount(), here.pool.openCount()];
      here.network.isSocketless = isSocketless;
      here.network.mode = 'up';
      await here.clock.pass(1100);
      expect([callCount() - before, here.pool.openCount() - open]).toEqual([1, isSocketless ? 0 : 1]);
    }
    await here.clock.pass(20_000);
    expect(callCount()).toBe(3);
  });

  it('reconnects within 45 s once sockets work again, even if the server is slow', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.isSocketless = true;
    here.network.cut();
    here.tookMs = 2000;
    await here.clock.pass(300_000);
    here.network.isSocketless = false;
    await here.clock.pass(45_000);
    expect(here.pool.openCount()).toBe(1);
  });

  it('makes no probe requests while the page is hidden', async () => {
    const here = await begin({ signals: { isHidden: () => true, listen: () => () => undefined } });
    here.network.mode = 'refusing';
    here.network.cut();
    const before = here.called.length;
    await here.clock.pass(60_000);
    here.network.mode = 'up';
    expect(here.called.length).toBe(before);
    await here.clock.pass(180_000);
    expect(here.pool.openCount()).toBe(2);
  });
});

describe('a socket pool closes for good', () => {
  it.each([
    [4401, 'session-ended'],
    [4403, 'session-ended'],
    [4409, 'kicked'],
  ])('after the closing code %s', async (code, kind) => {
    const here = await begin();
    here.network.cut(code);
    await here.clock.pass(400_000);
    expect(here.ended.map((error) => error.kind)).toEqual([kind]);
    expect(here.network.openSockets()).toEqual([]);
    expect(here.clock.timers()).toBe(0);
  });

  it('when authentication is refused, but not while the server is busy', async () => {
    const refused = await begin({}, ({ op }) => (op === 'NETTY_AUTH_REQ' ? { code: '409' } : undefined));
    expect(refused.ended.map((error) => error.kind)).toEqual(['kicked']);
    expect(refused.clock.timers()).toBe(0);
    const codes = ['503', '429'];
    const busy = await begin({}, () => ({ code: codes.shift() ?? '1' }), 'a');
    await busy.clock.pass(10_000);
    expect(busy.ended).toEqual([]);
    expect(busy.pool.openCount()).toBe(1);
  });

  it('when close() is called', async () => {
    const here = await begin();
    const caught = expect(here.pool.request(operations.pause, { recordId: '1' })).rejects.toMatchObject({
      kind: 'network',
    });
    here.pool.close();
    here.signal();
    await here.clock.pass(400_000);
    await caught;
    expect(here.network.openSockets()).toEqual([]);
    expect(here.clock.timers()).toBe(0);
  });
});

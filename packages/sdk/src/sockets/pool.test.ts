import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import type { ApiError } from '../core/errors.ts';
import { type ManualClock, manualClock } from '../core/manualClock.fixture.ts';
import { backOffMs } from './backOff.ts';
import type { RequestFrame } from './frames.ts';
import { createLine } from './line.ts';
import * as operations from './operations.ts';
import { openPool, type Pool, type PoolOptions } from './pool.ts';
import { type SimulatedNetwork, simulateNetwork } from './simulatedNetwork.fixture.ts';

interface Scene {
  readonly clock: ManualClock;
  readonly network: SimulatedNetwork;
  readonly pool: Pool;
  /** Frames that arrived, with the address of their socket. */
  readonly arrived: (RequestFrame & { readonly address: string })[];
  readonly called: string[];
  readonly ended: ApiError[];
  readonly pushed: unknown[];
  /** Milliseconds that the server takes for everything. */
  tookMs: number;
  /** The device says that the network may be back. */
  signal(): void;
}

let scene: Scene | undefined;
afterEach(() => scene?.pool.close());

/** What the server answers; by default everything is well. */
type Answer = (frame: RequestFrame) => object | undefined;

async function begin(
  more: Partial<PoolOptions> = {},
  answer: Answer = () => ({ code: '1', data: {} }),
  hosts = 'a,b',
): Promise<Scene> {
  scene = undefined;
  const clock = manualClock();
  const arrived: Scene['arrived'] = [];
  const called: string[] = [];
  const ended: ApiError[] = [];
  const pushed: unknown[] = [];
  let wake = (): void => undefined;
  const work = () => new Promise<void>((resolve) => void clock.after(scene?.tookMs ?? 0, resolve));
  const network = simulateNetwork({
    clock,
    server: {
      onFrame: async (frame, { address }) => {
        arrived.push({ ...frame, address });
        await work();
        return answer(frame);
      },
      onCall: async (path) => {
        called.push(path);
        await work();
        return { code: '1', data: { netty: { domain: hosts } } };
      },
    },
  });
  const pool = openPool({
    client: createClient({ origin: 'https://school.example', fetch: network.fetch, clock }),
    identity: () => ({ companyId: '1', schoolId: '2', userId: '3', token: 'secret', deviceId: 'device' }),
    module: 'exercise',
    open: network.open,
    clock,
    date: () => 77,
    signals: {
      isHidden: () => false,
      listen: (action) => {
        wake = action;
        return () => undefined;
      },
    },
    onSessionError: (error) => void ended.push(error),
    onPush: (op, data) => void pushed.push([op, data]),
    ...more,
  });
  scene = { clock, network, pool, arrived, called, ended, pushed, tookMs: 0, signal: () => wake() };
  await clock.pass(1000);
  return scene;
}

const operationsOf = ({ arrived }: Scene) => arrived.filter(({ op }) => !op.startsWith('NETTY_'));
const beats = ({ arrived }: Scene) => arrived.filter(({ op }) => op === 'NETTY_HEART_BEAT_REQ');

describe('the back-off', () => {
  it('is 2^(n+1) seconds, at most 180, and up to a quarter less by chance', () => {
    expect([0, 1, 2, 6, 7, 8, 40].map((failed) => backOffMs(failed, 0) / 1000)).toEqual([
      2, 4, 8, 128, 180, 180, 180,
    ]);
    expect(backOffMs(0, 0.999_999)).toBeCloseTo(1500, 0);
  });
});

describe('a pool', () => {
  it('opens connections to each host and authenticates first on each', async () => {
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

  it('uses its connections in turn', async () => {
    const here = await begin();
    const replies = Array.from({ length: 6 }, () => here.pool.request(operations.pause, { recordId: '1' }));
    await here.clock.pass(1000);
    await Promise.all(replies);
    const count = (host: string) =>
      operationsOf(here).filter(({ address }) => address.includes(`//${host}/`)).length;
    expect([count('a'), count('b')]).toEqual([3, 3]);
  });

  it('beats every 10 s', async () => {
    const here = await begin({}, undefined, 'a');
    await here.clock.pass(60_000);
    expect(beats(here)).toHaveLength(6);
  });

  it('gives the reply’s data, and the errors that HTTP would give', async () => {
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

  it('hands on what the server pushes, and lives on garbage', async () => {
    const { network, clock, pushed } = await begin({}, undefined, 'a');
    const [socket] = network.openSockets();
    socket?.push({ op: 'news', data: { n: 1 } });
    for (const garbage of [[], { id: {} }, { id: 'unknown', code: '1' }]) socket?.push(garbage);
    await clock.pass(1000);
    expect(pushed).toContainEqual(['news', { n: 1 }]);
    expect(network.openSockets()).toHaveLength(1);
  });

  it('fails what a broken connection did not answer', async () => {
    const { network, clock, pool } = await begin({}, ({ op }) =>
      op === 'pause' ? undefined : { code: '1' },
    );
    const lost = pool.request(operations.pause, { recordId: '1' });
    const caught = expect(lost).rejects.toMatchObject({ kind: 'network', endpoint: 'pause' });
    network.cut();
    await clock.pass(500);
    await caught;
  });

  it('fails at once while nothing is open, and after its patience without a reply', async () => {
    const { network, clock, pool } = await begin({}, ({ op }) =>
      op === 'pause' ? undefined : { code: '1' },
    );
    const caught = expect(
      pool.request(operations.pause, { recordId: '1' }, { patienceMs: 2000 }),
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

describe('a pool that lost its connections', () => {
  it('waits longer after each failure while the server cannot be reached, and probes meanwhile', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.mode = 'refusing';
    here.network.cut();
    const before = here.network.attempts;
    // 2 + 4 + 8 + 16 + 32 + 64 + 128 + 180 + 180
    await here.clock.pass(620_000);
    expect(here.network.attempts - before).toBe(9);
  });

  it.each(['refusing', 'silent'] as const)('is back within 1 s of a %s network’s return', async (mode) => {
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
  });

  it('replaces half-open connections when the device is online again', async () => {
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

  it('finds out by itself that a connection is half-open', async () => {
    const here = await begin();
    here.network.silence();
    await here.clock.pass(16_500);
    expect(here.network.openSockets()).toHaveLength(2);
  });

  it('does not run against a server that answers HTTP but no sockets', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.isSocketless = true;
    here.network.cut();
    const before = here.network.attempts;
    await here.clock.pass(120_000);
    expect(here.network.attempts - before).toBeLessThan(15);
  });

  it('does not crowd a server that is back and has much to do', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.mode = 'refusing';
    here.network.cut();
    await here.clock.pass(5000);
    here.network.mode = 'up';
    here.tookMs = 2000;
    const [asked, tried] = [here.called.length, here.network.attempts];
    await here.clock.pass(6000);
    expect(here.pool.openCount()).toBe(1);
    expect(here.called.length - asked).toBeLessThanOrEqual(2);
    expect(here.network.attempts - tried).toBeLessThanOrEqual(2);
  });

  it('tells once that what waits may go, by a socket where one opens and else by HTTP', async () => {
    const onBack = vi.fn();
    const here = await begin({ onBack }, undefined, 'a');
    const told = (): number => onBack.mock.calls.length;
    for (const isSocketless of [false, true]) {
      here.network.mode = 'refusing';
      here.network.cut();
      await here.clock.pass(5000);
      const [before, open] = [told(), here.pool.openCount()];
      here.network.isSocketless = isSocketless;
      here.network.mode = 'up';
      await here.clock.pass(1100);
      expect([told() - before, here.pool.openCount() - open]).toEqual([1, isSocketless ? 0 : 1]);
    }
    await here.clock.pass(20_000);
    expect(told()).toBe(3);
  });

  it('waits on for a reply while other frames come, and asks no second time', async () => {
    const here = await begin({}, undefined, 'a');
    here.tookMs = 4000;
    const line = createLine(
      createClient({ origin: 'https://school.example', fetch: here.network.fetch, clock: here.clock }),
      here.pool,
    );
    const reply = line.call(operations.pause, { recordId: '1' });
    await here.clock.pass(2000);
    here.network.openSockets()[0]?.push({ op: 'news', data: {} });
    await here.clock.pass(3000);
    await reply;
    expect(here.called).not.toContain('/s/api/question/v1/answering/pause');
    expect(here.network.attempts).toBe(1);
  });

  it('comes back in half a minute at the latest, however long the server takes and its sockets fail', async () => {
    const here = await begin({}, undefined, 'a');
    here.network.isSocketless = true;
    here.network.cut();
    here.tookMs = 2000;
    await here.clock.pass(300_000);
    here.network.isSocketless = false;
    await here.clock.pass(45_000);
    expect(here.pool.openCount()).toBe(1);
  });

  it('leaves the network alone while nobody looks', async () => {
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

describe('a pool ends for good', () => {
  it.each([
    [4401, 'session-ended'],
    [4403, 'session-ended'],
    [4409, 'kicked'],
  ])('on the closing code %s', async (code, kind) => {
    const here = await begin();
    here.network.cut(code);
    await here.clock.pass(400_000);
    expect(here.ended.map((error) => error.kind)).toEqual([kind]);
    expect(here.network.openSockets()).toEqual([]);
    expect(here.clock.timers()).toBe(0);
  });

  it('when the authentication is refused, but not when the server is busy', async () => {
    const refused = await begin({}, ({ op }) => (op === 'NETTY_AUTH_REQ' ? { code: '409' } : undefined));
    expect(refused.ended.map((error) => error.kind)).toEqual(['kicked']);
    expect(refused.clock.timers()).toBe(0);
    const codes = ['503', '429'];
    const busy = await begin({}, () => ({ code: codes.shift() ?? '1' }), 'a');
    await busy.clock.pass(10_000);
    expect(busy.ended).toEqual([]);
    expect(busy.pool.openCount()).toBe(1);
  });

  it('when it is closed on purpose', async () => {
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

describe('a line', () => {
  const lineOf = (here: Scene, pool: Pool | undefined) =>
    createLine(
      createClient({ origin: 'https://school.example', fetch: here.network.fetch, clock: here.clock }),
      pool,
    );
  const TWIN = '/s/api/question/v1/answering/pause';

  it('uses a socket where one is open, and HTTP where none is', async () => {
    const here = await begin();
    const line = lineOf(here, here.pool);
    const first = line.call(operations.pause, { recordId: '1' });
    await here.clock.pass(500);
    await first;
    expect(operationsOf(here)).toHaveLength(1);
    expect(here.called).not.toContain(TWIN);
    here.network.isSocketless = true;
    here.network.cut();
    await here.clock.pass(500);
    const second = line.call(operations.pause, { recordId: '1' });
    await here.clock.pass(500);
    await second;
    expect(here.called.filter((path) => path === TWIN)).toHaveLength(1);
  });

  it('goes to HTTP when a socket is silent, and never for a refusal', async () => {
    let code = '';
    const here = await begin({}, ({ op }) =>
      op === 'pause' && code === '' ? undefined : { code: code || '1' },
    );
    const line = lineOf(here, here.pool);
    const reply = line.call(operations.pause, { recordId: '1' });
    await here.clock.pass(4000);
    await reply;
    expect(here.called).toContain(TWIN);
    code = '0';
    const before = here.called.length;
    const caught = expect(line.call(operations.pause, { recordId: '1' })).rejects.toMatchObject({
      kind: 'business',
    });
    await here.clock.pass(1000);
    await caught;
    expect(here.called).toHaveLength(before);
  });

  it('takes the socket’s reply after all, when HTTP was given up too', async () => {
    const here = await begin({}, undefined, 'a');
    here.tookMs = 12_000;
    const given = new AbortController();
    const reply = lineOf(here, here.pool).call(operations.pause, { recordId: '1' }, { signal: given.signal });
    here.clock.after(8000, () => given.abort());
    // A server with much to do still says that it is there.
    for (let second = 0; second < 13; second += 1) {
      here.network.openSockets()[0]?.push({ op: 'news', data: {} });
      await here.clock.pass(1000);
    }
    expect(await reply).toEqual({});
    expect(here.called).toContain(TWIN);
  });

  it('says so when an operation without a twin has no socket', async () => {
    const here = await begin();
    await expect(lineOf(here, undefined).call(operations.liveIn, { lessonId: '1' })).rejects.toThrow(
      TypeError,
    );
  });
});

it('every twin may be tried after its operation', () => {
  const twins = Object.values(operations).flatMap(({ twin }) => twin ?? []);
  expect(twins.length).toBeGreaterThan(8);
  expect(twins.filter(({ idempotent }) => idempotent !== true)).toEqual([]);
});

it('works with the WebSocket class of the place', async () => {
  const { webSockets } = await import('./socket.ts');
  const made: string[] = [];
  class Fake extends EventTarget {
    constructor(address: string) {
      super();
      made.push(address);
    }
    send(frame: string): void {
      made.push(frame);
    }
    close(): void {
      this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
    }
  }
  const events = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn() };
  const socket = webSockets(Fake as unknown as typeof WebSocket)('ws://x', events);
  socket.send('frame');
  socket.close();
  expect(made).toEqual(['ws://x', 'frame']);
  expect(events.onClose).toHaveBeenCalledWith(1000);
});

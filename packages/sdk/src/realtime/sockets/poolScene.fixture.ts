import { createClient } from '../../client/client.ts';
import type { ApiError } from '../../client/errors/errors.ts';
import { type ManualClock, manualClock } from '../../client/manualClock.fixture.ts';
import type { RequestFrame } from './frames.ts';
import { openPool, type Pool, type PoolOptions } from './pool.ts';
import { type SimulatedNetwork, simulateNetwork } from './simulatedNetwork.fixture.ts';

/** A pool on a simulated network, with a server that answers by a function. */
export interface Scene {
  readonly clock: ManualClock;
  readonly network: SimulatedNetwork;
  readonly pool: Pool;
  /** Frames received by the server, with the address of their socket. */
  readonly arrived: (RequestFrame & { readonly address: string })[];
  readonly called: string[];
  readonly ended: ApiError[];
  readonly pushed: unknown[];
  /** Processing time of the server in milliseconds. */
  tookMs: number;
  /** Emits the device's signal that the network may be back. */
  signal(): void;
}

let scene: Scene | undefined;

/** Closes the pool of the latest scene: for `afterEach`. */
export const endScene = (): void => scene?.pool.close();

/** A session as it is, with a property that no socket may send. */
const session = { companyId: '1', schoolId: '2', userId: '3', token: 'secret', phone: '13800138000' };

/** Computes the server's reply to a frame. */
type Answer = (frame: RequestFrame) => object | undefined;

/**
 * Starts a scene with a pool that has had a second to open.
 * @param answer the server's reply to each frame; by default success.
 * @param hosts of the sockets, as the server returns them.
 */
export async function begin(
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
  const wakes = new Set<() => void>();
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
    identity: () => ({ ...session, deviceId: 'device' }),
    module: 'exercise',
    open: network.open,
    clock,
    date: () => 77,
    signals: {
      isHidden: () => false,
      listen: (wake) => {
        wakes.add(wake);
        return () => void wakes.delete(wake);
      },
    },
    onSessionError: (error) => void ended.push(error),
    onPush: (op, data) => void pushed.push([op, data]),
    ...more,
  });
  scene = {
    clock,
    network,
    pool,
    arrived,
    called,
    ended,
    pushed,
    tookMs: 0,
    signal: () => wakes.forEach((wake) => wake()),
  };
  await clock.pass(1000);
  return scene;
}

/** Returns the received frames without authentication and heartbeats. */
export const operationsOf = ({ arrived }: Scene) => arrived.filter(({ op }) => !op.startsWith('NETTY_'));

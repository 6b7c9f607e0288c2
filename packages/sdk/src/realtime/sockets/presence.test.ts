import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../client/client.ts';
import { type ManualClock, manualClock } from '../../client/manualClock.fixture.ts';
import { chooseNode, type PresenceOptions, secretSigner, startPresence } from './presence.ts';
import { type SimulatedNetwork, simulateNetwork } from './simulatedNetwork.fixture.ts';

describe('the node of a company', () => {
  it.each([
    ['7', 'b'],
    ['9', 'a'],
    ['12345678901234567891', 'b'],
    ['none', 'a'],
  ])('is selected by the company id %s modulo the number of nodes', (companyId, node) => {
    expect(chooseNode(companyId, ['a', 'b', 'c'])).toBe(node);
  });

  it('is undefined when there are no nodes', () => {
    expect(chooseNode('1', [])).toBeUndefined();
  });
});

it('secretSigner signs with the uppercase hash of company id, user id, timestamp and secret', async () => {
  const sign = secretSigner('hidden', (text) => `hash of ${text}`);
  expect(await sign({ companyId: '1', userId: '22', timestamp: 333 }, undefined)).toBe(
    'HASH OF 122333HIDDEN',
  );
});

interface Scene {
  readonly clock: ManualClock;
  readonly network: SimulatedNetwork;
  readonly joined: unknown[];
  readonly onOnlineElsewhere: ReturnType<typeof vi.fn<() => void>>;
  readonly onLogout: ReturnType<typeof vi.fn<() => void>>;
  stop(): void;
}

function present(more: Partial<PresenceOptions> = {}, answer = { code: '1' }): Scene {
  const clock = manualClock();
  const joined: unknown[] = [];
  let tickets = 0;
  const network = simulateNetwork({
    clock,
    server: {
      onFrame: async ({ op, data }) => {
        if (op === 'join') joined.push(data);
        return op === 'join' ? answer : { code: '1' };
      },
      onCall: async () => ({
        code: '1',
        data: { online_school_nodejs_domain: 'n0,n1', domain: 'n0', _sessionId: `ticket ${(tickets += 1)}` },
      }),
    },
  });
  const events = { onOnlineElsewhere: vi.fn<() => void>(), onLogout: vi.fn<() => void>() };
  const stop = startPresence({
    client: createClient({ origin: 'https://school.example', fetch: network.fetch, clock }),
    companyId: '3',
    userId: '5',
    open: network.open,
    clock,
    date: () => 1000,
    ...events,
    ...more,
  });
  return { clock, network, joined, ...events, stop };
}

describe('presence', () => {
  it('connects 3500 ms after the configuration, to the company’s node, with the ticket', async () => {
    const { clock, network, joined } = present();
    await clock.pass(3500);
    expect(network.attempts).toBe(0);
    await clock.pass(100);
    expect(network.openSockets().map(({ address }) => address)).toEqual(['wss://n1/presence']);
    expect(joined).toEqual([{ companyId: '3', userId: '5', timestamp: 1000, token: 'ticket 1' }]);
  });

  it('reconnects with a new ticket', async () => {
    const { clock, network, joined } = present();
    await clock.pass(4000);
    network.cut();
    await clock.pass(3000);
    expect(joined).toMatchObject([{ token: 'ticket 1' }, { token: 'ticket 2' }]);
  });

  it.each([
    ['out_online', 'onOnlineElsewhere'],
    ['front_logout', 'onLogout'],
  ] as const)('reports %s once and ends', async (op, name) => {
    const scene = present();
    await scene.clock.pass(4000);
    const [socket] = scene.network.openSockets();
    socket?.push({ op });
    socket?.push({ op });
    await scene.clock.pass(400_000);
    expect(scene[name]).toHaveBeenCalledOnce();
    expect(scene.network.attempts).toBe(1);
    expect(scene.clock.timers()).toBe(0);
  });

  it('reports the closing code 4409 as online elsewhere and a refused ticket as log-out', async () => {
    const kicked = present();
    await kicked.clock.pass(4000);
    kicked.network.cut(4409);
    await kicked.clock.pass(100);
    expect(kicked.onOnlineElsewhere).toHaveBeenCalledOnce();
    const ended = present({}, { code: '401' });
    await ended.clock.pass(4000);
    expect(ended.onLogout).toHaveBeenCalledOnce();
  });

  it('reports nothing after it was stopped', async () => {
    const { clock, network, onLogout, stop } = present();
    await clock.pass(4000);
    const [socket] = network.openSockets();
    stop();
    socket?.push({ op: 'front_logout' });
    await clock.pass(60_000);
    expect(onLogout).not.toHaveBeenCalled();
    expect(clock.timers()).toBe(0);
  });
});

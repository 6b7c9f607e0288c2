import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimSeat, type Seat } from './seat.ts';

interface Claim {
  readonly name: string;
  readonly hold: (lock: object | null) => Promise<void> | void;
  readonly reject: (reason: unknown) => void;
}

/** Fakes the Web Locks that all tabs of a browser share. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const holders = new Map<string, Claim>();
  const line: Claim[] = [];

  function grant(claim: Claim): void {
    holders.set(claim.name, claim);
    void Promise.resolve(claim.hold({})).then(() => {
      if (holders.get(claim.name) !== claim) return;
      holders.delete(claim.name);
      const next = line.findIndex(({ name }) => name === claim.name);
      if (next >= 0) line.splice(next, 1).forEach(grant);
    });
  }

  const request = (name: string, { ifAvailable, steal, signal }: LockOptions, hold: Claim['hold']) =>
    new Promise((_, reject) => {
      const claim: Claim = { name, hold, reject };
      const holder = holders.get(name);
      signal?.addEventListener('abort', () => {
        const claimIndex = line.indexOf(claim);
        if (claimIndex >= 0) line.splice(claimIndex, 1);
        reject(signal.reason);
      });
      if (holder === undefined) grant(claim);
      else if (steal === true) {
        holder.reject(new DOMException('stolen', 'AbortError'));
        grant(claim);
      } else if (ifAvailable === true) void hold(null);
      else line.push(claim);
    });
  return { request: request as LockManager['request'] };
}

/** Simulates a tab that records its notifications. */
function tab(name: string): { readonly seat: Seat; readonly received: string[] } {
  const received: string[] = [];
  return {
    received,
    seat: claimSeat(name, { onTaken: () => received.push('taken'), onLost: () => received.push('lost') }),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.unstubAllGlobals());

describe('a seat with Web Locks', () => {
  it('belongs to the first tab, and passes to the next one when that leaves', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, two, other] = [tab('a'), tab('a'), tab('b')];
    await settle();
    expect([one.received, two.received, other.received]).toEqual([['taken'], ['lost'], ['taken']]);
    one.seat.leave();
    await settle();
    expect(two.received).toEqual(['lost', 'taken']);
  });

  it('can be taken over, and returns when the tab that took it leaves', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, two] = [tab('a'), tab('a')];
    two.seat.take();
    await settle();
    expect([one.received, two.received]).toEqual([
      ['taken', 'lost'],
      ['lost', 'taken'],
    ]);
    two.seat.leave();
    await settle();
    expect(one.received).toEqual(['taken', 'lost', 'taken']);
  });

  it('is not granted to a tab that left while waiting for it', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, two] = [tab('a'), tab('a')];
    two.seat.leave();
    one.seat.leave();
    await settle();
    expect(two.received).toEqual(['lost']);
  });
});

describe('a seat without Web Locks', () => {
  it('belongs to the tab that claimed it last', async () => {
    vi.stubGlobal('navigator', {});
    const one = tab('c');
    const two = tab('c');
    await expect.poll(() => one.received).toEqual(['taken', 'lost']);
    one.seat.take();
    await expect.poll(() => two.received).toEqual(['taken', 'lost']);
    expect(one.received).toEqual(['taken', 'lost', 'taken']);
    one.seat.leave();
    two.seat.leave();
  });

  it('belongs to every tab if there is no BroadcastChannel', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(tab('d').received).toEqual(['taken']);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { tokenByCode, userByToken } from '../../endpoints/sso/sso.ts';
import { mockRoute, refuse, refuseWith, routesFetch } from '../../testing/answer.ts';
import { persistedSession } from './persistedSession.ts';
import { startUp, UPGRADE_PAUSE_MS, upgradeAddress } from './startUp.ts';
import { memoryCookies, memoryStorage } from './storage.ts';

const ORIGIN = 'https://school.example';
const owner = (token: string) => ({ token, userId: 'u1', companyId: '1', phone: '13800000001' });

/** Simulates a visit to a platform that accepts the code `good` and the tokens `fresh` and `live`. */
function visit({ isOpenToVisitors = true, stored = '', isDown = false, time = 1_000_000 } = {}) {
  const storage = memoryStorage();
  const persisted = persistedSession({ storage, cookies: memoryCookies(), host: 'school.example' });
  if (stored !== '') persisted.start({ token: stored, userId: 'u0', companyId: '1', phone: '138****0000' });
  /** Events in the order they happened. */
  const events: string[] = [];
  const sees = (name: string): void => {
    events.push(name);
    if (isDown) throw refuseWith(500);
  };
  const fetch = routesFetch([
    mockRoute(tokenByCode, (input) => {
      sees('exchange');
      if (input?.code !== 'good') throw refuse('0', 'used up');
      return { access_token: 'fresh', expires_in: 60 };
    }),
    mockRoute(userByToken, (input) => {
      sees('identify');
      if (input?.access_token !== 'fresh' && input?.access_token !== 'live') throw refuse('0', 'over');
      return { id: 'u1', companyId: '1', schoolId: '1', username: '', nickName: '', mobile: '13800000001' };
    }),
  ]);
  let clock = time;
  const begin = (path: string) =>
    startUp({
      address: ORIGIN + path,
      replaceAddress: (address) => void events.push(`show ${address.slice(ORIGIN.length)}`),
      client: createClient({ origin: ORIGIN, fetch }),
      persisted,
      storage,
      isOpenToVisitors,
      now: () => clock,
    });
  return { begin, events, persisted, storage, pass: (milliseconds: number) => (clock += milliseconds) };
}

describe('startUp', () => {
  it('cleans the address, then exchanges a code in preference to any token', async () => {
    const { begin, events, persisted } = visit({ stored: 'old' });
    expect(await begin('/?code=good&token=live#/cart')).toEqual({
      kind: 'session',
      source: 'code',
      user: owner('fresh'),
    });
    expect(events).toEqual(['show /#/cart', 'exchange', 'identify']);
    expect(persisted.read()).toMatchObject({ token: 'fresh', userId: 'u1' });
  });

  it.each([
    ['the code is used up', {}, 'bad'],
    ['the platform is down', { isDown: true }, 'good'],
  ])('leaves for the root when %s, and keeps the stored session', async (_, options, code) => {
    const { begin, persisted } = visit({ ...options, stored: 'old' });
    expect(await begin(`/?code=${code}#/cart`)).toEqual({ kind: 'leave', address: '/' });
    expect(persisted.read().token).toBe('old');
  });

  it('prefers a token in the address to the stored one', async () => {
    const { begin, events, persisted } = visit({ stored: 'old' });
    expect(await begin('/#/cart?token=live&from=x')).toEqual({
      kind: 'session',
      source: 'address',
      user: owner('live'),
    });
    expect(events).toEqual(['show /#/cart?from=x', 'identify']);
    expect(persisted.read().token).toBe('live');
  });

  it('ignores an invalid token in the address', async () => {
    const { begin, persisted } = visit({ stored: 'old' });
    expect(await begin('/?token=dead#/cart')).toMatchObject({ source: 'stored', user: { token: 'old' } });
    expect(persisted.read().userId).toBe('u0');
  });

  it('uses the stored token without a request', async () => {
    const { begin, events } = visit({ stored: 'old' });
    expect(await begin('/#/cart')).toEqual({
      kind: 'session',
      source: 'stored',
      user: { token: 'old', userId: 'u0', companyId: '1', phone: '138****0000' },
    });
    expect(events).toEqual([]);
  });

  it('begins as a visitor where the school is open to visitors', async () => {
    expect(await visit().begin('/#/cart')).toEqual({ kind: 'visitor', isStuck: false });
  });

  it('asks the platform for a token, with the clean address as callback, once per pause', async () => {
    const { begin, pass } = visit({ isOpenToVisitors: false });
    const leave = {
      kind: 'leave',
      address: `/upgrade/token?callback=${encodeURIComponent(`${ORIGIN}/#/cart?x=1`)}`,
    };
    expect(await begin('/?token=dead#/cart?x=1')).toEqual(leave);
    pass(UPGRADE_PAUSE_MS - 1);
    expect(await begin('/#/cart?x=1')).toEqual({ kind: 'visitor', isStuck: true });
    pass(1);
    expect(await begin('/#/cart?x=1')).toEqual(leave);
  });

  it('asks again without a pause after a token arrived', async () => {
    const { begin, persisted } = visit({ isOpenToVisitors: false });
    await begin('/#/cart');
    await begin('/?token=live#/cart');
    persisted.end();
    expect(await begin('/#/cart')).toMatchObject({ kind: 'leave' });
  });
});

describe('upgradeAddress', () => {
  it.each([
    ['returned without an earlier request', null, true],
    ['returned after an unparsable time', 'soon', true],
    ['returned after a future time of a wrong clock', '2000000', true],
    ['undefined just after a request', '999999', false],
  ])('is %s', (_, asked, isGiven) => {
    const { storage } = visit();
    if (asked !== null) storage.setItem('upgradeAskedAt', asked);
    const address = upgradeAddress({ address: `${ORIGIN}/?code=c#/x`, storage, now: () => 1_000_000 });
    expect(address).toBe(
      isGiven ? `/upgrade/token?callback=${encodeURIComponent(`${ORIGIN}/#/x`)}` : undefined,
    );
  });
});

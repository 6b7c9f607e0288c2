import { type Client, createClient } from '@lectern/sdk';
import { nodeConfig } from '@lectern/sdk/endpoints/shell';
import { startPresence } from '@lectern/sdk/sockets';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { endSessionsOf, readToken, renewToken } from '../auth/sessions.ts';
import { CLOSING } from './closing.ts';
import { redeemTicket } from './tickets.ts';

const app = await openTestApp({ seed: true });
const user = await app.userNamed('student');
const origin = await listen(app);
const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

const clientOf = (token: string | (() => string)): Client =>
  createClient({ origin, session: () => ({ token: typeof token === 'string' ? token : token() }) });

/** Opens the presence socket of a log-in without its initial delay, and waits until it is open. */
async function openPresence(token: string | (() => string)) {
  const events = { onOnlineElsewhere: vi.fn<() => void>(), onLogout: vi.fn<() => void>() };
  const seen = { joins: 0, closings: [] as number[] };
  const joined = Promise.withResolvers<void>();
  const stop = startPresence({
    client: clientOf(token),
    companyId: user.companyId,
    userId: user.id,
    clock: {
      now: () => performance.now(),
      random: () => 0.5,
      after: (milliseconds, action) => {
        // Skips the delay before connecting and the one before reconnecting.
        const isPause = milliseconds > 1000 && milliseconds <= 3500;
        const timer = setTimeout(action, isPause ? 0 : milliseconds);
        return () => clearTimeout(timer);
      },
    },
    open: (address, { onOpen, onMessage, onClose }) => {
      const socket = new WebSocket(address);
      socket.addEventListener('open', onOpen);
      socket.addEventListener('close', ({ code }) => {
        seen.closings.push(code);
        onClose(code);
      });
      socket.addEventListener('message', ({ data }) => {
        onMessage(data);
        if (JSON.parse(String(data)).op === 'join') seen.joins += 1;
        joined.resolve();
      });
      return { send: (frame) => socket.send(frame), close: () => socket.close() };
    },
    ...events,
  });
  stops.push(stop);
  await joined.promise;
  return Object.assign(seen, events);
}

describe('the presence socket', () => {
  test('reports a log-in elsewhere', async () => {
    const { onOnlineElsewhere, onLogout } = await openPresence(await app.tokenOf(user));
    await app.parts.connection.db.transaction((tx) => endSessionsOf(tx, app.clock, user.id, 'otherLogin'));
    await expect.poll(() => onOnlineElsewhere.mock.calls.length).toBe(1);
    expect(onLogout).not.toHaveBeenCalled();
  });

  test('reports a log-out in another tab to the tabs of the same log-in alone', async () => {
    const token = await app.tokenOf(user);
    const [here, elsewhere] = [await openPresence(token), await openPresence(await app.tokenOf(user))];
    const reply = await fetch(`${origin}/loginoutNew`, { method: 'POST', headers: { authorization: token } });
    expect(reply.status).toBe(200);
    await expect.poll(() => here.onLogout.mock.calls.length).toBe(1);
    expect(elsewhere.onLogout).not.toHaveBeenCalled();
  });

  test('closes on a renewed token, lets the page rejoin with it, and logs out holders of the old one', async () => {
    const token = await app.tokenOf(user);
    const { db } = app.parts.connection;
    const known = await readToken(db, app.clock, user.companyId, token);
    if (known.state !== 'live') throw new Error('The token is not valid');
    // One page takes over the new token; another one keeps the old token.
    let own = token;
    const [page, thief] = [await openPresence(() => own), await openPresence(token)];
    // The token is taken over before the commit notifies the sockets: without the reconnect delay, the page
    // would reconnect with the old one.
    await db.transaction(async (tx) => {
      own = await renewToken(tx, known.session);
    });
    await expect.poll(() => page.closings).toEqual([CLOSING.renewed]);
    await expect.poll(() => page.joins).toBe(2);
    await expect.poll(() => thief.onLogout.mock.calls.length).toBe(1);
    expect(page.onLogout).not.toHaveBeenCalled();
  });

  test('reports nothing of a log-in that is rolled back', async () => {
    const token = await app.tokenOf(user);
    const [{ onOnlineElsewhere }, witness] = [
      await openPresence(token),
      await openPresence(await app.tokenOf(user)),
    ];
    const { db } = app.parts.connection;
    await expect(
      db.transaction(async (tx) => {
        await endSessionsOf(tx, app.clock, user.id, 'otherLogin');
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    // Events arrive in order: once this later one has arrived, an earlier one would have too.
    const own = await readToken(db, app.clock, user.companyId, token);
    const ownSessionId = own.state === 'live' ? own.session.id : '';
    await db.transaction((tx) => endSessionsOf(tx, app.clock, user.id, 'otherLogin', ownSessionId));
    await expect.poll(() => witness.onOnlineElsewhere.mock.calls.length).toBe(1);
    expect(onOnlineElsewhere).not.toHaveBeenCalled();
  });
});

describe('a socket ticket', () => {
  const redeem = (ticket: string) => redeemTicket(app.parts, app.parts.connection.db, user.companyId, ticket);

  async function ticketOf(token: string): Promise<string> {
    const reply = await clientOf(token).request(nodeConfig, {});
    return String(reply?._sessionId);
  }

  test('is valid once, for its own session', async () => {
    const token = await app.tokenOf(user);
    const ticket = await ticketOf(token);
    const first = await redeem(ticket);
    const known = await readToken(app.parts.connection.db, app.clock, user.companyId, token);
    expect(first).toMatchObject({
      state: 'live',
      session: known.state === 'live' ? { id: known.session.id } : {},
    });
    expect(await redeem(ticket)).toEqual({ state: 'none' });
  });

  test('is invalid after a minute, if changed, and in another company', async () => {
    const token = await app.tokenOf(user);
    const [late, changed, foreign] = [await ticketOf(token), await ticketOf(token), await ticketOf(token)];
    expect(await redeem(changed.replace(/^\d+/, '1'))).toEqual({ state: 'none' });
    expect(await redeem('')).toEqual({ state: 'none' });
    const other = await app.addCompany('other.test');
    expect(await redeemTicket(app.parts, app.parts.connection.db, other.company.id, foreign)).toEqual({
      state: 'none',
    });
    app.clock.advance(60_000);
    expect(await redeem(late)).toEqual({ state: 'none' });
  });

  test('is invalid for a visitor', async () => {
    expect(await redeem(await ticketOf(''))).toEqual({ state: 'none' });
  });
});

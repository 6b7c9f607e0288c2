// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../client/manualClock.fixture.ts';
import { LOGIN_CHANNEL, openThirdLogin, type ThirdLoginOutcome } from './loginWindow.ts';

const ADDRESS = 'https://open.weixin.example/connect?appid=1&state=s1';

/** A page with a log-in window that the test controls. */
function page({ isBlocked = false } = {}) {
  const opened: unknown[] = [];
  const popup = { closed: false, close: () => (popup.closed = true) };
  const clock = manualClock();
  let line = new EventTarget();
  let isListening = false;
  const giveUp = new AbortController();
  const outcome = openThirdLogin(ADDRESS, {
    clock,
    signal: giveUp.signal,
    open: (...how) => {
      opened.push(...how);
      return isBlocked ? undefined : popup;
    },
    channel: (name) => {
      expect(name).toBe(LOGIN_CHANNEL);
      isListening = true;
      const channel = new BroadcastChannel(`test-${Math.random()}`);
      line = channel;
      const close = channel.close.bind(channel);
      return Object.assign(channel, {
        close: () => {
          isListening = false;
          close();
        },
      });
    },
  });
  const say = (data: unknown): void => void line.dispatchEvent(new MessageEvent('message', { data }));
  return { outcome, opened, popup, clock, giveUp, say, isListening: () => isListening };
}

describe('the third-party log-in window', () => {
  it('opens the platform’s address in 666 × 565 pixels', async () => {
    const { opened, outcome, say } = page();
    expect(opened).toEqual([ADDRESS, { width: 666, height: 565 }]);
    say({ kind: 'denied', state: 's1' });
    await outcome;
  });

  it.each<[unknown, ThirdLoginOutcome]>([
    [
      { kind: 'code', code: 'c1' },
      { kind: 'code', code: 'c1' },
    ],
    [
      { kind: 'bind', thirdCacheCode: 't1', id: 'i1' },
      { kind: 'bind', thirdCacheCode: 't1', id: 'i1' },
    ],
    [{ kind: 'denied' }, { kind: 'denied' }],
    [{ kind: 'expired' }, { kind: 'expired' }],
    [{ kind: 'code', code: null }, { kind: 'expired' }],
    [{ kind: 'bind' }, { kind: 'expired' }],
    [{}, { kind: 'expired' }],
  ])('resolves to %j after the corresponding message', async (message, expected) => {
    const { outcome, say, clock, isListening } = page();
    say({ ...Object(message), state: 's1' });
    expect(await outcome).toEqual(expected);
    expect([clock.timers(), isListening()]).toEqual([0, false]);
  });

  it('ignores messages without its own state', async () => {
    const { outcome, say } = page();
    for (const message of [
      null,
      'code',
      { kind: 'code', code: 'x' },
      { kind: 'code', code: 'x', state: 's2' },
    ])
      say(message);
    say({ kind: 'code', code: 'mine', state: 's1' });
    expect(await outcome).toEqual({ kind: 'code', code: 'mine' });
  });

  it('accepts one message after it was closed, then resolves to closed', async () => {
    const late = page();
    late.popup.closed = true;
    await late.clock.pass(500);
    late.say({ kind: 'code', code: 'c1', state: 's1' });
    expect(await late.outcome).toEqual({ kind: 'code', code: 'c1' });
    const silent = page();
    await silent.clock.pass(5000);
    silent.popup.closed = true;
    await silent.clock.pass(1000);
    expect(await silent.outcome).toEqual({ kind: 'closed' });
  });

  it('keeps waiting for a message when its closed state is not readable', async () => {
    const clock = manualClock();
    const line = new BroadcastChannel('test-unseen');
    const outcome = openThirdLogin(ADDRESS, {
      clock,
      open: () => ({ close: () => undefined }),
      channel: () => line,
    });
    await clock.pass(60_000);
    expect(clock.timers()).toBe(0);
    line.dispatchEvent(new MessageEvent('message', { data: { kind: 'code', code: 'late', state: 's1' } }));
    expect(await outcome).toEqual({ kind: 'code', code: 'late' });
  });

  it('resolves to blocked when the browser blocks it', async () => {
    const { outcome, isListening } = page({ isBlocked: true });
    expect(await outcome).toEqual({ kind: 'blocked' });
    expect(isListening()).toBe(false);
  });

  it('closes when the signal aborts', async () => {
    const { outcome, giveUp, popup, clock } = page();
    giveUp.abort(new Error('left'));
    await expect(outcome).rejects.toThrow('left');
    expect([popup.closed, clock.timers()]).toEqual([true, 0]);
  });

  it.each(['https://open.weixin.example/connect', 'https://x.example/?state=', 'nowhere'])(
    'throws a TypeError for the address %s',
    (address) => {
      expect(() => openThirdLogin(address, { open: () => undefined })).toThrow(TypeError);
    },
  );
});

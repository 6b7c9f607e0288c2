import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { readWaits, startWait, smsWaits } from './smsCountdown.ts';

const MOBILE = '13800000001';
const stored = new Map<string, string>();
let now = 1_000_000;
let restore: () => void;
beforeEach(() => {
  stored.clear();
  now = 1_000_000;
  restore = replacePorts({ now: () => now, storage: memoryStorage(stored) });
  readWaits();
});
afterEach(() => restore());

const waits = () => {
  readWaits();
  return smsWaits.until;
};

test('no number waits before the first SMS', () => {
  expect(waits()).toEqual({});
});

test('a wait ends at a fixed time, not after a count of ticks', () => {
  startWait(MOBILE, 60_000);
  expect(smsWaits.until).toEqual({ [MOBILE]: 1_060_000 });
  now += 59_999;
  expect(waits()).toEqual({ [MOBILE]: 1_060_000 });
  now += 1;
  expect(waits()).toEqual({});
});

test('a wait survives a reload', async () => {
  startWait(MOBILE, 60_000);
  vi.resetModules();
  (await import('../../../shared/ports.ts')).replacePorts({ now: () => now, storage: memoryStorage(stored) });
  expect((await import('./smsCountdown.ts')).smsWaits.until).toEqual({ [MOBILE]: 1_060_000 });
});

test('each number has a wait of its own', () => {
  startWait(MOBILE, 60_000);
  now += 10_000;
  startWait('13900000001', 60_000);
  expect(waits()).toEqual({ [MOBILE]: 1_060_000, '13900000001': 1_070_000 });
});

test('a clock that was set back ends the wait instead of blocking it for days', () => {
  startWait(MOBILE, 60_000);
  now -= 86_400_000;
  expect(waits()).toEqual({});
});

test.each(['1060000', 'null', '{', '[]', '{"13800000001":"soon"}'])(
  'the malformed stored value %s yields no waits',
  (value) => {
    stored.set('smsResendAt', value);
    expect(waits()).toEqual({});
  },
);

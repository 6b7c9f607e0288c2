// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { idleSms, nextSms, secondsLeft, type SmsButton, type SmsEvent } from './smsButton.ts';

const now = 1_000_000;
const resting = (until: number): SmsButton => ({ step: 'resting', until });
const STATES: Readonly<Record<string, SmsButton>> = {
  idle: idleSms,
  sending: { step: 'sending' },
  challenge: { step: 'challenge' },
  resting: resting(now + 1),
  rested: resting(now),
};

/** For each event the states in which it means something, and where it leads; everywhere else nothing happens. */
const TABLE: readonly [event: SmsEvent, leads: Readonly<Record<string, SmsButton>>][] = [
  [
    { type: 'send', now },
    { idle: { step: 'sending' }, rested: { step: 'sending' } },
  ],
  [{ type: 'challenged' }, { sending: { step: 'challenge' } }],
  [{ type: 'solved' }, { challenge: { step: 'sending' } }],
  [{ type: 'sent', now }, { sending: resting(now + 60_000) }],
  [{ type: 'sent', now, restMs: 90_000 }, { sending: resting(now + 90_000) }],
  [
    { type: 'refused', now },
    { sending: idleSms, challenge: idleSms },
  ],
  [
    { type: 'refused', now, restMs: 5000 },
    { sending: resting(now + 5000), challenge: resting(now + 5000) },
  ],
];

describe.each(TABLE)('%j', (event, leads) => {
  it.each(Object.entries(STATES))('in %s', (name, before) => {
    const after = nextSms(before, event);
    if (leads[name] === undefined) expect(after).toBe(before);
    else expect(after).toEqual(leads[name]);
  });
});

it.each([
  [resting(now + 60_000), 60],
  [resting(now + 59_001), 60],
  [resting(now + 1), 1],
  [resting(now - 5000), 0],
  [idleSms, undefined],
])('of %j are %s seconds left', (state, seconds) => {
  expect(secondsLeft(state, now)).toBe(seconds);
});

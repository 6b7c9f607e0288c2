import { describe, expect, test } from 'vitest';
import { closedLogin, nextLogin, type LoginEvent, type LoginMachine, type LoginStep } from './loginBox.ts';

const at = (step: LoginStep, more: Partial<LoginMachine> = {}): LoginMachine => ({
  ...closedLogin,
  step,
  ...more,
});

const STEPS: readonly LoginStep[] = [
  'closed',
  'loading',
  'failed',
  'ready',
  'sending',
  'submitting',
  'challenge',
];

/** For each event, the steps that it changes and the step that follows; all other steps ignore the event. */
const TABLE: readonly [event: LoginEvent, leads: Partial<Record<LoginStep, LoginStep>>][] = [
  [
    { type: 'open', task: 'sms' },
    { closed: 'loading', failed: 'loading' },
  ],
  [{ type: 'configured', task: 'sms' }, { loading: 'ready' }],
  [{ type: 'configFailed' }, { loading: 'failed' }],
  [{ type: 'send' }, { ready: 'sending' }],
  [{ type: 'sent' }, { sending: 'ready' }],
  [{ type: 'submit' }, { ready: 'submitting' }],
  [{ type: 'challenged' }, { sending: 'challenge', submitting: 'challenge' }],
  [{ type: 'solved' }, { challenge: 'submitting' }],
  [{ type: 'refused' }, { sending: 'ready', submitting: 'ready', challenge: 'ready' }],
  [{ type: 'succeeded' }, { submitting: 'closed' }],
  [
    { type: 'close' },
    { closed: 'closed', loading: 'closed', failed: 'closed', ready: 'closed', sending: 'closed' },
  ],
];

describe.each(TABLE)('the log-in event $type', (event, leads) => {
  test.each(STEPS)('leads from %s to the step in the table, or is ignored', (step) => {
    const before = at(step);
    const after = nextLogin(before, event);
    const target = leads[step];
    if (target === undefined) expect(after).toBe(before);
    else expect(after.step).toBe(target);
  });
});

describe('the task of the log-in box', () => {
  test('can be chosen only in the step ready, and survives a refusal', () => {
    expect(nextLogin(at('ready'), { type: 'choose', task: 'register' })).toMatchObject({
      step: 'ready',
      task: 'register',
    });
    for (const step of STEPS.filter((each) => each !== 'ready')) {
      expect(nextLogin(at(step), { type: 'choose', task: 'register' }).task).toBe('password');
    }
    expect(nextLogin(at('submitting', { task: 'forgot' }), { type: 'refused' }).task).toBe('forgot');
  });

  test('comes from the configuration once it is loaded', () => {
    expect(nextLogin(at('loading', { task: 'password' }), { type: 'configured', task: 'sms' }).task).toBe(
      'sms',
    );
  });
});

test('a solved challenge returns to the step it interrupted', () => {
  for (const step of ['sending', 'submitting'] as const) {
    const challenged = nextLogin(at(step), { type: 'challenged' });
    expect(nextLogin(challenged, { type: 'solved' }).step).toBe(step);
  }
});

test('5000 random events lead where the table says, whatever preceded them', () => {
  let seed = 7;
  const random = (count: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % count;
  let state = closedLogin;
  for (let count = 0; count < 5000; count += 1) {
    const [event, leads] = TABLE[random(TABLE.length)]!;
    const { step, after } = state;
    const isResumed = event.type === 'solved' && step === 'challenge';
    state = nextLogin(state, event);
    expect(state.step).toBe(isResumed ? after : (leads[step] ?? step));
  }
});

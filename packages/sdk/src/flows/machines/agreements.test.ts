// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type AgreementState,
  closedSigning,
  isEnoughSigned,
  nextSigning,
  type Signing,
  type SigningEvent,
  type SigningStep,
  agreementStateOf,
} from './agreements.ts';

describe('an agreement status', () => {
  it.each<[unknown, AgreementState]>([
    [0, 'unsigned'],
    [1, 'unsigned'],
    [2, 'signed'],
    [3, 'signed'],
    [4, 'expired'],
    [5, 'notNeeded'],
    ['2', 'signed'],
    [6, 'unsigned'],
    [undefined, 'unsigned'],
    [{ status: 2 }, 'unsigned'],
  ])('of %j means %s', (status, state) => {
    expect(agreementStateOf(status)).toBe(state);
  });

  it.each<[readonly number[], boolean, boolean]>([
    [[], true, true],
    [[0], false, false],
    [[2], true, true],
    [[2, 0], false, true],
    [[3, 5], true, true],
    // An unknown status is no signature.
    [[5, 1], false, false],
    [[5, 4], false, false],
    [[5], true, true],
    [[2, 4], false, true],
    [[4], false, false],
  ])('list %j suffices: when all are required %s, when one is required %s', (statuses, all, one) => {
    const rows = statuses.map((status) => ({ state: agreementStateOf(status) }));
    expect([isEnoughSigned(rows, true), isEnoughSigned(rows, false)]).toEqual([all, one]);
  });
});

const rows = [
  { protocolId: 'a', state: 'unsigned' },
  { protocolId: 'b', state: 'signed' },
] as const;
const STEPS: readonly SigningStep[] = [
  'closed',
  'listing',
  'failed',
  'open',
  'preparing',
  'signing',
  'settled',
];

/** For each event, the steps that it changes and the step that follows; all other steps ignore the event. */
const TABLE: readonly [event: SigningEvent, leads: Partial<Record<SigningStep, SigningStep>>][] = [
  [
    { type: 'open', isAllRequired: true },
    { closed: 'listing', failed: 'listing', settled: 'listing' },
  ],
  [{ type: 'listed', rows }, { listing: 'open' }],
  [{ type: 'failed' }, { listing: 'open' }],
  [{ type: 'sign', protocolId: 'a' }, { open: 'preparing' }],
  [{ type: 'sign', protocolId: 'b' }, {}],
  [{ type: 'sign', protocolId: 'of another list' }, {}],
  [{ type: 'prepared' }, { preparing: 'signing' }],
  [{ type: 'refused' }, { preparing: 'open' }],
  [{ type: 'returned' }, { open: 'listing', signing: 'listing' }],
  [{ type: 'study' }, { open: 'settled' }],
  [
    { type: 'close' },
    {
      closed: 'closed',
      listing: 'closed',
      failed: 'closed',
      open: 'closed',
      preparing: 'closed',
      signing: 'closed',
    },
  ],
];

describe.each(TABLE)('the signing event %j', (event, leads) => {
  it.each(STEPS)('leads from %s to the step in the table, or is ignored', (step) => {
    const before: Signing = { ...closedSigning, step, rows };
    const after = nextSigning(before, event);
    const target = leads[step];
    if (target === undefined) expect(after).toBe(before);
    else expect(after.step).toBe(target);
  });
});

describe('the signing dialog', () => {
  const walk = (...events: SigningEvent[]): Signing => events.reduce(nextSigning, closedSigning);

  it('demands all signatures and settles once they are given', () => {
    const begun = [
      { type: 'open', isAllRequired: true },
      { type: 'listed', rows },
    ] as const;
    expect(walk(...begun, { type: 'study' })).toMatchObject({ step: 'open', isShort: true });
    const signing = walk(
      ...begun,
      { type: 'study' },
      { type: 'sign', protocolId: 'a' },
      { type: 'prepared' },
    );
    expect(signing).toMatchObject({ step: 'signing', protocolId: 'a', isShort: false });
    const signed = [
      { protocolId: 'a', state: 'signed' },
      { protocolId: 'b', state: 'signed' },
    ] as const;
    const back = [{ type: 'returned' }, { type: 'listed', rows: signed }, { type: 'study' }] as const;
    expect(back.reduce<Signing>(nextSigning, signing)).toMatchObject({ step: 'settled' });
  });

  it('keeps its list when a reload fails, and fails when the first load does', () => {
    const begun = [{ type: 'open', isAllRequired: false }] as const;
    expect(walk(...begun, { type: 'failed' }).step).toBe('failed');
    expect(walk(...begun, { type: 'listed', rows }, { type: 'returned' }, { type: 'failed' })).toMatchObject({
      step: 'open',
      rows,
    });
  });
});

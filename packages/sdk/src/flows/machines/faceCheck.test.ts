// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { faceResult, type FaceEvent, type FaceStep, idleFace, nextFace } from './faceCheck.ts';

const STEPS: readonly FaceStep[] = [
  'idle',
  'asking',
  'identity',
  'preparing',
  'recognising',
  'judging',
  'confirming',
  'passed',
  'failed',
];

/** For each event, the steps that it changes and the step that follows; all other steps ignore the event. */
const TABLE: readonly [event: FaceEvent, leads: Partial<Record<FaceStep, FaceStep>>][] = [
  [{ type: 'begin' }, { idle: 'asking', passed: 'asking', failed: 'asking' }],
  [
    { type: 'status', status: 0 },
    { asking: 'passed', judging: 'confirming' },
  ],
  [
    { type: 'status', status: 1 },
    { asking: 'preparing', judging: 'passed' },
  ],
  [
    { type: 'status', status: '2' },
    { asking: 'identity', judging: 'confirming' },
  ],
  [
    { type: 'status', status: undefined },
    { asking: 'identity', judging: 'confirming' },
  ],
  [{ type: 'refused' }, { asking: 'failed', preparing: 'confirming', judging: 'confirming' }],
  [{ type: 'submitted' }, { identity: 'preparing' }],
  [{ type: 'opened', orderNo: 'o1' }, { preparing: 'recognising' }],
  [{ type: 'finished' }, { recognising: 'judging' }],
  [{ type: 'again' }, { confirming: 'preparing' }],
  [{ type: 'correct' }, { confirming: 'identity' }],
  [{ type: 'cancel' }, { identity: 'failed', recognising: 'failed', confirming: 'failed' }],
];

describe.each(TABLE)('the face check event %j', (event, leads) => {
  it.each(STEPS)('leads from %s to the step in the table, or is ignored', (step) => {
    const before = { step, orderNo: 'o0' };
    const after = nextFace(before, event);
    const target = leads[step];
    if (target === undefined) expect(after).toBe(before);
    else expect(after.step).toBe(target);
  });
});

describe('a face check', () => {
  const walk = (...events: FaceEvent[]) => events.reduce(nextFace, idleFace);

  it('is decided by the most recently opened recognition', () => {
    const first = walk(
      { type: 'begin' },
      { type: 'status', status: 1 },
      { type: 'opened', orderNo: 'o1' },
      { type: 'finished' },
    );
    expect(first).toEqual({ step: 'judging', orderNo: 'o1' });
    const again: FaceEvent[] = [
      { type: 'status', status: 2 },
      { type: 'again' },
      { type: 'opened', orderNo: 'o2' },
      { type: 'finished' },
    ];
    expect(again.reduce(nextFace, first)).toEqual({ step: 'judging', orderNo: 'o2' });
  });

  it.each<[FaceStep, 1 | 2 | undefined]>([
    ['passed', 1],
    ['failed', 2],
    ['confirming', undefined],
  ])('in the step %s has the result %s', (step, result) => {
    expect(faceResult({ step, orderNo: '' })).toBe(result);
  });
});

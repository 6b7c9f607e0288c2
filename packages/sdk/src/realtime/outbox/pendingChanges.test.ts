import { describe, expect, test } from 'vitest';
import {
  acknowledge,
  areTooLarge,
  type Change,
  firstBatch,
  endDelivery,
  nextBatch,
  noChanges,
  put,
  restore,
  markSending,
} from './pendingChanges.ts';

const answer = (text: string): Change => ({ kind: 'answer', answer: [text] });
const ids = ({ waiting }: { readonly waiting: readonly { readonly operationId: string }[] }) =>
  waiting.map(({ operationId }) => operationId);

describe('pending changes', () => {
  test('keep an answer until its receipt arrives', () => {
    let changes = put(noChanges(4), 'q1', answer('A'), { operationId: 'one' });
    const batch = nextBatch(changes);
    expect(batch).toMatchObject([{ operationId: 'one', sequence: 5 }]);
    changes = markSending(changes, batch);
    expect(ids(changes)).toEqual(['one']);
    expect(ids(acknowledge(changes, ['one']))).toEqual([]);
  });

  test('replace an unsent change, and never one that is being sent', () => {
    let changes = put(put(noChanges(0), 'q1', answer('A'), { operationId: 'one' }), 'q1', answer('B'), {
      operationId: 'two',
    });
    expect(ids(changes)).toEqual(['two']);
    changes = put(markSending(changes, nextBatch(changes)), 'q1', answer('C'), { operationId: 'three' });
    expect(ids(changes)).toEqual(['two', 'three']);
    expect(nextBatch(changes)).toEqual([]);
    expect(nextBatch(endDelivery(changes))).toHaveLength(2);
  });

  test('keep the answer, mark and sign of a question apart', () => {
    let changes = put(noChanges(0), 'q1', { kind: 'mark', isMarked: true }, { operationId: 'one' });
    changes = put(
      changes,
      'q1',
      { kind: 'sign', sign: { struck: ['A'], highlights: [], note: '' } },
      { operationId: 'two' },
    );
    expect(ids(put(changes, 'q1', answer('A'), { operationId: 'three' }))).toEqual(['one', 'two', 'three']);
  });

  test('are batched up to 50 changes and the maximum request size, and a larger one is sent alone', () => {
    const waiting = [300_000, 150_000, 200_000, 10, 10].map((length, index) => ({
      operationId: `${index}`,
      questionId: `q${index}`,
      sequence: index + 1,
      // Three bytes in UTF-8.
      change: answer('字'.repeat(length / 2)),
    }));
    expect([0, 1, 2, 3].map((from) => firstBatch(waiting.slice(from)).length)).toEqual([1, 1, 3, 2]);
    expect([0, 1, 2, 3].map((from) => areTooLarge(waiting.slice(from)))).toEqual([true, true, false, false]);
    const short = Array.from({ length: 51 }, () => waiting.slice(3, 4)).flat();
    expect(firstBatch(short)).toHaveLength(50);
    expect(firstBatch([])).toEqual([]);
  });

  test('restore the changes of an earlier visit once and in order', () => {
    const left = put(noChanges(7), 'q1', answer('A'), { operationId: 'one' }).waiting;
    const changes = restore(
      restore(put(noChanges(3), 'q2', answer('B'), { operationId: 'two' }), left),
      left,
    );
    expect(ids(changes)).toEqual(['two', 'one']);
    expect(put(changes, 'q3', answer('C'), { operationId: 'three' }).sequence).toBe(9);
  });
});

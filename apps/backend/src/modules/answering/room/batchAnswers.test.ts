import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BusinessError } from '../../../platform/http/errors.ts';
import { concurrencyLimitOf } from '../../../platform/concurrency/concurrencyLimit.ts';
import { batchedBy } from './batchAnswers.ts';

const operation = (id: string): AnswerOperation => ({
  questionId: id.slice(0, 1),
  operationId: id,
  sequence: 1,
  answer: ['A'],
});
const replyTo = (operations: readonly AnswerOperation[]): BatchSubmitOut => ({
  receipts: operations.map(({ questionId, operationId, sequence }) => ({
    questionId,
    operationId,
    sequence,
    savedAt: '2026-01-01T00:00:00.000Z',
    currentSequence: sequence,
    late: false,
    proof: null,
  })),
  answeredCount: operations.length,
  state: 'doing',
});
const idsOf = ({ receipts }: BatchSubmitOut) => receipts.map(({ operationId }) => operationId);

/** Sets up a batch with a concurrency limit of one, whose saves end when the test says so. */
function scene() {
  const begun: string[][] = [];
  const ends: PromiseWithResolvers<BatchSubmitOut>[] = [];
  const batch = batchedBy(concurrencyLimitOf(1))({});
  const send = (name: string, ...ids: string[]) =>
    batch(name, ids.map(operation), (operations) => {
      begun.push(operations.map(({ operationId }) => operationId));
      const end = Promise.withResolvers<BatchSubmitOut>();
      ends.push(end);
      return end.promise;
    });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const finish = async (index: number, refused?: Error) => {
    await settle();
    const operations = (begun[index] ?? []).map(operation);
    if (refused === undefined) ends[index]?.resolve(replyTo(operations));
    else ends[index]?.reject(refused);
    await settle();
  };
  return { begun, send, finish, settle };
}

describe('answers that arrive while others are being saved', () => {
  test('are saved as one batch, each operation once', async () => {
    const { begun, send, finish, settle } = scene();
    const first = send('1', 'a');
    await settle();
    const others = [send('1', 'b'), send('1', 'c', 'b'), send('1', 'a', 'd')];
    await finish(0);
    expect(begun).toEqual([['a'], ['b', 'c', 'd']]);
    await finish(1);
    expect(idsOf(await first)).toEqual(['a']);
    expect((await Promise.all(others)).map(idsOf)).toEqual([['b'], ['c', 'b'], ['a', 'd']]);
  });

  test('are not written again while the same operation is being saved', async () => {
    const { begun, send, finish, settle } = scene();
    const replies = [send('1', 'a', 'b')];
    await settle();
    replies.push(send('1', 'b', 'a'), send('1', 'b'));
    await finish(0);
    expect((await Promise.all(replies)).map(idsOf)).toEqual([['a', 'b'], ['b', 'a'], ['b']]);
    expect(begun).toHaveLength(1);
    const again = send('1', 'a');
    await finish(1);
    expect(idsOf(await again)).toEqual(['a']);
    expect(begun).toHaveLength(2);
  });

  test('take one place in the queue per exercise, however many requests wait', async () => {
    const { begun, send, finish, settle } = scene();
    const replies = [send('1', 'a')];
    await settle();
    for (let time = 0; time < 50; time += 1) replies.push(send('1', 'b', 'c'), send('2', 'd'));
    for (const index of [0, 1, 2]) await finish(index);
    await Promise.all(replies);
    expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  test('are saved request by request when one of them makes the batch fail', async () => {
    const { begun, send, finish, settle } = scene();
    const first = send('1', 'a');
    await settle();
    const [good, bad] = [send('1', 'b'), send('1', 'x')];
    const refused = expect(bad).rejects.toThrow(BusinessError);
    await finish(0);
    await finish(1, new BusinessError('0', 'not asked'));
    await finish(2);
    await finish(3, new BusinessError('0', 'not asked'));
    expect(begun).toEqual([['a'], ['b', 'x'], ['b'], ['x']]);
    await Promise.all([first, good, refused]);
    expect(idsOf(await good)).toEqual(['b']);
  });

  test('are saved even when the save before them failed', async () => {
    const { begun, send, finish, settle } = scene();
    const lost = expect(send('1', 'a')).rejects.toThrow('lost');
    await settle();
    const next = send('1', 'a', 'b');
    await finish(0, new Error('lost'));
    expect(begun[1]).toEqual(['a', 'b']);
    await finish(1);
    await lost;
    expect(idsOf(await next)).toEqual(['a', 'b']);
  });

  test('are all written, and get their receipts in their own order, whatever their timing', async () => {
    const sends = fc.array(
      fc.tuple(
        fc.constantFrom('1', '2'),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
        fc.nat({ max: 6 }),
      ),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(sends, fc.integer({ min: 1, max: 3 }), async (given, devices) => {
        const batch = batchedBy(concurrencyLimitOf(devices))({});
        const storedCounts = new Map<string, number>();
        const replies = given.map(async ([name, ids, pause]) => {
          for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
          const reply = await batch(name, ids.map(operation), async (operations) => {
            for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
            for (const { operationId } of operations)
              storedCounts.set(name + operationId, (storedCounts.get(name + operationId) ?? 0) + 1);
            return replyTo(operations);
          });
          expect(idsOf(reply)).toEqual(ids);
        });
        await Promise.all(replies);
        expect([...storedCounts.keys()].sort()).toEqual(
          [...new Set(given.flatMap(([name, ids]) => ids.map((id) => name + id)))].sort(),
        );
      }),
    );
  });
});

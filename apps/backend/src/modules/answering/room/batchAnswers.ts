import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import { BusinessError } from '../../../platform/http/errors.ts';
import type { ConcurrencyLimit } from '../../../platform/concurrency/concurrencyLimit.ts';

/** Saves answers of one exercise. */
export type Save = (operations: readonly AnswerOperation[]) => Promise<BatchSubmitOut>;

/** Operations that are saved together. */
interface PendingSave {
  readonly operations: Map<string, AnswerOperation>;
  readonly saved: Promise<BatchSubmitOut>;
  /** Number of calls that wait for it. */
  senders: number;
}

/** The batches of one exercise. */
interface Queue {
  /** The batch being saved, or the last one saved before `next`. */
  last: PendingSave | undefined;
  /** The batch that waits for its turn and still accepts operations. */
  next: PendingSave | undefined;
}

/** Picks the receipts of some of the operations that were saved together, in the order of those operations. */
function receiptsOf(
  { receipts, ...rest }: BatchSubmitOut,
  operations: readonly AnswerOperation[],
): BatchSubmitOut {
  const byId = new Map(receipts.map((receipt) => [receipt.operationId, receipt]));
  return { ...rest, receipts: operations.flatMap(({ operationId }) => byId.get(operationId) ?? []) };
}

/** Adds answers to the running or waiting batch of their exercise, identified by `name`. */
export type Batch = (
  name: string,
  operations: readonly AnswerOperation[],
  save: Save,
) => Promise<BatchSubmitOut>;

/**
 * Merges the operations of an exercise that arrive while it waits for its turn into one save, each operation
 * once. Devices repeat their calls to an overloaded server, over the socket and HTTP; merging bounds the work
 * by the number of exercises, and the longer they wait, the more each save includes. Batches are separate for
 * each `scope`, such as a database.
 */
export function batchedBy(turns: ConcurrencyLimit): (scope: object) => Batch {
  const byScope = new WeakMap<object, Map<string, Queue>>();

  function begin(queues: Map<string, Queue>, name: string, queue: Queue, save: Save): PendingSave {
    async function saveAll(): Promise<BatchSubmitOut> {
      const before = await queue.last?.saved.catch(() => undefined);
      // From here on nothing is added to this batch.
      queue.next = undefined;
      queue.last = pending;
      const all = [...pending.operations.values()];
      if (before === undefined) return save(all);
      const known = receiptsOf(before, all);
      const isKnown = new Set(known.receipts.map(({ operationId }) => operationId));
      const left = all.filter(({ operationId }) => !isKnown.has(operationId));
      if (left.length === 0) return known;
      const saved = await save(left);
      return { ...saved, receipts: [...known.receipts, ...saved.receipts] };
    }
    function finish(isSaved: boolean): void {
      if (!isSaved && queue.last === pending) queue.last = undefined;
      if (queue.next === undefined && (queue.last === pending || queue.last === undefined))
        queues.delete(name);
    }
    const pending: PendingSave = {
      operations: new Map(),
      senders: 0,
      saved: turns(saveAll).then(
        (saved) => {
          finish(true);
          return saved;
        },
        (error: unknown) => {
          finish(false);
          throw error;
        },
      ),
    };
    return pending;
  }

  return (scope) => {
    const queues = byScope.get(scope) ?? new Map<string, Queue>();
    byScope.set(scope, queues);
    return async (name, operations, save) => {
      const queue = queues.get(name) ?? { last: undefined, next: undefined };
      queues.set(name, queue);
      const { last } = queue;
      const isRunning =
        last !== undefined && operations.every(({ operationId }) => last.operations.has(operationId));
      const pending = isRunning ? last : (queue.next ??= begin(queues, name, queue, save));
      pending.senders += 1;
      if (!isRunning)
        for (const operation of operations)
          if (!pending.operations.has(operation.operationId))
            pending.operations.set(operation.operationId, operation);
      try {
        return receiptsOf(await pending.saved, operations);
      } catch (error) {
        // One refused answer must not fail the other calls in the batch, so each retries alone.
        if (pending.senders === 1 || !(error instanceof BusinessError)) throw error;
        return turns(() => save(operations));
      }
    };
  };
}

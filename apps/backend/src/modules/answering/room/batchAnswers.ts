import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import { BusinessError } from '../../../platform/http/errors.ts';
import type { ConcurrencyLimit } from '../../../platform/concurrency/concurrencyLimit.ts';

/** Saves answers of one exercise. */
export type Save = (operations: readonly AnswerOperation[]) => Promise<BatchSubmitOut>;

/** Operations that are saved together. */
interface Load {
  readonly operations: Map<string, AnswerOperation>;
  readonly saved: Promise<BatchSubmitOut>;
  /** Number of calls that wait for it. */
  senders: number;
}

/** The batches of one exercise. */
interface Lane {
  /** The batch being saved, or the last one saved before `next`. */
  last: Load | undefined;
  /** The batch that waits for its turn and still accepts operations. */
  next: Load | undefined;
}

/** Picks the receipts of some of the operations that were saved together, in the order of those operations. */
function shareOf(
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
 * each `place`, such as a database.
 */
export function batchedBy(turns: ConcurrencyLimit): (place: object) => Batch {
  const byPlace = new WeakMap<object, Map<string, Lane>>();

  function begin(lanes: Map<string, Lane>, name: string, lane: Lane, save: Save): Load {
    async function saveAll(): Promise<BatchSubmitOut> {
      const before = await lane.last?.saved.catch(() => undefined);
      // // From here on nothing is added to this batch.
      lane.next = undefined;
      lane.last = load;
      const all = [...load.operations.values()];
      if (before === undefined) return save(all);
      const known = shareOf(before, all);
      const isKnown = new Set(known.receipts.map(({ operationId }) => operationId));
      const left = all.filter(({ operationId }) => !isKnown.has(operationId));
      if (left.length === 0) return known;
      const saved = await save(left);
      return { ...saved, receipts: [...known.receipts, ...saved.receipts] };
    }
    function leave(isSaved: boolean): void {
      if (!isSaved && lane.last === load) lane.last = undefined;
      if (lane.next === undefined && (lane.last === load || lane.last === undefined)) lanes.delete(name);
    }
    const load: Load = {
      operations: new Map(),
      senders: 0,
      saved: turns(saveAll).then(
        (saved) => {
          leave(true);
          return saved;
        },
        (error: unknown) => {
          leave(false);
          throw error;
        },
      ),
    };
    return load;
  }

  return (place) => {
    const lanes = byPlace.get(place) ?? new Map<string, Lane>();
    byPlace.set(place, lanes);
    return async (name, operations, save) => {
      const lane = lanes.get(name) ?? { last: undefined, next: undefined };
      lanes.set(name, lane);
      const { last } = lane;
      const isUnderWay =
        last !== undefined && operations.every(({ operationId }) => last.operations.has(operationId));
      const load = isUnderWay ? last : (lane.next ??= begin(lanes, name, lane, save));
      load.senders += 1;
      if (!isUnderWay)
        for (const operation of operations)
          if (!load.operations.has(operation.operationId))
            load.operations.set(operation.operationId, operation);
      try {
        return shareOf(await load.saved, operations);
      } catch (error) {
        // // One refused answer must not fail the other calls in the batch, so each retries alone.
        if (load.senders === 1 || !(error instanceof BusinessError)) throw error;
        return turns(() => save(operations));
      }
    };
  };
}

import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import { BusinessError } from '../../../platform/http/errors.ts';
import type { ConcurrencyLimit } from '../../../platform/concurrency/concurrencyLimit.ts';

/** Saves answers of one exercise. */
export type Save = (operations: readonly AnswerOperation[]) => Promise<BatchSubmitOut>;

/** What is saved in one go. */
interface Load {
  readonly operations: Map<string, AnswerOperation>;
  readonly saved: Promise<BatchSubmitOut>;
  /** How many wait for it. */
  senders: number;
}

/** The loads of one exercise. */
interface Lane {
  /** The one that is being saved, or was just before the next. */
  last: Load | undefined;
  /** The one that waits for its turn and still takes what comes. */
  next: Load | undefined;
}

/** Tells of some of the operations that were saved together, in their own order. */
function shareOf(
  { receipts, ...rest }: BatchSubmitOut,
  operations: readonly AnswerOperation[],
): BatchSubmitOut {
  const byId = new Map(receipts.map((receipt) => [receipt.operationId, receipt]));
  return { ...rest, receipts: operations.flatMap(({ operationId }) => byId.get(operationId) ?? []) };
}

/** Joins answers to what is being saved or waits, by the name of their exercise. */
export type Batch = (
  name: string,
  operations: readonly AnswerOperation[],
  save: Save,
) => Promise<BatchSubmitOut>;

/**
 * Lets what comes for an exercise while it waits for its turn be saved in one go, each operation once. A server with
 * more to do than it can is told everything again and again, and by several ways; so it has at most as much to save as
 * there are exercises, and the longer they wait the more goes with each.
 * Keeps work apart by what it is done on, a database for one.
 */
export function batchedBy(turns: ConcurrencyLimit): (place: object) => Batch {
  const byPlace = new WeakMap<object, Map<string, Lane>>();

  function begin(lanes: Map<string, Lane>, name: string, lane: Lane, save: Save): Load {
    async function saveAll(): Promise<BatchSubmitOut> {
      const before = await lane.last?.saved.catch(() => undefined);
      // From here on nothing joins it.
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
        // What is refused of one must not take the others with it.
        if (load.senders === 1 || !(error instanceof BusinessError)) throw error;
        return turns(() => save(operations));
      }
    };
  };
}

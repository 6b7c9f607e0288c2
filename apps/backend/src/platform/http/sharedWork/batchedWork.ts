/** An item that waits for the next batch. */
interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Options of {@link batchedWork}. */
export interface Batching {
  /** Maximum items of one batch. */
  readonly maxSize: number;
  /**
   * Milliseconds after which a running batch no longer delays the next one: it may be waiting for something of
   * its own.
   */
  readonly maxDelayMs: number;
  /** Maximum concurrent batches, including slow ones. */
  readonly concurrency: number;
}

/**
 * Processes items in batches. An item that arrives while nothing runs is processed at once, by itself. Items
 * that arrive meanwhile wait, and are processed together in the next batch, in order of arrival. Items of
 * different scopes, such as databases, are kept apart.
 * @param work returns a result for each item, in order. If it fails for several items, it is repeated for each
 *   one by itself, so that only the faulty ones fail.
 */
export function batchedWork<Scope extends object, Item, Result>(
  { maxSize, maxDelayMs, concurrency }: Batching,
  work: (scope: Scope, items: readonly Item[]) => Promise<readonly Result[]>,
): (scope: Scope, item: Item) => Promise<Result> {
  const stateByScope = new WeakMap<
    Scope,
    { readonly waiting: Waiting<Item, Result>[]; underWay: number; isHeldUp: boolean }
  >();

  async function finish(scope: Scope, all: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(
        scope,
        all.map(({ item }) => item),
      );
      if (results.length !== all.length)
        throw new Error('A batch returned another number of results than items');
      results.forEach((result, index) => all[index]?.resolve(result));
    } catch (error) {
      if (all.length > 1) await Promise.all(all.map((one) => finish(scope, [one])));
      else for (const { reject } of all) reject(error);
    }
  }

  return (scope, item) => {
    const state = stateByScope.get(scope) ?? { waiting: [], underWay: 0, isHeldUp: false };
    stateByScope.set(scope, state);

    function begin(): void {
      if (state.isHeldUp || state.underWay >= concurrency || state.waiting.length === 0) return;
      state.isHeldUp = true;
      state.underWay += 1;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        state.isHeldUp = false;
        begin();
      }, maxDelayMs);
      void finish(scope, state.waiting.splice(0, maxSize)).then(() => {
        clearTimeout(timer);
        state.underWay -= 1;
        if (!isLate) state.isHeldUp = false;
        begin();
      });
    }

    return new Promise((resolve, reject) => {
      state.waiting.push({ item, resolve, reject });
      begin();
    });
  };
}

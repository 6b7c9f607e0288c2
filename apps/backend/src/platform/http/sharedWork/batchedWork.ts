/** What waits to go with a run. */
interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** How work is batched. */
export interface Batching {
  /** Items of one run. */
  readonly most: number;
  /** A run that takes longer, in milliseconds, holds up the next no more: it may wait for something of its own. */
  readonly patienceMs: number;
  /** Runs under way at once, those that take longer among them. */
  readonly runs: number;
}

/**
 * Does work on many at once, as far as there are many: what comes while nothing is under way begins at once, by itself.
 * What comes meanwhile waits, and all of it goes with the next run, in the order it came.
 * Keeps work apart by what it is done on, a database for one.
 * @param work tells for each item what became of it, in order. Where it fails for several it is done again for each
 * by itself, so that none takes the others with it.
 */
export function batchedWork<Place extends object, Item, Result>(
  { most, patienceMs, runs }: Batching,
  work: (place: Place, items: readonly Item[]) => Promise<readonly Result[]>,
): (place: Place, item: Item) => Promise<Result> {
  const places = new WeakMap<
    Place,
    { readonly waiting: Waiting<Item, Result>[]; underWay: number; isHeldUp: boolean }
  >();

  async function finish(place: Place, all: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(
        place,
        all.map(({ item }) => item),
      );
      if (results.length !== all.length) throw new Error('A run did not tell of everything');
      results.forEach((result, index) => all[index]?.resolve(result));
    } catch (error) {
      if (all.length > 1) await Promise.all(all.map((one) => finish(place, [one])));
      else for (const { reject } of all) reject(error);
    }
  }

  return (place, item) => {
    const state = places.get(place) ?? { waiting: [], underWay: 0, isHeldUp: false };
    places.set(place, state);

    function begin(): void {
      if (state.isHeldUp || state.underWay >= runs || state.waiting.length === 0) return;
      state.isHeldUp = true;
      state.underWay += 1;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        state.isHeldUp = false;
        begin();
      }, patienceMs);
      void finish(place, state.waiting.splice(0, most)).then(() => {
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

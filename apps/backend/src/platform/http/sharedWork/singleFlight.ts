/** Work under way, by a name. */
export interface SharedWork<Result> {
  /** Does the work, unless the same is under way: then its result is everybody's. */
  share(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Keeps work apart by what it is done on, a database for one. */
export function singleFlight<Result>(): (place: object) => SharedWork<Result> {
  const byPlace = new WeakMap<object, Map<string, Promise<Result>>>();
  return (place) => {
    const underWay = byPlace.get(place) ?? new Map<string, Promise<Result>>();
    byPlace.set(place, underWay);
    return {
      share: (name, work) => {
        const known = underWay.get(name);
        if (known !== undefined) return known;
        const mine = work().finally(() => underWay.delete(name));
        underWay.set(name, mine);
        return mine;
      },
    };
  };
}

/** Running work, by name. */
export interface SharedWork<Result> {
  /** Runs the work, or returns the result of the same work if it is already running. */
  share(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Makes shared work per place, such as a database. */
export function singleFlight<Result>(): (scope: object) => SharedWork<Result> {
  const byScope = new WeakMap<object, Map<string, Promise<Result>>>();
  return (scope) => {
    const underWay = byScope.get(scope) ?? new Map<string, Promise<Result>>();
    byScope.set(scope, underWay);
    return {
      share: (name, work) => {
        const known = underWay.get(name);
        if (known !== undefined) return known;
        const running = work().finally(() => underWay.delete(name));
        underWay.set(name, running);
        return running;
      },
    };
  };
}

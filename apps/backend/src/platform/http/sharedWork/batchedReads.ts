interface Lane<Value> {
  readonly running: Promise<Value>;
  /** Begins when what is running has ended; whoever asks until then shares it. */
  next: Promise<Value> | undefined;
}

/**
 * Lets the same reads that come side by side share one. A read that is under way is not joined, but the one after it,
 * so that nobody gets what was read before they asked. One that is alone begins at once.
 * Keeps reads apart by what they are done on, a database for one.
 */
export function batchedReads<Value>(): (
  place: object,
  name: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const places = new WeakMap<object, Map<string, Lane<Value>>>();

  function begin(lanes: Map<string, Lane<Value>>, name: string, read: () => Promise<Value>): Promise<Value> {
    const lane: Lane<Value> = {
      running: read().finally(() => {
        if (lane.next === undefined) lanes.delete(name);
      }),
      next: undefined,
    };
    lanes.set(name, lane);
    return lane.running;
  }

  return (place, name, read) => {
    const lanes = places.get(place) ?? new Map<string, Lane<Value>>();
    places.set(place, lanes);
    const lane = lanes.get(name);
    if (lane === undefined) return begin(lanes, name, read);
    const then = (): Promise<Value> => begin(lanes, name, read);
    lane.next ??= lane.running.then(then, then);
    return lane.next;
  };
}

interface Lane<Value> {
  readonly running: Promise<Value>;
  /** The read that begins when the running one ends; all callers until then share it. */
  next: Promise<Value> | undefined;
}

/**
 * Merges concurrent reads of the same data. A caller never joins a read that has already begun, only the next
 * one, so that nobody gets data older than their call. A single read begins at once. Reads of different
 * objects, such as databases, are kept apart.
 */
export function batchedReads<Value>(): (
  scope: object,
  name: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const lanesByScope = new WeakMap<object, Map<string, Lane<Value>>>();

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

  return (scope, name, read) => {
    const lanes = lanesByScope.get(scope) ?? new Map<string, Lane<Value>>();
    lanesByScope.set(scope, lanes);
    const lane = lanes.get(name);
    if (lane === undefined) return begin(lanes, name, read);
    const then = (): Promise<Value> => begin(lanes, name, read);
    lane.next ??= lane.running.then(then, then);
    return lane.next;
  };
}

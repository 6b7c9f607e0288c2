interface Read {
  readonly reply: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Joins a read in flight, or starts it.
 * @param key contains everything the reply depends on.
 * @param signal ends this caller's wait; the read is aborted when no caller waits for it any more.
 * @throws what the read throws, or the signal's reason.
 */
export type ShareRead = (
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<unknown>,
) => Promise<unknown>;

/** Deduplicates concurrent identical reads. */
export interface SharedReads {
  readonly join: ShareRead;
  /**
   * Stops later callers from joining the reads in flight; callers already waiting still get their reply. Called
   * when a write has finished, since a read that began before the write may not include it.
   */
  readonly stopSharing: () => void;
}

/** Creates a deduplicator of concurrent reads, so that two parts of a page that need the same data send one request. */
export function sharedReads(): SharedReads {
  const running = new Map<string, Read>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Read {
    const controller = new AbortController();
    const read: Read = {
      controller,
      waiting: 0,
      reply: start(controller.signal).finally(() => {
        if (running.get(key) === read) running.delete(key);
      }),
    };
    running.set(key, read);
    return read;
  }

  const join: ShareRead = (key, signal, start) => {
    const read = running.get(key) ?? begin(key, start);
    read.waiting += 1;
    if (signal === undefined) return read.reply;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(signal.reason);
        read.waiting -= 1;
        if (read.waiting > 0) return;
        if (running.get(key) === read) running.delete(key);
        read.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      read.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };

  return { join, stopSharing: () => running.clear() };
}

interface Read {
  readonly reply: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Joins a read that is already under way, or starts it.
 * @param key names everything the reply depends on.
 * @param signal gives up this caller's wait; the read ends when nobody waits for it any more.
 * @throws what the read throws, or the signal's reason.
 */
export type ShareRead = (
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<unknown>,
) => Promise<unknown>;

/** Where identical reads meet. */
export interface SharedReads {
  readonly join: ShareRead;
  /**
   * Lets nobody join the reads that are under way; who waits for them is answered. Called when a write has ended:
   * a read that began before it may not know of it, and whoever asks now wants to see what was written.
   */
  readonly close: () => void;
}

/** Makes a place where identical reads meet, so that two parts of a page that ask for the same ask once. */
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

  return { join, close: () => running.clear() };
}

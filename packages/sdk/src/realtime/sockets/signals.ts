/** Signals of the device that a lost network may be back, so that clients can skip the rest of their back-off. */
export interface Signals {
  /** True while the page is hidden; the network is not probed then. */
  isHidden(): boolean;
  /** Calls `wake` on each signal. @returns a function that removes the listener. */
  listen(wake: () => void): () => void;
}

/** Signals of a browser: the device is online again, or the page is visible again. Never fires in Node. */
export const browserSignals: Signals = {
  isHidden: () => globalThis.document?.hidden ?? false,
  listen: (wake) => {
    if (typeof document === 'undefined') return () => undefined;
    const look = (): void => {
      if (!document.hidden) wake();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', wake, { signal });
    addEventListener('pageshow', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => listening.abort();
  },
};

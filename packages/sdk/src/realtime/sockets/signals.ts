/** Tells when a lost network may be back, so that nobody waits for a back-off that has lost its reason. */
export interface Signals {
  /** True while nobody looks at the page; the network is not probed then. */
  isHidden(): boolean;
  /** Calls `wake` at each such moment. @returns the way to stop. */
  listen(wake: () => void): () => void;
}

/** The signals of a browser: the device is online again, the page is looked at again. In Node there are none. */
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

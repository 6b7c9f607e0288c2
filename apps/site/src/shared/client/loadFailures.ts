let reportFailure: (error: unknown) => void = () => undefined;

/** Registers the listener for failed loads and calls; whoever server-renders or hydrates a page sets one. */
export function onLoadFailure(tell: typeof reportFailure): void {
  reportFailure = tell;
}

/** Reports a failed call, however a store handles it. */
export const reportLoadFailure = (error: unknown): void => reportFailure(error);

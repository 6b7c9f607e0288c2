import { session } from '../session/session.store.ts';

/** A load function whose call can be prefetched. */
export interface Prefetched<Args extends readonly unknown[]> {
  /** Uses the prefetched call with the same arguments for the same user, once; otherwise loads. */
  (...args: Args): Promise<void>;
  /**
   * Starts loading before the page is rendered.
   * @returns a promise that resolves when loading has ended; it never rejects.
   */
  prefetch(...args: Args): Promise<void>;
}

/**
 * Wraps a load function so that a page's `prepare` can start it before the page is rendered, without a second
 * request.
 */
export function prefetched<Args extends readonly unknown[]>(
  load: (...args: Args) => Promise<void>,
): Prefetched<Args> {
  let begun: { readonly key: string; readonly done: Promise<void> } | undefined;
  const keyOf = (args: Args): string => JSON.stringify([session.token, ...args]);
  const take = (...args: Args): Promise<void> => {
    const pending = begun;
    begun = undefined;
    return pending?.key === keyOf(args) ? pending.done : load(...args);
  };
  const prefetch = (...args: Args): Promise<void> => {
    const done = load(...args);
    begun = { key: keyOf(args), done };
    return done.catch(() => undefined);
  };
  return Object.assign(take, { prefetch });
}

import { session } from '../session/session.store.ts';

/** Loads what a page begins with. */
export interface Prefetched<Args extends readonly unknown[]> {
  /** Takes what was begun with the same arguments for the same person, once; loads otherwise. */
  (...args: Args): Promise<void>;
  /** Begins before the page is there. @returns when it is over; it does not fail. */
  prefetch(...args: Args): Promise<void>;
}

/** Lets what a page asks for first begin before the page is drawn (`prepare` of its module), without asking twice. */
export function prefetched<Args extends readonly unknown[]>(
  load: (...args: Args) => Promise<void>,
): Prefetched<Args> {
  let begun: { readonly key: string; readonly done: Promise<void> } | undefined;
  const keyOf = (args: Args): string => JSON.stringify([session.token, ...args]);
  const take = (...args: Args): Promise<void> => {
    const taken = begun;
    begun = undefined;
    return taken?.key === keyOf(args) ? taken.done : load(...args);
  };
  const prefetch = (...args: Args): Promise<void> => {
    const done = load(...args);
    begun = { key: keyOf(args), done };
    return done.catch(() => undefined);
  };
  return Object.assign(take, { prefetch });
}

/** A call that may be made before whoever needs it is there. */
export interface Prefetched<Args extends readonly unknown[]> {
  /** Calls now. */
  prefetch(...args: Args): void;
  /** Takes what was begun with the same arguments, once; calls otherwise. */
  take(...args: Args): Promise<void>;
}

/** Lets a page's first request begin before the page is drawn (`prepare` of its module), without asking twice. */
export function prefetched<Args extends readonly unknown[]>(
  call: (...args: Args) => Promise<void>,
): Prefetched<Args> {
  let begun: { readonly key: string; readonly done: Promise<void> } | undefined;
  return {
    prefetch(...args) {
      begun = { key: JSON.stringify(args), done: call(...args) };
    },
    take(...args) {
      const taken = begun;
      begun = undefined;
      return taken?.key === JSON.stringify(args) ? taken.done : call(...args);
    },
  };
}

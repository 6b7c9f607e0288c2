import { useRef, type KeyboardEvent } from 'react';

/** Maximum time between letters of one typed prefix, in ms. */
const typeaheadMs = 700;

/** Collects letters typed on a list into a prefix. */
export function useTypeahead() {
  const beginning = useRef({ typed: '', at: 0 });
  return {
    /** Adds a letter; returns the prefix so far, and whether this letter began it. */
    add: ({ key, timeStamp }: KeyboardEvent) => {
      const before = timeStamp - beginning.current.at < typeaheadMs ? beginning.current.typed : '';
      beginning.current = { typed: before + key, at: timeStamp };
      return { typed: before + key, isFirst: before === '' };
    },
    forget: () => {
      beginning.current = { typed: '', at: 0 };
    },
  };
}

import { useRef, type KeyboardEvent } from 'react';

/** How long letters that follow each other count as one beginning, in ms. */
const typeaheadMs = 700;

/** The beginning of a name that is typed on a list, letter by letter. */
export function useTypeahead() {
  const beginning = useRef({ typed: '', at: 0 });
  return {
    /** Takes a letter; gives what was typed so far, and whether it begins with this letter. */
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

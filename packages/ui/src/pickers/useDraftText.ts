import { useState } from 'react';
import type { Problem } from './format.ts';

interface Draft {
  texts: readonly string[];
  /** The value that it stands in for: once that changes from outside, the draft is over. */
  of: string;
  problem: { kind: Problem; text: string } | null;
}

const keyOf = (values: readonly (string | null)[]) => JSON.stringify(values);

/**
 * What stands in the fields while it is typed: kept beside the value, so that a text
 * which is no value (yet) stays to be mended while the form holds none.
 */
export function useDraftText(values: readonly (string | null)[]) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = draft?.of === keyOf(values) ? draft : null;
  return {
    texts: current?.texts ?? values.map((value) => value ?? ''),
    problem: current?.problem ?? null,
    /** Shows these texts for as long as the value is `of`. */
    show: (texts: readonly string[], of: readonly (string | null)[], problem: Draft['problem'] = null) =>
      setDraft({ texts, of: keyOf(of), problem }),
    settle: () => setDraft(null),
  };
}

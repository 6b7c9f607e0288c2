import { useState } from 'react';
import type { Problem } from './format.ts';

interface Draft {
  texts: readonly string[];
  /** Key of the values that the draft belongs to; when the values change from outside, the draft is dropped. */
  of: string;
  problem: { kind: Problem; text: string } | null;
}

const keyOf = (values: readonly (string | null)[]) => JSON.stringify(values);

/**
 * Texts of the inputs while they are edited, kept beside the value, so that a text that is no valid value stays
 * to be corrected while the form has no value.
 */
export function useDraftText(values: readonly (string | null)[]) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = draft?.of === keyOf(values) ? draft : null;
  return {
    texts: current?.texts ?? values.map((value) => value ?? ''),
    problem: current?.problem ?? null,
    /** Shows these texts as long as the values are `of`. */
    show: (texts: readonly string[], of: readonly (string | null)[], problem: Draft['problem'] = null) =>
      setDraft({ texts, of: keyOf(of), problem }),
    settle: () => setDraft(null),
  };
}

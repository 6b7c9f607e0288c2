import type { Reply } from '@lectern/sdk';
import type { QuestionSign } from '@lectern/sdk/endpoints/answering';
import type { ReadBy } from '../../../../shared/readBy.ts';

/** A range in a stem, in characters of its text without tags; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The student's notes on a question: ruled-out options, highlights and a text. They do not count as an answer. */
export type SignItem = ReadBy<typeof readSign>;

/** Maximum length of a note, and maximum number of ranges, that the server accepts. */
export const NOTE_LENGTH = 2000;
const MAX_STRETCHES = 200;

/** A question without notes. */
export const NO_SIGN: SignItem = { struck: [], highlights: [], note: '' };

/** Reads the student's notes on a question. */
export function readSign(sign: Reply<QuestionSign>) {
  return {
    /** Ids of the ruled-out options. */
    struck: sign.struck,
    highlights: tidy(
      sign.highlights.map((stretch) => ({ start: stretch.start ?? 0, end: stretch.end ?? 0 })),
    ),
    note: (sign.note ?? '').slice(0, NOTE_LENGTH),
  };
}

/** Sorts ranges and joins those that touch, so that the same highlights have only one representation. */
function tidy(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && stretch.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, stretch.end) };
    else joined.push(stretch);
  }
  return joined.slice(0, MAX_STRETCHES);
}

/** Highlights a range, or removes the highlight if all of it has one already. */
export function toggleStretch(stretches: readonly Stretch[], { start, end }: Stretch): readonly Stretch[] {
  const isColoured = stretches.some((other) => other.start <= start && end <= other.end);
  if (!isColoured) return tidy([...stretches, { start, end }]);
  const around = stretches.flatMap((other) => [
    { start: other.start, end: Math.min(other.end, start) },
    { start: Math.max(other.start, end), end: other.end },
  ]);
  return tidy(around);
}

/** Rules out an option, or undoes that. */
export function toggleRuledOut(ruledOut: readonly string[], optionId: string): readonly string[] {
  return ruledOut.includes(optionId) ? ruledOut.filter((id) => id !== optionId) : [...ruledOut, optionId];
}

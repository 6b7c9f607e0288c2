import { boundsOf, read, tidy, write, type PickerKind, type Problem } from './format.ts';

/** Limits on what can be picked. */
export interface Limits {
  /** Minimum value, in the picker's format. @defaultValue 1900-01-01 */
  min?: string | undefined;
  /** Maximum value, in the picker's format. @defaultValue 2101-01-01 */
  max?: string | undefined;
  /** Returns whether a value cannot be picked; called with `YYYY-MM-DD`, or with `YYYY-MM` for months. */
  isUnavailable?: ((value: string) => boolean) | undefined;
}

export type Checked = { value: string | null } | { problem: Problem; text: string };

/** Returns whether a day (or the first day of a month) can be picked. */
export function isPickable(kind: PickerKind, moment: number, { min, max, isUnavailable }: Limits): boolean {
  const [first, last] = boundsOf(kind, min, max);
  return (
    moment >= first && moment <= last && !isUnavailable?.(write(kind === 'month' ? 'month' : 'date', moment))
  );
}

/** Parses typed text into a value, or returns what is wrong with it; empty text is no value. */
export function check(kind: PickerKind, typed: string, limits: Limits): Checked {
  if (typed.trim() === '') return { value: null };
  const text = tidy(kind, typed);
  const parsed = read(kind, text);
  if ('problem' in parsed) return { problem: parsed.problem, text };
  const [first, last] = boundsOf(kind, limits.min, limits.max);
  if (parsed.moment < first || parsed.moment > last) return { problem: 'bounds', text };
  if (kind !== 'time' && !isPickable(kind, parsed.moment, limits)) return { problem: 'unavailable', text };
  return { value: text };
}

/** Returns the moment of a value; null if there is none or it is not in the format. */
export function momentOfValue(kind: PickerKind, value: string | null): number | null {
  const parsed = value === null ? null : read(kind, value);
  return parsed && 'moment' in parsed ? parsed.moment : null;
}

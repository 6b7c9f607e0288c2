import { boundsOf, read, tidy, write, type PickerKind, type Problem } from './format.ts';

/** What may be picked. */
export interface Limits {
  /** The first value, in the picker's format. @defaultValue 1900-01-01 */
  min?: string | undefined;
  /** The last value, in the picker's format. @defaultValue 2101-01-01 */
  max?: string | undefined;
  /** Whether a value cannot be picked; asked with `YYYY-MM-DD`, or `YYYY-MM` for months. */
  isUnavailable?: ((value: string) => boolean) | undefined;
}

export type Checked = { value: string | null } | { problem: Problem; text: string };

/** Whether a day (or a month's first day) may be picked. */
export function isPickable(kind: PickerKind, moment: number, { min, max, isUnavailable }: Limits): boolean {
  const [first, last] = boundsOf(kind, min, max);
  return (
    moment >= first && moment <= last && !isUnavailable?.(write(kind === 'month' ? 'month' : 'date', moment))
  );
}

/** Makes a value of what was typed, or says what is wrong with it; nothing typed is no value. */
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

/** The moment of a value; null for none and for one that is not written in the format. */
export function momentOfValue(kind: PickerKind, value: string | null): number | null {
  const parsed = value === null ? null : read(kind, value);
  return parsed && 'moment' in parsed ? parsed.moment : null;
}

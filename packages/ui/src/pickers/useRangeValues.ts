import { check, type Limits } from './check.ts';
import type { PickerKind } from './format.ts';
import type { useDraftText } from './useDraftText.ts';

export interface EndsOptions {
  kind: PickerKind;
  /** One value, or the two ends of a range. */
  values: readonly (string | null)[];
  onValues: (values: (string | null)[]) => void;
  typed: ReturnType<typeof useDraftText>;
  limits: Limits;
}

const replace = <Item>(list: readonly Item[], end: number, item: Item) =>
  list.map((one, index) => (index === end ? item : one));

/** Returns functions that update the values on typing, blur, picking and clearing. */
export function useRangeValues({ kind, values, onValues, typed, limits }: EndsOptions) {
  const isRange = values.length > 1;
  return {
    /** While typing, a complete value takes effect at once; incomplete text changes nothing. */
    type: (end: number, text: string) => {
      const checked = check(kind, text, limits);
      const isComplete = 'value' in checked && (checked.value === null || checked.value === text);
      const next = isComplete ? replace(values, end, checked.value) : values;
      typed.show(replace(typed.texts, end, text), next);
      if (next[end] !== values[end]) onValues([...next]);
    },
    /**
     * On blur the text must be a valid value; otherwise the value becomes null, and the text stays with an
     * error message.
     */
    settle: (end: number) => {
      const checked = check(kind, typed.texts[end] ?? '', limits);
      const value = 'value' in checked ? checked.value : null;
      const next = replace(values, end, value);
      if ('problem' in checked) typed.show(typed.texts, next, { kind: checked.problem, text: checked.text });
      // An error of the other end is kept.
      else if (isRange && typed.problem)
        typed.show(replace(typed.texts, end, value ?? ''), next, typed.problem);
      else typed.settle();
      if (value !== values[end]) onValues(next);
    },
    /** Sets the value of an end; returns the index of the end still to be picked, or -1. */
    pick: (end: number, value: string): number => {
      typed.settle();
      const picked = replace(values, end, value);
      const [from = null, to = null] = picked;
      const isTurned = from !== null && to !== null && from > to;
      // A start after the end begins a new range; so does an end before the start, for ranges of days.
      const next = isTurned && (end === 0 || kind !== 'dateTime') ? [value, null] : picked;
      onValues(next);
      return next.indexOf(null);
    },
    clear: () => {
      typed.settle();
      onValues(values.map(() => null));
    },
  };
}

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

/** What becomes of the values when one is typed, left, picked or taken back. */
export function useEnds({ kind, values, onValues, typed, limits }: EndsOptions) {
  const isRange = values.length > 1;
  return {
    /** While it is typed a whole value counts at once; what is not one yet is left alone. */
    type: (end: number, text: string) => {
      const checked = check(kind, text, limits);
      const isWhole = 'value' in checked && (checked.value === null || checked.value === text);
      const next = isWhole ? replace(values, end, checked.value) : values;
      typed.show(replace(typed.texts, end, text), next);
      if (next[end] !== values[end]) onValues([...next]);
    },
    /** When it is left it must be a value: else the form gets none, and the text stays with its message. */
    settle: (end: number) => {
      const checked = check(kind, typed.texts[end] ?? '', limits);
      const value = 'value' in checked ? checked.value : null;
      const next = replace(values, end, value);
      if ('problem' in checked) typed.show(typed.texts, next, { kind: checked.problem, text: checked.text });
      // What is wrong at the other end stays said.
      else if (isRange && typed.problem)
        typed.show(replace(typed.texts, end, value ?? ''), next, typed.problem);
      else typed.settle();
      if (value !== values[end]) onValues(next);
    },
    /** Gives the end that is still to be picked; -1 when there is none. */
    pick: (end: number, value: string): number => {
      typed.settle();
      const picked = replace(values, end, value);
      const [from = null, to = null] = picked;
      const isTurned = from !== null && to !== null && from > to;
      // A start after the end begins anew; so does an end before the start, where only days count.
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

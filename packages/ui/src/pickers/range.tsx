import { useState } from 'react';
import { Picker, type PickerBaseProps } from './Picker.tsx';

export interface RangePickerProps extends PickerBaseProps {
  /** Both ends in the picker's format, the first not after the second; `null` if either is missing. */
  value: readonly [string, string] | null;
  /** Called with both ends, or with `null` when they are no longer a range. */
  onChange: (value: [string, string] | null) => void;
  /** Text in both fields while they are empty. @defaultValue the format, as YYYY-MM-DD */
  placeholder?: string | undefined;
}

function Range({ kind, value, onChange, ...rest }: RangePickerProps & { kind: 'date' | 'dateTime' }) {
  // A single end, or ends in the wrong order, are shown but are no value.
  const [unfinished, setUnfinished] = useState<readonly (string | null)[]>([null, null]);
  const handleValues = ([from = null, to = null]: (string | null)[]) => {
    const isComplete = from !== null && to !== null && from <= to;
    setUnfinished(isComplete ? [null, null] : [from, to]);
    if (isComplete) onChange([from, to]);
    else if (value !== null) onChange(null);
  };
  return <Picker {...rest} kind={kind} values={value ?? unfinished} onValues={handleValues} />;
}

/** Picks a first and a last day, shown as `YYYY-MM-DD ~ YYYY-MM-DD`. */
export const DateRangePicker = (props: RangePickerProps) => <Range {...props} kind="date" />;

/** Picks a start and an end, shown as `YYYY-MM-DD HH:mm:ss ~ YYYY-MM-DD HH:mm:ss`. */
export const DateTimeRangePicker = (props: RangePickerProps) => <Range {...props} kind="dateTime" />;

import type { PickerKind } from './format.ts';
import { Picker, type PickerBaseProps } from './Picker.tsx';

export interface SinglePickerProps extends PickerBaseProps {
  /** The value in the picker's format; `null` if there is none or the typed text is invalid. */
  value: string | null;
  /** Called with the value, or with `null` when there is none. */
  onChange: (value: string | null) => void;
  /** Text while the field is empty. @defaultValue the format, as YYYY-MM-DD */
  placeholder?: string | undefined;
}

interface OfKind extends SinglePickerProps {
  kind: PickerKind;
}

const Single = ({ value, onChange, ...rest }: OfKind) => (
  <Picker {...rest} values={[value]} onValues={([next = null]) => onChange(next)} />
);

/** Picks a day, `YYYY-MM-DD`. */
export const DatePicker = (props: SinglePickerProps) => <Single {...props} kind="date" />;

/** Picks a day and a time, `YYYY-MM-DD HH:mm:ss`, without a time zone. */
export const DateTimePicker = (props: SinglePickerProps) => <Single {...props} kind="dateTime" />;

/** Picks a month, `YYYY-MM`. */
export const MonthPicker = (props: SinglePickerProps) => <Single {...props} kind="month" />;

/** Picks a time of day, `HH:mm:ss`. */
export const TimePicker = (props: SinglePickerProps) => <Single {...props} kind="time" />;

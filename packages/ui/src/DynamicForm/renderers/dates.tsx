import { DatePicker, DateRangePicker, DateTimePicker } from '../../pickers/index.ts';
import { answerWith } from '../form.ts';
import { noAnswer } from '../record.ts';
import type { RendererProps } from './types.ts';

/** Props of every picker; the pickers themselves limit dates to 1900-01-01 to 2101-01-01. */
const pickerProps = ({ field, shell, onLeave }: RendererProps) => ({
  ...shell,
  isDisabled: field.isReadOnly,
  onBlur: onLeave,
});

const answerOf = (value: string | null) => (value === null ? noAnswer : answerWith(value));

/** A day, `YYYY-MM-DD`. */
export function DateRenderer(props: RendererProps) {
  const { answer, onChange } = props;
  return (
    <DatePicker
      {...pickerProps(props)}
      value={answer.values[0] ?? null}
      onChange={(value) => onChange(answerOf(value))}
    />
  );
}

/** A day and time, `YYYY-MM-DD HH:mm:ss`. */
export function DateTimeRenderer(props: RendererProps) {
  const { answer, onChange } = props;
  return (
    <DateTimePicker
      {...pickerProps(props)}
      value={answer.values[0] ?? null}
      onChange={(value) => onChange(answerOf(value))}
    />
  );
}

/** Two days, separated by `~`. */
export function PeriodRenderer(props: RendererProps) {
  const { answer, onChange } = props;
  const [from, to] = answer.values;
  return (
    <DateRangePicker
      {...pickerProps(props)}
      value={from !== undefined && to !== undefined ? [from, to] : null}
      onChange={(value) => onChange(value ? answerWith(...value) : noAnswer)}
    />
  );
}

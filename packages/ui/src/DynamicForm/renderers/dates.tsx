import { FieldShell, TextField } from '../../fields/index.ts';
import { frame, input } from '../../fields/TextField.css.ts';
import { useTexts } from '../../locale/index.ts';
import { texts } from '../DynamicForm.texts.ts';
import { period } from '../DynamicForm.css.ts';
import { answerWith, earliestDate, latestDate } from '../form.ts';
import type { RendererProps } from './types.ts';

/** A day, as YYYY-MM-DD. */
export function DateRenderer({ field, answer, isRequired, message, hint, onChange, onLeave }: RendererProps) {
  return (
    <TextField
      label={field.name}
      isRequired={isRequired}
      message={message}
      hint={hint}
      type="date"
      min={earliestDate}
      max={latestDate}
      value={answer.values[0] ?? ''}
      disabled={field.isReadOnly}
      onBlur={onLeave}
      onChange={(event) => onChange(answerWith(event.target.value))}
    />
  );
}

/** A day and a time, as YYYY-MM-DD HH:mm:ss. */
export function DateTimeRenderer({
  field,
  answer,
  isRequired,
  message,
  hint,
  onChange,
  onLeave,
}: RendererProps) {
  const [value = ''] = answer.values;
  return (
    <TextField
      label={field.name}
      isRequired={isRequired}
      message={message}
      hint={hint}
      type="datetime-local"
      step={1}
      min={`${earliestDate}T00:00:00`}
      max={`${latestDate}T23:59:59`}
      value={value.replace(' ', 'T')}
      disabled={field.isReadOnly}
      onBlur={onLeave}
      onChange={(event) => {
        const typed = event.target.value.replace('T', ' ');
        // Browsers leave the seconds away when they are 0.
        onChange(answerWith(typed.length === 16 ? `${typed}:00` : typed));
      }}
    />
  );
}

/** Two days with ~ between them. */
export function PeriodRenderer({
  field,
  answer,
  isRequired,
  message,
  hint,
  onChange,
  onLeave,
}: RendererProps) {
  const text = useTexts(texts);
  const [start = '', end = ''] = answer.values;
  const part = (label: string, value: string, change: (value: string) => void, isInvalid: boolean) => (
    <span className={frame} {...(isInvalid && { 'data-invalid': '' })}>
      <input
        className={input}
        type="date"
        aria-label={label}
        min={earliestDate}
        max={latestDate}
        value={value}
        disabled={field.isReadOnly}
        onBlur={onLeave}
        onChange={(event) => change(event.target.value)}
      />
    </span>
  );
  return (
    <FieldShell as="group" label={field.name} isRequired={isRequired} message={message} hint={hint}>
      {(control) => (
        <div className={period}>
          {part(
            text.start(field.name),
            start,
            (value) => onChange(answerWith(value, end)),
            control['aria-invalid'] === true,
          )}
          <span aria-hidden>~</span>
          {part(
            text.end(field.name),
            end,
            (value) => onChange(answerWith(start, value)),
            control['aria-invalid'] === true,
          )}
        </div>
      )}
    </FieldShell>
  );
}

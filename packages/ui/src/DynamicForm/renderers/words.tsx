import { TextArea, TextField } from '../../fields/index.ts';
import { answerWith } from '../form.ts';
import type { RendererProps } from './types.ts';

/** Maximum length above which a field has several lines. */
const multilineAbove = 100;

/** A text field, with several lines if long texts are allowed. */
export function TextRenderer({ field, answer, shell, onChange, onLeave }: RendererProps) {
  const shared = { ...shell, value: answer.values[0] ?? '', disabled: field.isReadOnly, onBlur: onLeave };
  return (field.mostLength ?? 0) > multilineAbove ? (
    <TextArea {...shared} onChange={(event) => onChange(answerWith(event.target.value))} />
  ) : (
    <TextField {...shared} onChange={(event) => onChange(answerWith(event.target.value))} />
  );
}

/** A field for digits. Other characters can be typed and cause an error message, since ignored keys are confusing. */
export function NumberRenderer({ field, answer, shell, onChange, onLeave }: RendererProps) {
  return (
    <TextField
      {...shell}
      inputMode="numeric"
      value={answer.values[0] ?? ''}
      disabled={field.isReadOnly}
      onBlur={onLeave}
      onChange={(event) => onChange(answerWith(event.target.value))}
    />
  );
}

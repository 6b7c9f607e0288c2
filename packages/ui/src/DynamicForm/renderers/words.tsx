import { TextArea, TextField } from '../../fields/index.ts';
import { answerWith } from '../form.ts';
import type { RendererProps } from './types.ts';

/** Longer answers get more than a line. */
const longText = 100;

/** Words on a line, or on several where many are allowed. */
export function TextRenderer({ field, answer, shell, onChange, onLeave }: RendererProps) {
  const shared = {
    ...shell,
    value: answer.values[0] ?? '',
    disabled: field.isReadOnly,
    onBlur: onLeave,
  };
  return (field.mostLength ?? 0) > longText ? (
    <TextArea {...shared} onChange={(event) => onChange(answerWith(event.target.value))} />
  ) : (
    <TextField {...shared} onChange={(event) => onChange(answerWith(event.target.value))} />
  );
}

/** Digits; anything else can be typed and is named, since swallowed keys only puzzle. */
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

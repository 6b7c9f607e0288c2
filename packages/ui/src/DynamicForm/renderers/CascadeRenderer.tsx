import { CascaderField } from '../../Cascader/index.ts';
import { answerWith } from '../form.ts';
import type { RendererProps } from './types.ts';

/** One of a tree; the answer is the path from its root. */
export function CascadeRenderer({
  field,
  answer,
  isRequired,
  message,
  hint,
  onChange,
  onLeave,
}: RendererProps) {
  return (
    <CascaderField
      label={field.name}
      isRequired={isRequired}
      message={message}
      hint={hint}
      options={field.options}
      value={answer.values.length > 0 ? answer.values : null}
      isDisabled={field.isReadOnly}
      onChange={(path) => onChange(answerWith(...path.map(String)))}
      onBlur={onLeave}
    />
  );
}

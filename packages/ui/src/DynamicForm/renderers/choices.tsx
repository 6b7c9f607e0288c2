import { Checkbox, FieldShell, RadioGroup, SelectField } from '../../fields/index.ts';
import { answerWith } from '../form.ts';
import { choices } from '../DynamicForm.css.ts';
import type { RendererProps } from './types.ts';

/** One choice of a few. */
export function RadioRenderer({ field, answer, shell, onChange }: RendererProps) {
  return (
    <RadioGroup
      {...shell}
      options={field.options.map(({ value, label }) => ({ value, label, isDisabled: field.isReadOnly }))}
      value={answer.values[0] ?? null}
      onChange={(value) => onChange(answerWith(value))}
    />
  );
}

/** Several choices of a few. */
export function CheckboxRenderer({ field, answer, shell, onChange }: RendererProps) {
  const toggle = (value: string, isChosen: boolean) => {
    const chosen = new Set(answer.values);
    if (isChosen) chosen.add(value);
    else chosen.delete(value);
    // In the order of the options, whatever the order of ticking.
    onChange(
      answerWith(...field.options.flatMap((option) => (chosen.has(option.value) ? option.value : []))),
    );
  };
  return (
    <FieldShell as="group" {...shell}>
      {(control) => (
        <div className={choices}>
          {field.options.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={answer.values.includes(value)}
              disabled={field.isReadOnly}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => toggle(value, event.target.checked)}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldShell>
  );
}

/** One choice of many. */
export function SelectRenderer({ field, answer, shell, onChange, onLeave }: RendererProps) {
  return (
    <SelectField
      {...shell}
      options={field.options}
      value={answer.values[0] ?? null}
      isDisabled={field.isReadOnly}
      onChange={(value) => onChange(answerWith(value))}
      onBlur={onLeave}
    />
  );
}

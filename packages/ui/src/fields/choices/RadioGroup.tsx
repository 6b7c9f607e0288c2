import { useId, type ReactNode, type Ref } from 'react';
import { FieldShell, type FieldProps } from '../FieldShell.tsx';
import * as css from './Choice.css.ts';

export interface RadioOption {
  /** Unique in the group. */
  value: string;
  /** What is chosen. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
  /** Stays in its place and cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** The chosen radio button, or the first that can be chosen: what has the focus when a form asks for it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What can be chosen, in this order. */
  options: readonly RadioOption[];
  /** The chosen value; `null` while none is. */
  value: string | null;
  /** Told the value that was chosen. */
  onChange: (value: string) => void;
  /** Name in a form. @defaultValue made up */
  name?: string;
}

/** Chooses one of a few that are all in view. Native radio buttons: one tab stop, arrow keys move. */
export function RadioGroup({ ref, options, value, onChange, name, ...field }: RadioGroupProps) {
  const madeUp = useId();
  const isChosen = (option: RadioOption) => option.value === value;
  const stop = options.find(isChosen) ?? options.find(({ isDisabled = false }) => !isDisabled);
  return (
    <FieldShell {...field} as="group">
      {(control) => (
        <div className={css.group}>
          {options.map((option) => (
            <label key={option.value} className={css.choice}>
              <input
                ref={option === stop ? ref : undefined}
                className={css.radio}
                type="radio"
                name={name ?? madeUp}
                value={option.value}
                checked={isChosen(option)}
                disabled={option.isDisabled === true}
                onChange={() => onChange(option.value)}
                data-invalid={control['aria-invalid']}
              />
              <span>
                {option.label}
                {option.hint !== undefined && <span className={css.optionHint}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
}

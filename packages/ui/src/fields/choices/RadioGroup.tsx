import { useId, type ReactNode, type Ref } from 'react';
import { FieldShell, type FieldProps } from '../FieldShell.tsx';
import * as css from './Choice.css.ts';

export interface RadioOption {
  /** Unique in the group. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  /** Shown, but cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** Ref to the selected radio button, or else the first enabled one, which forms focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The options, in display order. */
  options: readonly RadioOption[];
  /** The chosen value; `null` if none is chosen. */
  value: string | null;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  /** Form field name. @defaultValue generated */
  name?: string;
}

/** Chooses one of a few visible options. Native radio buttons: one tab stop, arrow keys change the choice. */
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

import { Select, type SelectProps } from '../Select/index.ts';
import { FieldShell, type FieldProps } from './FieldShell.tsx';

export interface SelectFieldProps extends FieldProps, Omit<SelectProps, keyof FieldProps> {}

/** A `Select` with a label and a message. */
export function SelectField({ label, message, hint, isRequired, ...select }: SelectFieldProps) {
  return (
    <FieldShell label={label} message={message} hint={hint} isRequired={isRequired}>
      {(control) => <Select {...select} {...control} />}
    </FieldShell>
  );
}

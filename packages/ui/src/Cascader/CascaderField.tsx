import { FieldShell, type FieldProps } from '../fields/index.ts';
import { Cascader, type CascaderProps } from './Cascader.tsx';

export interface CascaderFieldProps extends FieldProps, Omit<CascaderProps, keyof FieldProps> {}

/** A `Cascader` with a label and a message. */
export function CascaderField({ label, message, hint, isRequired, ...cascader }: CascaderFieldProps) {
  return (
    <FieldShell label={label} message={message} hint={hint} isRequired={isRequired}>
      {(control) => <Cascader {...cascader} {...control} />}
    </FieldShell>
  );
}

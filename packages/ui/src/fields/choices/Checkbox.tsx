import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import * as css from './Choice.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
}

/** One thing that is so or not. */
export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`${css.choice} ${className}`}>
      <input {...input} className={css.checkbox} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export interface CheckAllProps extends CheckboxProps {
  /** Some are chosen and some are not. */
  isMixed: boolean;
}

/** Chooses all of a list or none; mixed while some are. */
export function CheckAll({ isMixed, ...rest }: CheckAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <Checkbox {...rest} ref={input} />;
}

/** One setting that is on or off at once, without a form to send. */
export function Switch({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`${css.switchRow} ${className}`}>
      <span>{children}</span>
      <input {...input} className={css.toggle} type="checkbox" role="switch" />
    </label>
  );
}

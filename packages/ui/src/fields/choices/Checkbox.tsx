import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import * as css from './Choice.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label of the checkbox; may contain links. */
  children: ReactNode;
}

/** A checkbox for a single option. */
export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`${css.choice} ${className}`}>
      <input {...input} className={css.checkbox} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export interface CheckAllProps extends CheckboxProps {
  /** Whether some but not all items are selected. */
  isMixed: boolean;
}

/** Selects all items of a list or none; shows a mixed state while some are selected. */
export function CheckAll({ isMixed, ref, ...rest }: CheckAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // Only a property can express it. It is set before the paint, or the box would first be shown empty.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <Checkbox {...rest} ref={input} />;
}

/** A switch for a setting that takes effect at once, without submitting a form. */
export function Switch({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`${css.switchRow} ${className}`}>
      <span>{children}</span>
      <input {...input} className={css.toggle} type="checkbox" role="switch" />
    </label>
  );
}

import type { ComponentProps } from 'react';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * What is being waited for, as the accessible name; without it the spinner is hidden from screen readers, for
   * use beside a text that says so.
   */
  label?: string;
}

/** A turning circle while something is in progress, in the size and colour of the surrounding text. */
export function Spinner({ label, className = '', ...rest }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...spoken} {...rest} className={`${spinner} ${className}`} />;
}

import type { ComponentProps } from 'react';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string;
}

/** Turns while something is under way. It takes the size and colour of the text around it. */
export function Spinner({ label, className = '', ...rest }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...spoken} {...rest} className={`${spinner} ${className}`} />;
}

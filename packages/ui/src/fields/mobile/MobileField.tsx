import type { ChangeEvent } from 'react';
import { readMobile } from './mobile.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

export interface MobileFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'prefix'
> {}

/** Long enough for a number with its country, its separators and what a copy brings along. */
const LONGEST = 32;

/**
 * A mobile number of mainland China. What is typed or pasted with its country, with separators or in full-width
 * digits becomes the plain number at once.
 */
export function MobileField({ onChange, ...rest }: MobileFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = readMobile(event.target.value);
    // Written only where it differs: else the caret would go to the end.
    if (plain !== event.target.value) event.target.value = plain;
    onChange?.(event);
  };
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      maxLength={LONGEST}
      prefix="+86"
      onChange={handleChange}
    />
  );
}

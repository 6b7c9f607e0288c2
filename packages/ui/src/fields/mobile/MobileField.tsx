import type { ChangeEvent } from 'react';
import { readMobile } from './mobile.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

export interface MobileFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'prefix'
> {}

/**
 * Maximum length of the input: room for a number with country code, separators and invisible characters of
 * pasted text.
 */
const MAX_INPUT_LENGTH = 32;

/**
 * A field for a mobile number of mainland China. A number typed or pasted with country code, separators or
 * full-width digits is normalised to plain digits at once.
 */
export function MobileField({ onChange, ...rest }: MobileFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const plain = readMobile(event.target.value);
    // Set only if it differs, since setting the value moves the caret to the end.
    if (plain !== event.target.value) event.target.value = plain;
    onChange?.(event);
  };
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      maxLength={MAX_INPUT_LENGTH}
      prefix="+86"
      onChange={handleChange}
    />
  );
}

import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { TextField, useAfterPress, type TextFieldProps } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { keep } from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';

export interface NumberOnFileProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onFocus'> {
  value: string;
  /** The stored number as received from the server; it may be masked. */
  onFile: string;
  onValue: (value: string) => void;
  children?: ReactNode;
}

/**
 * A field for a number that is already stored. Its first focus clears it, since a masked number cannot be
 * edited; later ones do not. Users who did not mean to change the number can restore it.
 */
export function NumberOnFile({ value, onFile, onValue, onBlur, ...field }: NumberOnFileProps) {
  const text = useTexts(texts);
  const [isFirst, setFirst] = useState(true);
  const canKeep = useAfterPress(onFile !== '' && value === '' && !isFirst);
  return (
    <div>
      <TextField
        {...field}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onFocus={() => {
          if (isFirst && onFile !== '' && value === onFile) onValue('');
        }}
        onBlur={(event) => {
          setFirst(false);
          onBlur?.(event);
        }}
      />
      {canKeep && (
        <Button className={keep} variant="quiet" size="small" onClick={() => onValue(onFile)}>
          {text.keep}
        </Button>
      )}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { TextField, useAfterPress, type TextFieldProps } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { keep } from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';

export interface NumberOnFileProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onFocus'> {
  value: string;
  /** What is on file, as the server shows it: it may be masked. */
  onFile: string;
  onValue: (value: string) => void;
  children?: ReactNode;
}

/**
 * A number that is already on file. It is cleared on the first focus, since a masked
 * number cannot be edited, and only then: the first blur ends that.
 * Somebody who only passed through can take the old one back.
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

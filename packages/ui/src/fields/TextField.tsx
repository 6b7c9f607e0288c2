import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { FieldShell, type FieldProps } from './FieldShell.tsx';
import * as css from './TextField.css.ts';

const texts = inBoth({
  reveal: ['显示密码', 'Show password'],
  left: (count: number) => [`还可以输入 ${count} 个字`, `${count} characters left`],
});

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix' | 'id'> {
  /** Content before the input, for example an icon or +86. */
  prefix?: ReactNode;
  /** Content after the input, for example a unit or a button. */
  suffix?: ReactNode;
  /** Whether the number of characters is shown beside `maxLength`. @defaultValue false */
  hasCounter?: boolean;
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/**
 * A text field of one line. A password can be revealed. Works with form libraries that control the input
 * through `ref`.
 */
export function TextField({
  label,
  message,
  hint,
  isRequired,
  prefix,
  suffix,
  hasCounter = false,
  type = 'text',
  onChange,
  className = '',
  ...input
}: TextFieldProps) {
  const text = useTexts(texts);
  const [isRevealed, setRevealed] = useState(false);
  const [typed, setTyped] = useState(lengthOf(input.value ?? input.defaultValue));
  const isPassword = type === 'password';
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <FieldShell label={label} message={message} hint={hint} isRequired={isRequired}>
      {(control) => (
        <div
          className={`${css.frame} ${className}`}
          {...(control['aria-invalid'] && { 'data-invalid': '' })}
          {...(input.disabled && { 'data-disabled': '' })}
        >
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <input
            {...input}
            {...control}
            className={css.input}
            type={isPassword && isRevealed ? 'text' : type}
            onChange={handleChange}
          />
          {hasCounter && (
            <Counter
              length={input.value === undefined ? typed : lengthOf(input.value)}
              max={input.maxLength}
            />
          )}
          {isPassword && (
            <button
              type="button"
              className={css.reveal}
              aria-label={text.reveal}
              aria-pressed={isRevealed}
              aria-controls={control.id}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          )}
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </FieldShell>
  );
}

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Whether the number of characters is shown beside `maxLength`. @defaultValue false */
  hasCounter?: boolean;
}

/** A text field of several lines. */
export function TextArea({
  label,
  message,
  hint,
  isRequired,
  hasCounter = false,
  onChange,
  className = '',
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(lengthOf(area.value ?? area.defaultValue));
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <FieldShell label={label} message={message} hint={hint} isRequired={isRequired}>
      {(control) => (
        <div className={`${css.frame} ${className}`} {...(control['aria-invalid'] && { 'data-invalid': '' })}>
          <textarea {...area} {...control} className={css.area} onChange={handleChange} />
          {hasCounter && (
            <Counter length={area.value === undefined ? typed : lengthOf(area.value)} max={area.maxLength} />
          )}
        </div>
      )}
    </FieldShell>
  );
}

function Counter({ length, max }: { length: number; max: number | undefined }) {
  const text = useTexts(texts);
  if (max === undefined) return <span className={css.counter}>{length}</span>;
  const left = max - length;
  return (
    <span
      className={css.counter}
      role={left <= 10 ? 'status' : undefined}
      aria-label={left <= 10 ? text.left(left) : undefined}
    >
      {length}/{max}
    </span>
  );
}

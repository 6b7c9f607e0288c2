import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../icon/index.ts';
import * as css from './FieldShell.css.ts';
import { useAfterPress } from './useAfterPress.ts';

/** What every field of a form takes. */
export interface FieldProps {
  /** What is asked for. */
  label: ReactNode;
  /** What is wrong with it, and what to do. */
  message?: string | undefined;
  /** What to type, before anything is wrong. */
  hint?: ReactNode;
  /** Marks the label and tells assistive technology; it does not check anything. @defaultValue false */
  isRequired?: boolean | undefined;
}

/** What the shell hands to the control inside it. */
export interface ControlProps {
  /** For the label’s `for`. */
  id: string;
  /** Ids of its hint and message. */
  'aria-describedby'?: string;
  /** Something is wrong with it. */
  'aria-invalid'?: true;
  /** It must be answered. */
  'aria-required'?: true;
}

export interface FieldShellProps extends FieldProps {
  /** One control under a label, or a group of them under a legend. @defaultValue 'field' */
  as?: 'field' | 'group';
  /** Draws the control with what the shell hands to it. */
  children: (control: ControlProps) => ReactNode;
}

/** Owns the label, the hint, the message, the ids between them and the ARIA of every field. */
export function FieldShell({
  label,
  message,
  hint,
  isRequired = false,
  as = 'field',
  children,
}: FieldShellProps) {
  // Being wrong takes no room, saying why does.
  const words = useAfterPress(message);
  const id = useId();
  const hintId = `${id}hint`;
  const messageId = `${id}message`;
  const described = [words !== undefined && messageId, hint !== undefined && hintId]
    .filter(Boolean)
    .join(' ');
  const control: ControlProps = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(message !== undefined && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  };
  const mark = isRequired ? { 'data-required': '' } : {};
  const rest = (
    <>
      {children(control)}
      <div aria-live="polite">
        {words !== undefined && (
          <p id={messageId} className={css.message}>
            <WarningIcon /> {words}
          </p>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </>
  );
  if (as === 'group') {
    return (
      <fieldset className={css.shell} aria-describedby={described || undefined} {...mark}>
        <legend className={css.label}>{label}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={css.shell} {...mark}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {rest}
    </div>
  );
}

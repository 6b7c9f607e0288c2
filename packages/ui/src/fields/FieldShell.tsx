import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../icon/index.ts';
import * as css from './FieldShell.css.ts';
import { useAfterPress } from './useAfterPress.ts';

/** Props that all form fields share. */
export interface FieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Error message: what is wrong, and what to do. */
  message?: string | undefined;
  /** Hint on what to enter, shown while there is no error. */
  hint?: ReactNode;
  /** Marks the label and sets `aria-required`; does not validate. @defaultValue false */
  isRequired?: boolean | undefined;
}

/** Attributes that the shell passes to its control. */
export interface ControlProps {
  /** Id of the control, for the label's `for`. */
  id: string;
  /** Ids of the hint and the error message. */
  'aria-describedby'?: string;
  /** Whether the value is invalid. */
  'aria-invalid'?: true;
  /** Whether an answer is required. */
  'aria-required'?: true;
}

export interface FieldShellProps extends FieldProps {
  /** A single control with a label, or a group with a legend. @defaultValue 'field' */
  as?: 'field' | 'group';
  /** Renders the control with the attributes from the shell. */
  children: (control: ControlProps) => ReactNode;
}

/** Renders label, hint and error message of a field, and connects them with its control by ids and ARIA. */
export function FieldShell({
  label,
  message,
  hint,
  isRequired = false,
  as = 'field',
  children,
}: FieldShellProps) {
  // The invalid state does not affect the layout, so it is shown at once; the message does, so it is shown
  // after the click.
  const shownMessage = useAfterPress(message);
  const id = useId();
  const hintId = `${id}hint`;
  const messageId = `${id}message`;
  const described = [shownMessage !== undefined && messageId, hint !== undefined && hintId]
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
        {shownMessage !== undefined && (
          <p id={messageId} className={css.message}>
            <WarningIcon /> {shownMessage}
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

import { CountdownButton } from '../../CountdownButton/index.ts';
import { useTexts, inBoth } from '../../locale/index.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

const texts = inBoth({ label: ['验证码', 'SMS code'], send: ['获取验证码', 'Send code'] });

export interface SmsCodeFieldProps extends Omit<TextFieldProps, 'suffix' | 'type' | 'label'> {
  /** Label of the field. @defaultValue 验证码 / SMS code */
  label?: string;
  /** Called to send a code; the caller then sets `deadline`, 60 s ahead. */
  onSend: () => void;
  /** When the next code can be requested, in ms since the epoch; `null` for now. */
  deadline: number | null;
  /** Whether the code is being sent. @defaultValue false */
  isSending?: boolean;
  /** Returns the current time in ms since the epoch. @defaultValue Date.now */
  now?: () => number;
}

/** A field for an SMS code, with the button that sends it. Phones suggest the received code (`one-time-code`). */
export function SmsCodeField({
  label,
  onSend,
  deadline,
  isSending = false,
  now = Date.now,
  ...rest
}: SmsCodeFieldProps) {
  const text = useTexts(texts);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...rest}
      label={label ?? text.label}
      suffix={
        <CountdownButton
          variant="quiet"
          size="small"
          deadline={deadline}
          now={now}
          isBusy={isSending}
          onClick={onSend}
          // The button is as wide as its text and extends 8 px into the padding of the field.
          style={{ marginInlineEnd: '-8px', maxWidth: 'calc(100% + 8px)' }}
        >
          {text.send}
        </CountdownButton>
      }
    />
  );
}

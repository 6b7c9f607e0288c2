import { CountdownButton } from '../../CountdownButton/index.ts';
import { useTexts, type Texts } from '../../locale/index.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

const zh = { label: '验证码', send: '获取验证码' };

const texts: Texts<typeof zh> = {
  zh,
  en: { label: 'SMS code', send: 'Send code' },
};

export interface SmsCodeFieldProps extends Omit<TextFieldProps, 'suffix' | 'type' | 'label'> {
  /** @defaultValue 验证码 / SMS code */
  label?: string;
  /** Asked to send a code; the caller then moves the deadline (60 s later). */
  onSend: () => void;
  /** When the next code may be asked for, as a time in ms; `null` is now. */
  deadline: number | null;
  /** The code is being sent. @defaultValue false */
  isSending?: boolean;
  /** The clock of `deadline`. @defaultValue Date.now */
  now?: () => number;
}

/** A code from an SMS with the button that sends it. The phone offers the code by itself (`one-time-code`). */
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
          // As wide as its words: it reaches into the padding of the field by these 8 px.
          style={{ marginInlineEnd: '-8px', maxWidth: 'calc(100% + 8px)' }}
        >
          {text.send}
        </CountdownButton>
      }
    />
  );
}

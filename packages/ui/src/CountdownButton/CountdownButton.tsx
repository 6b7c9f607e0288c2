import { Button, type ButtonProps } from '../Button/index.ts';
import { useSecondsLeft } from '../countdown/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';

const texts: Texts<{ again: (seconds: number) => string }> = {
  zh: { again: (seconds) => `${seconds}秒后重发` },
  en: { again: (seconds) => `Again in ${seconds} s` },
};

export interface CountdownButtonProps extends ButtonProps {
  /** When it may be pressed again, as a time in ms; `null` is now. Keep it outside, so that it outlives the button. */
  deadline: number | null;
  /** The clock of `deadline`. @defaultValue Date.now */
  now?: () => number;
}

/** A button that rests until its deadline, as after sending an SMS code. It alone re-renders each second. */
export function CountdownButton({
  deadline,
  now = Date.now,
  disabled = false,
  children,
  ...rest
}: CountdownButtonProps) {
  const text = useTexts(texts);
  const left = useSecondsLeft(deadline, now);
  return (
    <Button
      {...rest}
      disabled={disabled || left > 0}
      style={{ fontVariantNumeric: 'tabular-nums', ...rest.style }}
    >
      {left > 0 ? text.again(left) : children}
    </Button>
  );
}

import { Button, type ButtonProps } from '../Button/index.ts';
import { useSecondsLeft } from '../countdown/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';

const texts = inBoth({ again: (seconds: number) => [`${seconds}秒后重发`, `Again in ${seconds} s`] });

export interface CountdownButtonProps extends ButtonProps {
  /**
   * When the button can be pressed again, in ms since the epoch; `null` for now. Store it outside the
   * component, so that it survives unmounting.
   */
  deadline: number | null;
  /** Returns the current time in ms since the epoch. @defaultValue Date.now */
  now?: () => number;
}

/**
 * A button that is disabled until a deadline, for example after sending an SMS code. The remaining seconds are
 * shown; only the button itself re-renders each second.
 */
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

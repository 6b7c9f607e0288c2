import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface PanelOptions {
  /** The fields with all that belongs to them. */
  frame: RefObject<HTMLElement | null>;
  /** What each end is typed into. */
  inputs: RefObject<(HTMLElement | null)[]>;
  isDisabled: boolean;
  /** What was typed at an end must be a value now. */
  onSettle: (end: number) => void;
  /** Told whether the focus has left the fields and the panel. */
  onLeft: (hasLeft: boolean) => void;
  /** Called when it has. */
  onBlur: (() => void) | undefined;
}

/** Whether the panel is open, for which end, and what opens and closes it. */
export function usePanel({ frame, inputs, isDisabled, onSettle, onLeft, onBlur }: PanelOptions) {
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<{ hasFocus: boolean } | null>(null);
  const isOpen = opened !== null;

  const open = (end: number, hasFocus: boolean) => {
    if (isDisabled) return;
    setActive(end);
    setOpened({ hasFocus });
  };
  const close = useCallback(
    (returnsFocus: boolean) => {
      setOpened(null);
      if (returnsFocus) inputs.current[active]?.focus();
    },
    [inputs, active],
  );

  const handleKeyDown = (event: KeyboardEvent, end: number) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onSettle(end);
      // Already open, it opens anew with the focus inside.
      setOpened(null);
      requestAnimationFrame(() => open(end, true));
    } else if (event.key === 'Enter') {
      onSettle(end);
      // It sends the form, which must not lose one end in silence.
      onLeft(!isOpen);
      if (!isOpen) return;
      event.preventDefault();
      close(true);
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && frame.current?.contains(event.relatedTarget)) return;
    // A press inside the panel that focuses nothing is no leaving.
    if (event.relatedTarget === null && isOpen) return;
    setOpened(null);
    onLeft(true);
    onBlur?.();
  };
  return { active, setActive, opened, isOpen, open, close, handleKeyDown, handleBlur };
}

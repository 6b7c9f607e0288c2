import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface PanelOptions {
  /** The element around the inputs and the panel. */
  frame: RefObject<HTMLElement | null>;
  /** The input of each end. */
  inputs: RefObject<(HTMLElement | null)[]>;
  isDisabled: boolean;
  /** Called when the text of an end must become a value. */
  onSettle: (end: number) => void;
  /** Called with whether the focus has left the inputs and the panel. */
  onLeft: (hasLeft: boolean) => void;
  /** Called when the focus has left the inputs and the panel. */
  onBlur: (() => void) | undefined;
}

/** Manages whether the panel is open, for which end, and what opens and closes it. */
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
      // If it is open already, it is reopened with the focus inside.
      setOpened(null);
      requestAnimationFrame(() => open(end, true));
    } else if (event.key === 'Enter') {
      onSettle(end);
      // Enter submits the form, which must report a missing end.
      onLeft(!isOpen);
      if (!isOpen) return;
      event.preventDefault();
      close(true);
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && frame.current?.contains(event.relatedTarget)) return;
    // A click inside the panel on something that cannot be focused does not count as leaving.
    if (event.relatedTarget === null && isOpen) return;
    setOpened(null);
    onLeft(true);
    onBlur?.();
  };
  return { active, setActive, opened, isOpen, open, close, handleKeyDown, handleBlur };
}

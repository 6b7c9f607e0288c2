import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts';
import { Popup } from '../Popup/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Names the button and what opens from it. */
  label: string;
  /** What the button shows, as a sign before the words. @defaultValue the label */
  children?: ReactNode;
  /** What it holds, drawn while it is open; a function is handed what closes it and gives the focus back. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** How loud the button is. @defaultValue 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button, 32, 40 or 48 px. @defaultValue 'medium' */
  size?: ButtonSize | undefined;
  /** Whether the button fills its line. @defaultValue false */
  isBlock?: boolean | undefined;
  /** Cannot be opened for now. @defaultValue false */
  isDisabled?: boolean | undefined;
}

/**
 * A button from which a panel opens, on a phone a sheet (APG, non-modal dialog): the focus goes into it, Escape gives
 * it back, and a press outside or a focus that leaves closes it. For actions there is `MenuButton`, for a task with an
 * end a `Dialog`.
 */
export function Popover({
  ref,
  label,
  children,
  content,
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
  isDisabled = false,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) frame.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={frame} className={css.frame} data-block={isBlock || undefined}>
      <Button
        {...(ref !== undefined && { ref })}
        variant={variant}
        size={size}
        isBlock={isBlock}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...(children !== undefined && { 'aria-label': label })}
        onClick={() => (isOpen ? close(true) : setOpen(true))}
      >
        {children ?? label}
      </Button>
      {isOpen && (
        <Popup anchor={frame} id={id} aria-label={label} onClose={(reason) => close(reason === 'escape')}>
          <Inside>{typeof content === 'function' ? content(() => close(true)) : content}</Inside>
        </Popup>
      )}
    </div>
  );
}

/** Takes the focus when it comes, so that its words are heard and the next tab stop is inside. */
function Inside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => inside.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={inside} className={css.inside} tabIndex={-1}>
      {children}
    </div>
  );
}

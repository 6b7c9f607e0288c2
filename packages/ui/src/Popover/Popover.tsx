import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts';
import { Popup } from '../Popup/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Accessible name of the button and of the panel. */
  label: string;
  /** Content of the button, for example an icon before the text. @defaultValue the label */
  children?: ReactNode;
  /**
   * Content of the panel, rendered while it is open. A function receives a callback that closes the panel and
   * returns the focus to the button.
   */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** Visual emphasis of the button. @defaultValue 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button: 32, 40 or 48 px. @defaultValue 'medium' */
  size?: ButtonSize | undefined;
  /** Whether the button takes the full width. @defaultValue false */
  isBlock?: boolean | undefined;
  /** Whether the button is disabled. @defaultValue false */
  isDisabled?: boolean | undefined;
}

/**
 * A button that opens a panel, on a phone a bottom sheet (APG, non-modal dialog). The focus moves into the
 * panel; Escape closes it and returns the focus; a click outside or moving the focus out closes it too. For
 * actions use `MenuButton`, for a task to complete use `Dialog`.
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

/** Takes the focus on mount, so that screen readers read the content and the next Tab stop is inside. */
function Inside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => inside.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={inside} className={css.content} tabIndex={-1}>
      {children}
    </div>
  );
}

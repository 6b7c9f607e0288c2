import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { usePortalTheme } from '../portal/index.ts';
import * as css from './Dialog.css.ts';
import { useNextFrame } from './useNextFrame.ts';
import { useOverflow } from './useOverflow.ts';

const texts: Texts<{ close: string }> = { zh: { close: '关闭' }, en: { close: 'Close' } };

export interface DialogProps {
  /** Whether it is open; closed it is nothing, and what was typed in it is gone. */
  isOpen: boolean;
  /** Asked to close: by the close button, Escape or, where allowed, the mask. */
  onClose: () => void;
  /** Its name and heading. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Widest it gets, in px; specification 2.3 gives 300, 400, 500, 643 and 685. @defaultValue 480 */
  width?: number;
  /** Whether a press on the mask closes it. @defaultValue true */
  isMaskClosable?: boolean;
  /** Whether it may be closed by the person at all. @defaultValue true */
  isClosable?: boolean;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** What it is about; it scrolls where it is long. */
  children?: ReactNode;
}

const isInsideToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null;

/**
 * A modal dialog: a box in the middle, on a phone a sheet from below. Focus goes in,
 * stays in and comes back. A menu that asked for it has closed by the time it opens.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  width = 480,
  isMaskClosable = true,
  isClosable = true,
  actions,
  children,
}: DialogProps) {
  const text = useTexts(texts);
  const theme = usePortalTheme();
  const isShown = useNextFrame(isOpen);
  const opener = useRef<Element | null>(null);
  const rememberOpener = () => {
    opener.current = document.activeElement;
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const handleOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (!isMaskClosable || !isClosable || isInsideToaster(event.detail.originalEvent.target))
      event.preventDefault();
  };
  return (
    <Radix.Root open={isShown} onOpenChange={(open) => !open && isClosable && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={`${theme} ${css.scrim}`}>
          <Radix.Content
            className={css.box}
            style={{ maxWidth: width }}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={handleOutside}
            onInteractOutside={handleOutside}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <header className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={css.description}>{description}</Radix.Description>
              )}
            </header>
            <Body label={title}>{children}</Body>
            {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
            {isClosable && (
              <Radix.Close className={css.close} aria-label={text.close}>
                <CloseIcon />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What the dialog is about. Where it scrolls the keyboard reaches it, to scroll it. */
function Body({ label, children }: { label: string; children: ReactNode }) {
  const { box, content, isOver } = useOverflow();
  return (
    <div ref={box} className={css.body} {...(isOver && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={content}>{children}</div>
    </div>
  );
}

import {
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { usePortalTheme } from '../portal/index.ts';
import * as css from './Dialog.css.ts';
import { tabAround } from './tabStops.ts';
import { pushDialog } from './topDialog.ts';

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

const never = () => () => undefined;

/**
 * A modal dialog: a box in the middle, on a phone a sheet from below. It is the browser's
 * own, so that opening costs one frame: focus goes in, stays in and comes back, and the
 * page behind is out of reach.
 */
export function Dialog(props: DialogProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return props.isOpen && isInBrowser ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

/** Opens the element for as long as it is there, and gives the focus back to what had it before. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    const remove = pushDialog(dialog);
    return () => {
      remove();
      dialog.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}

function OpenDialog({
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
  const dialog = useModal();
  const pressed = useRef<EventTarget | null>(null);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // The browser would close it without asking.
      event.preventDefault();
      event.stopPropagation();
      if (isClosable) onClose();
    }
    if (event.key !== 'Tab') return;
    const next = tabAround(event.currentTarget, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  /** A phone's way back asks like Escape. A file field's own `cancel` comes by here too. */
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isClosable) onClose();
  };

  /** Outside the box lies the mask; what began inside, as marking a text, is no press on it. */
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isOnMask = event.target === event.currentTarget && pressed.current === event.currentTarget;
    if (isOnMask && isMaskClosable && isClosable) onClose();
  };

  return (
    // The keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${theme} ${css.dialog}`}
      style={{ maxWidth: width }}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={handleClick}
    >
      <div className={css.box}>
        <header className={css.head}>
          <h2 id={`${id}title`} className={css.title}>
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}description`} className={css.description}>
              {description}
            </p>
          )}
        </header>
        <div className={css.body}>{children}</div>
        {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
        {isClosable && (
          <button type="button" className={css.close} aria-label={text.close} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
    </dialog>
  );
}

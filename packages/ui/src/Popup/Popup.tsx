import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStepInHistory } from '../history/index.ts';
import { place } from './place.ts';
import * as css from './Popup.css.ts';
import { useEscape } from './useEscape.ts';
import { useIsPhone } from './useMedia.ts';

/** Reason for closing. The focus returns to the opener unless the user moved it elsewhere. */
export type PopupCloseReason = 'escape' | 'outside' | 'blur';

export interface PopupProps {
  /** The element that the popup is positioned beside; a click on it does not close the popup. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with the reason when the popup should close. */
  onClose: (reason: PopupCloseReason) => void;
  /** Id of the popup, for the opener's `aria-controls`. */
  id?: string;
  /** Whether the panel is at least as wide as its anchor. @defaultValue false */
  isAsWide?: boolean;
  /** Accessible name. */
  'aria-label': string;
  /** Use `presentation` if the content has a role and name of its own, for example a menu. @defaultValue 'dialog' */
  role?: 'dialog' | 'presentation';
  /** Content; mounted while the popup is open. */
  children: ReactNode;
}

/**
 * The part of a field that opens: a panel beside it, on a phone a modal sheet. It keeps its position in the DOM
 * and is displayed in the top layer, so that it keeps its theme, its place in the tab order and its enclosing
 * dialog. Mount it to open it.
 */
export function Popup(props: PopupProps) {
  return useIsPhone() ? <Sheet {...props} /> : <Panel {...props} />;
}

function Panel({
  anchor,
  onClose,
  id,
  isAsWide = false,
  'aria-label': label,
  role = 'dialog',
  children,
}: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(() => onClose('escape'));

  useLayoutEffect(() => {
    const panel = ref.current;
    const opener = anchor.current;
    if (!panel || !opener) return;
    panel.showPopover?.();
    const updatePosition = (event?: Event) => {
      // Scrolling inside the panel does not change its position.
      if (event?.target instanceof Node && panel.contains(event.target)) return;
      if (isAsWide) panel.style.minWidth = `${opener.offsetWidth}px`;
      const { width, height } = panel.getBoundingClientRect();
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const at = place(opener.getBoundingClientRect(), { width, height }, viewport);
      panel.style.left = `${at.left}px`;
      panel.style.top = `${at.top}px`;
      panel.dataset['side'] = at.side;
    };
    updatePosition();
    const observer =
      typeof ResizeObserver === 'function' ? new ResizeObserver(() => updatePosition()) : undefined;
    observer?.observe(panel);
    observer?.observe(opener);
    window.addEventListener('resize', updatePosition);
    // Listens in the capture phase, since scroll events do not bubble and any ancestor of the field may scroll.
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition, true);
    };
  }, [anchor, isAsWide]);

  useEffect(() => {
    const handlePointerDown = (event: PointerEvent) => {
      const inside =
        event.target instanceof Node &&
        (ref.current?.contains(event.target) || anchor.current?.contains(event.target));
      if (!inside) onClose('outside');
    };
    document.addEventListener('pointerdown', handlePointerDown, true);
    return () => document.removeEventListener('pointerdown', handlePointerDown, true);
  }, [anchor, onClose]);

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (ref.current?.contains(relatedTarget) || anchor.current?.contains(relatedTarget)) return;
    onClose('blur');
  };

  return (
    <div
      ref={ref}
      id={id}
      className={css.panel}
      role={role}
      aria-label={role === 'dialog' ? label : undefined}
      popover="manual"
      onBlur={handleBlur}
    >
      {children}
    </div>
  );
}

function Sheet({ onClose, id, 'aria-label': label, children }: PopupProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEscape(() => onClose('escape'));
  useStepInHistory(true, () => onClose('escape'));

  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    if (typeof sheet.showModal === 'function') sheet.showModal();
    else sheet.setAttribute('open', '');
    return () => sheet.close?.();
  }, []);

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isOnScrim =
      event.target === event.currentTarget && event.clientY < event.currentTarget.getBoundingClientRect().top;
    if (isOnScrim) onClose('outside');
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className={css.sheet}
      aria-label={label}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose('escape');
      }}
    >
      {children}
    </dialog>
  );
}

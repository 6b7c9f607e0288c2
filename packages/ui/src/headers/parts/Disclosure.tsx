import {
  useEffect,
  useId,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
} from 'react';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button, if the trigger is not text. */
  label?: string;
  /** A link before the button, for a menu entry that has an address itself. */
  lead?: ReactNode;
  className?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** Content of the panel; rendered only while it is open. */
  children: ReactNode;
}

/** Delay in ms before a panel opened by hover closes, so that crossing a gap or a corner does not close it. */
const leaveDelay = 160;

/** Returns the elements that the arrow keys move through. */
const entriesOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>(`.${css.panel} :is(a[href], button)`) ?? []),
];

/** Moves the focus to the next or previous entry, wrapping around at the ends. */
function moveFocus(root: HTMLElement | null, step: number): void {
  const all = entriesOf(root);
  const at = all.findIndex((entry) => entry === document.activeElement);
  all[(Math.max(at, step > 0 ? -1 : 0) + step + all.length) % all.length]?.focus();
}

type State = 'closed' | 'hovered' | 'open';

/** Shows the panel while a mouse hovers over it, unless it was opened by click or key. */
function useHover(setState: Dispatch<SetStateAction<State>>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (event.type === 'pointerenter') setState((now) => (now === 'closed' ? 'hovered' : now));
    else
      timer.current = setTimeout(() => setState((now) => (now === 'hovered' ? 'closed' : now)), leaveDelay);
  };
}

/**
 * A button that shows a panel of links: on mouse hover, click, or arrow down. Escape, a click outside and
 * moving the focus out close it. It is a disclosure rather than a `menu`, since its content is links, which
 * screen readers should read and navigate as links.
 */
export function Disclosure({
  trigger,
  label,
  lead,
  className = '',
  buttonClassName = '',
  panelClassName = '',
  children,
}: DisclosureProps) {
  const [state, setState] = useState<State>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEntering = useRef(false);
  const handlePointer = useHover(setState);
  const panelId = useId();
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    if (isEntering.current) entriesOf(root.current)[0]?.focus();
    isEntering.current = false;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setState('closed');
      button.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!isOpen) {
      isEntering.current = true;
      setState('open');
      return;
    }
    moveFocus(root.current, step);
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
      setState('closed');
  };

  /** Activating a link or button in the panel closes it and returns the focus to the button. */
  const handleClick = ({ target }: MouseEvent) => {
    if (!entriesOf(root.current).some((entry) => target instanceof Node && entry.contains(target))) return;
    setState('closed');
    button.current?.focus();
  };

  return (
    <div
      ref={root}
      role="presentation"
      className={`${css.disclosure} ${className}`}
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onClick={handleClick}
    >
      {lead}
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={label}
        // A click keeps a panel open that was opened by hover; the next click closes it.
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} className={`${css.panel} ${panelClassName}`} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}

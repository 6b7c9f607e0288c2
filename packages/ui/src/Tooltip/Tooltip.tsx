import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import { place } from '../Popup/place.ts';
import { useEscape } from '../Popup/useEscape.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** Ref to the element around the control. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** A few words; nothing interactive, and no information that is not available elsewhere. */
  text: string;
  /**
   * Whether the text is already the accessible name of the control, so that screen readers do not read it
   * twice. @defaultValue false
   */
  isName?: boolean;
  /** The button, link or field that the tooltip explains. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Time a pointer must rest on the control before the tooltip is shown, in ms. */
const REST_MS = 500;
/** Time a pointer may take from the control to the tooltip, in ms. */
const BRIDGE_MS = 120;
/** Duration of a long press that shows the tooltip, and how long it stays afterwards, in ms. */
const LONG_PRESS_MS = 500;
const STAY_MS = 2000;

/** When a tooltip was last hidden. Within `WARM_MS` of that the next one is shown at once, as for a row of buttons. */
let lastHiddenAt = -Infinity;
const WARM_MS = 400;

/**
 * A tooltip (APG): shown while the pointer rests on the control or it has keyboard focus, and on a long press.
 * The pointer can move onto the tooltip. Escape hides the tooltip only, without closing a dialog around it.
 */
export function Tooltip({ ref, text, isName = false, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => frame.current, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const id = useId();

  const show = useEffectEvent((isShown: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (!isShown && isOpen) lastHiddenAt = performance.now();
    if (delay === 0) setOpen(isShown);
    else timer.current = setTimeout(() => setOpen(isShown), delay);
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const listeners: {
      readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
    } = {
      pointerenter: ({ pointerType }) => {
        if (pointerType !== 'touch') show(true, performance.now() - lastHiddenAt < WARM_MS ? 0 : REST_MS);
      },
      pointerleave: ({ pointerType }) => {
        if (pointerType !== 'touch') show(false, BRIDGE_MS);
      },
      pointerdown: ({ pointerType }) => {
        isHeld.current = false;
        if (pointerType !== 'touch') return show(false, 0);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          isHeld.current = true;
          setOpen(true);
        }, LONG_PRESS_MS);
      },
      pointerup: ({ pointerType }) => {
        if (pointerType === 'touch') show(false, isHeld.current ? STAY_MS : 0);
      },
      pointercancel: () => show(false, 0),
      focusin: ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) show(true, 0);
      },
      focusout: () => show(false, 0),
      // A long press asks what the control does, so it must not activate it.
      click: (event) => {
        if (!isHeld.current) return;
        isHeld.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    const gone = new AbortController();
    for (const [type, listener] of Object.entries(listeners))
      element.addEventListener(type, listener as EventListener, {
        capture: type === 'click',
        signal: gone.signal,
      });
    return () => {
      gone.abort();
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <span ref={frame} className={css.frame}>
      {cloneElement(children, { 'aria-describedby': isOpen && !isName ? id : undefined })}
      {isOpen && <TooltipText id={id} text={text} frame={frame} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface TooltipTextProps {
  id: string;
  text: string;
  frame: { current: HTMLElement | null };
  onClose: () => void;
}

function TooltipText({ id, text, frame, onClose }: TooltipTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [words, opener] = [ref.current, frame.current];
    if (words === null || opener === null) return;
    words.showPopover?.();
    const { width, height } = words.getBoundingClientRect();
    const anchor = opener.getBoundingClientRect();
    const at = place(
      {
        left: anchor.left + (anchor.width - width) / 2,
        top: anchor.top,
        width: anchor.width,
        height: anchor.height,
      },
      { width, height },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    words.style.left = `${at.left}px`;
    words.style.top = `${at.top}px`;
  }, [frame, text]);

  // Escape must not close a dialog around the tooltip.
  useEscape(onClose);
  useEffect(() => {
    const handleScroll = () => close();
    addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', handleScroll, true);
  }, []);

  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" className={css.tooltip}>
      {text}
    </span>
  );
}

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
  /** Around what it explains. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** A few words; nothing that can be pressed, and nothing that is said nowhere else. */
  text: string;
  /** Whether what it explains is named by these words already, so that they are not heard twice. @defaultValue false */
  isName?: boolean;
  /** The button, link or field that it explains. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** How long a pointer rests before the words come, in ms. */
const REST_MS = 500;
/** How long a pointer may take from what is explained to the words. */
const BRIDGE_MS = 120;
/** How long a finger holds before the words come, and how long they stay then. */
const HOLD_MS = 500;
const STAY_MS = 2000;

/** While one was just seen, the next comes at once: the row of buttons is being read. */
let seenAt = -Infinity;
const WARM_MS = 400;

/**
 * Words beside a control while a pointer rests on it or the focus of a keyboard is on it (APG, tooltip); a finger
 * holds it. They can be pointed at themselves, and Escape takes them away, and nothing else with them.
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
    if (!isShown && isOpen) seenAt = performance.now();
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
        if (pointerType !== 'touch') show(true, performance.now() - seenAt < WARM_MS ? 0 : REST_MS);
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
        }, HOLD_MS);
      },
      pointerup: ({ pointerType }) => {
        if (pointerType === 'touch') show(false, isHeld.current ? STAY_MS : 0);
      },
      pointercancel: () => show(false, 0),
      focusin: ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) show(true, 0);
      },
      focusout: () => show(false, 0),
      // Who held it wanted to know what it does, not to do it.
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
      {isOpen && <Words id={id} text={text} frame={frame} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface WordsProps {
  id: string;
  text: string;
  frame: { current: HTMLElement | null };
  onClose: () => void;
}

function Words({ id, text, frame, onClose }: WordsProps) {
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

  // A dialog around it stays.
  useEscape(onClose);
  useEffect(() => {
    const handleScroll = () => close();
    addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', handleScroll, true);
  }, []);

  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" className={css.words}>
      {text}
    </span>
  );
}

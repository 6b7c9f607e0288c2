import { motion } from '@lectern/themes';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { lockScroll, isScrollLocked } from './scrollLock.ts';
import { returnFocus } from './opener.ts';

/** Phase of a dialog; `leaving` while its closing animation runs, when it no longer reacts. */
export type DialogPhase = 'closed' | 'open' | 'leaving';

const leavingMs = Number.parseFloat(motion.fast);

/** Functions that end the closing animation of each dialog that is leaving. */
const leavingDialogs = new Set<() => void>();

/**
 * Derives the phase from `isOpen`. If a menu locks the page the dialog opens one frame later, when the menu
 * that requested it has closed and returned its focus. A closing dialog is animated, except below another
 * dialog or in a hidden page, where animations do not end. Once it is closed the focus returns to the element
 * that had it before.
 */
export function useDialogPhase(isOpen: boolean, scrim: RefObject<HTMLElement | null>): DialogPhase {
  const [phase, setPhase] = useState<DialogPhase>('closed');
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    let releaseScroll: (() => void) | undefined;
    const open = () => {
      for (const end of leavingDialogs) end();
      // Before the dialog is in the DOM, so that one layout suffices for both changes.
      releaseScroll = lockScroll();
      // Read before anything in the dialog can take the focus.
      opener.current = document.activeElement;
      setPhase('open');
    };
    const frame = isScrollLocked() ? requestAnimationFrame(open) : undefined;
    if (frame === undefined) open();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      releaseScroll?.();
      setPhase((before) => (before === 'open' ? 'leaving' : before));
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    if (phase !== 'leaving') return;
    const end = () => setPhase('closed');
    const isAnimated = (scrim.current?.getAnimations?.().length ?? 0) > 0;
    if (!isAnimated || document.hidden || isScrollLocked()) {
      end();
      return;
    }
    leavingDialogs.add(end);
    const timer = setTimeout(end, leavingMs);
    return () => {
      leavingDialogs.delete(end);
      clearTimeout(timer);
    };
  }, [phase, scrim]);

  const isAway = phase === 'closed';
  useEffect(() => {
    if (isAway) return;
    return () => {
      const before = opener.current;
      // By then the focus trap has released the focus.
      setTimeout(() => returnFocus(before));
    };
  }, [isAway]);

  return phase === 'open' && !isOpen ? 'leaving' : phase;
}

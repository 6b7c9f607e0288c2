import { motion } from '@lectern/themes';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdPage, isPageHeld } from './holdPage.ts';
import { giveFocusBack } from './opener.ts';

/** Phase of a dialog; `leaving` while its closing animation runs, when it no longer reacts. */
export type DialogPhase = 'closed' | 'open' | 'leaving';

const leavingMs = Number.parseFloat(motion.fast);

/** Functions that end the closing animation of each dialog that is leaving. */
const leaving = new Set<() => void>();

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
    let letGo: (() => void) | undefined;
    const open = () => {
      for (const end of leaving) end();
      // Before the dialog is in the DOM, so that one layout suffices for both changes.
      letGo = holdPage();
      // Read before anything in the dialog can take the focus.
      opener.current = document.activeElement;
      setPhase('open');
    };
    const frame = isPageHeld() ? requestAnimationFrame(open) : undefined;
    if (frame === undefined) open();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      letGo?.();
      setPhase((before) => (before === 'open' ? 'leaving' : before));
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    if (phase !== 'leaving') return;
    const end = () => setPhase('closed');
    const isAnimated = (scrim.current?.getAnimations?.().length ?? 0) > 0;
    if (!isAnimated || document.hidden || isPageHeld()) {
      end();
      return;
    }
    leaving.add(end);
    const timer = setTimeout(end, leavingMs);
    return () => {
      leaving.delete(end);
      clearTimeout(timer);
    };
  }, [phase, scrim]);

  const isAway = phase === 'closed';
  useEffect(() => {
    if (isAway) return;
    return () => {
      const before = opener.current;
      // By then the focus trap has released the focus.
      setTimeout(() => giveFocusBack(before));
    };
  }, [isAway]);

  return phase === 'open' && !isOpen ? 'leaving' : phase;
}

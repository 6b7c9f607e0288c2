import { motion } from '@lectern/themes';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdPage, isPageHeld } from './holdPage.ts';
import { giveFocusBack } from './opener.ts';

/** Where a dialog is: away, in use, or on its way out and of no use any more. */
export type DialogPhase = 'closed' | 'open' | 'leaving';

const leavingMs = Number.parseFloat(motion.fast);

/** How to end the leaving of every dialog that is on its way out. */
const leaving = new Set<() => void>();

/**
 * Follows `isOpen`, at once where nothing holds the page. Where a menu does, it opens one frame late: the
 * menu that asked for it has then closed and given back its focus. A dialog leaves with its animation, but
 * never under another one, nor in a page out of sight, where no animation ends. When it is away the focus goes
 * back to what had it before.
 */
export function useDialogPhase(isOpen: boolean, scrim: RefObject<HTMLElement | null>): DialogPhase {
  const [phase, setPhase] = useState<DialogPhase>('closed');
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    let letGo: (() => void) | undefined;
    const open = () => {
      for (const end of leaving) end();
      // Before the dialog stands in the page, which is then measured and laid out once for both.
      letGo = holdPage();
      // Asked for before anything in it could take the focus.
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
      // What kept the focus in lets it go by then.
      setTimeout(() => giveFocusBack(before));
    };
  }, [isAway]);

  return phase === 'open' && !isOpen ? 'leaving' : phase;
}

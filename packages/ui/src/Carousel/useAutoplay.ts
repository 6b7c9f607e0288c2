import { useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from './useTrack.ts';

export interface AutoplayOptions {
  autoplayMs: number | undefined;
  current: number;
  last: number;
  show: (index: number) => void;
}

/**
 * Advances to the next slide after `autoplayMs`, unless autoplay is stopped by the user, paused by pointer or
 * focus, at the last slide, or disabled by reduced motion.
 */
export function useAutoplay({ autoplayMs, current, last, show }: AutoplayOptions) {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => setMayMove(!prefersReducedMotion()), []);
  const canPlay = autoplayMs !== undefined && last > 0 && mayMove;
  const isPlaying = canPlay && !isStopped && !isHeld && current < last;
  const showNext = useEffectEvent(() => show(current + 1));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(showNext, autoplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, current, autoplayMs]);

  return {
    canPlay,
    isPlaying,
    isStopped,
    toggle: () => {
      if (isStopped && current === last) show(0);
      setStopped(!isStopped);
    },
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

export type Autoplay = ReturnType<typeof useAutoplay>;

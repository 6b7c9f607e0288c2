import { useEffect, useEffectEvent, useState } from 'react';
import { isStill } from './useTrack.ts';

export interface AutoplayOptions {
  autoplayMs: number | undefined;
  current: number;
  last: number;
  show: (index: number) => void;
}

/** Moves on by itself, unless it is stopped, held, at its end, or nothing is to move. */
export function useAutoplay({ autoplayMs, current, last, show }: AutoplayOptions) {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => setMayMove(!isStill()), []);
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

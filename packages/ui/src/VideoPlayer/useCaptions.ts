import { useEffect, useRef, useState, type RefObject } from 'react';
import { showCaptions } from './commands.ts';

/** Manages the caption track shown; turning captions on again shows the last one. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  // Index of the track; -1 for none.
  const [shown, setShown] = useState(-1);
  const last = useRef(0);
  useEffect(() => {
    if (shown >= 0) last.current = shown;
  }, [shown]);
  const onShow = (index: number) => {
    if (video.current) setShown(showCaptions(video.current, index));
  };
  return { shown, onShow, onToggle: () => onShow(shown < 0 ? last.current : -1) };
}

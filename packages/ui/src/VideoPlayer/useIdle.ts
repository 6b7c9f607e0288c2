import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns whether nobody has used the player during three seconds of playback, so that its controls can be hidden. */
export function useIdle(isPlaying: boolean): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    if (isPlaying) timer.current = setTimeout(setIdle, 3000, true);
  }, [isPlaying]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isIdle: isIdle && isPlaying, wake };
}

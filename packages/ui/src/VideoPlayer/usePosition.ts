import { useEffect, useRef, useState, type RefObject } from 'react';

/** Positions are told this often, in seconds of the video. */
const tellEvery = 5;

export interface PositionOptions {
  isPlaying: boolean;
  initialTime: number;
  onTime: ((seconds: number) => void) | undefined;
}

/** Goes on where it was left the last time, and tells where it is for the next. */
export function usePosition(
  video: RefObject<HTMLVideoElement | null>,
  { isPlaying, initialTime, onTime }: PositionOptions,
) {
  const [resumedAt, setResumedAt] = useState(0);
  const lastTold = useRef(initialTime);

  const tell = (element: HTMLVideoElement | null) => {
    if (!element || element.readyState === 0) return;
    lastTold.current = element.currentTime;
    onTime?.(element.currentTime);
  };
  const tellLatest = useRef(tell);
  useEffect(() => {
    tellLatest.current = tell;
  });
  useEffect(() => {
    const { current } = video;
    const handleLeave = () => tellLatest.current(current);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, [video]);

  // Where it went on is of interest for the first seconds of playing.
  useEffect(() => {
    if (resumedAt === 0 || !isPlaying) return;
    const timer = setTimeout(setResumedAt, 10_000, 0);
    return () => clearTimeout(timer);
  }, [resumedAt, isPlaying]);

  return {
    /** Where it went on; 0 where that need not be said. */
    resumedAt,
    forgetResumed: () => setResumedAt(0),
    resume: (element: HTMLVideoElement) => {
      // Nobody wants to resume at the last seconds.
      if (initialTime < 1 || !(initialTime <= element.duration - 3)) return;
      element.currentTime = initialTime;
      setResumedAt(initialTime);
    },
    tell,
    tellInTime: (element: HTMLVideoElement) => {
      if (Math.abs(element.currentTime - lastTold.current) >= tellEvery) tell(element);
    },
  };
}

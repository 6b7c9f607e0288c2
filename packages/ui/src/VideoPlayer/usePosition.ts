import { useEffect, useRef, useState, type RefObject } from 'react';

/** Interval between reports of the position, in seconds of the video. */
const reportInterval = 5;

export interface PositionOptions {
  isPlaying: boolean;
  initialTime: number;
  onTime: ((seconds: number) => void) | undefined;
}

/** Resumes at the initial position, and reports the position so that it can be stored. */
export function usePosition(
  video: RefObject<HTMLVideoElement | null>,
  { isPlaying, initialTime, onTime }: PositionOptions,
) {
  const [resumedAt, setResumedAt] = useState(0);
  const lastReported = useRef(initialTime);

  const report = (element: HTMLVideoElement | null) => {
    if (!element || element.readyState === 0) return;
    lastReported.current = element.currentTime;
    onTime?.(element.currentTime);
  };
  const tellLatest = useRef(report);
  useEffect(() => {
    tellLatest.current = report;
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

  // The message about resuming is shown for the first seconds of playback.
  useEffect(() => {
    if (resumedAt === 0 || !isPlaying) return;
    const timer = setTimeout(setResumedAt, 10_000, 0);
    return () => clearTimeout(timer);
  }, [resumedAt, isPlaying]);

  return {
    /** Position at which playback was resumed; 0 if no message is needed. */
    resumedAt,
    forgetResumed: () => setResumedAt(0),
    resume: (element: HTMLVideoElement) => {
      // Resuming within the last seconds is useless.
      if (initialTime < 1 || !(initialTime <= element.duration - 3)) return;
      element.currentTime = initialTime;
      setResumedAt(initialTime);
    },
    report,
    reportPeriodically: (element: HTMLVideoElement) => {
      if (Math.abs(element.currentTime - lastReported.current) >= reportInterval) report(element);
    },
  };
}

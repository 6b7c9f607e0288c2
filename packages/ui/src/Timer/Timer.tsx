import { useEffect, useRef, useState, type Ref } from 'react';
import { useSecondsLeft } from '../countdown/index.ts';
import { ClockIcon, EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { formatClock } from './formatClock.ts';
import * as css from './Timer.css.ts';

const texts = inBoth({
  left: ['剩余时间', 'Time left'],
  hidden: ['计时中', 'Running'],
  hide: ['隐藏时间', 'Hide the time'],
  soon: (minutes: number) => [`还剩 ${minutes} 分钟`, `${minutes} min left`],
  over: ['时间到', 'Time is up'],
});

export interface TimerProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** End of the time, in ms of the clock `now`. Derive both from a monotonic clock synchronised with the server. */
  deadline: number;
  /** Returns the current time in ms since the epoch. @defaultValue Date.now */
  now?: () => number;
  /** Called once when the time is up. */
  onEnd?: () => void;
  /** Whether the time is hidden; if omitted, the timer manages this itself. */
  isHidden?: boolean;
  /** Called when the user hides or shows the time. */
  onHide?: (isHidden: boolean) => void;
}

const announcedAt = [1800, 300, 60];

/**
 * Remaining time in tabular digits; only the timer itself re-renders each second. Users whom it makes nervous
 * can hide it. Screen readers announce only that 30, 5 and 1 minutes are left.
 */
export function Timer({
  ref,
  deadline,
  now = Date.now,
  onEnd,
  isHidden: isHiddenOutside,
  onHide,
}: TimerProps) {
  const text = useTexts(texts);
  const [isHiddenHere, setHiddenHere] = useState(false);
  const isHidden = isHiddenOutside ?? isHiddenHere;
  const [announcement, setAnnouncement] = useState('');
  const left = useSecondsLeft(deadline, now);
  const endedFor = useRef<number | null>(null);

  useEffect(() => {
    if (announcedAt.includes(left)) setAnnouncement(text.soon(left / 60));
    if (left > 0 || endedFor.current === deadline) return;
    endedFor.current = deadline;
    setAnnouncement(text.over);
    onEnd?.();
  }, [left, deadline, onEnd, text]);

  return (
    <span ref={ref} className={css.timer} {...(left <= 300 && { 'data-soon': '' })}>
      <ClockIcon />
      <span role="timer" aria-label={text.left} className={css.figures}>
        {isHidden && left > 60 ? text.hidden : formatClock(left)}
      </span>
      <button
        type="button"
        className={css.hideButton}
        aria-label={text.hide}
        aria-pressed={isHidden}
        onClick={() => {
          setHiddenHere(!isHidden);
          onHide?.(!isHidden);
        }}
      >
        {isHidden ? <EyeIcon /> : <EyeOffIcon />}
      </button>
      <span className={css.announcement} role="status">
        {announcement}
      </span>
    </span>
  );
}

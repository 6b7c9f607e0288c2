import { ClockIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useState } from 'react';
import * as css from './DoingPage.css.ts';
import { elapsedNow } from './room.store.ts';
import { roomTexts } from './room.texts.ts';

/** Writes seconds as a clock does: 04:07, 1:02:09. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** The time spent so far; it alone is drawn each second, and not at all while it is hidden. */
export function Elapsed({ isShown, onToggle }: { readonly isShown: boolean; readonly onToggle: () => void }) {
  const texts = useTexts(roomTexts);
  const [seconds, setSeconds] = useState(elapsedNow);
  useEffect(() => {
    if (!isShown) return undefined;
    setSeconds(elapsedNow());
    const timer = setInterval(() => setSeconds(elapsedNow()), 1000);
    return () => clearInterval(timer);
  }, [isShown]);
  return (
    <button
      type="button"
      className={css.clock}
      aria-pressed={!isShown}
      title={texts.elapsed}
      onClick={onToggle}
    >
      <ClockIcon />
      <span className={css.spoken}>{isShown ? texts.hideTime : texts.showTime} </span>
      {isShown && clockText(seconds)}
    </button>
  );
}

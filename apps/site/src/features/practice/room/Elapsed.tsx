import { ClockIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { formatClock } from '@lectern/ui/Timer';
import { useEffect, useState } from 'react';
import * as css from './DoingPage.css.ts';
import { elapsedNow } from './room.store.ts';
import { roomTexts } from './room.texts.ts';

/** The time spent so far; only this component re-renders each second, and not while hidden. */
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
      <span className={css.srOnly}>{isShown ? texts.hideTime : texts.showTime} </span>
      {isShown && formatClock(seconds)}
    </button>
  );
}

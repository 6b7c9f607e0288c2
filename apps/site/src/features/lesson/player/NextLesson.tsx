import { Button } from '@lectern/ui/Button';
import { useSecondsLeft } from '@lectern/ui/countdown';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent, useState } from 'react';
import { ports } from '../../../shared/ports.ts';
import * as css from './NextLesson.css.ts';
import { nextTexts } from './NextLesson.texts.ts';

/** How long the student can stop it, in milliseconds. */
const COUNTDOWN_MS = 8000;

export interface NextLessonProps {
  readonly name: string;
  readonly onNext: () => void;
}

/** Continues with the next lesson after some seconds, unless the student stops that, also by Escape. */
export function NextLesson({ name, onNext }: NextLessonProps) {
  const texts = useTexts(nextTexts);
  const [deadline, setDeadline] = useState<number | null>(() => ports.now() + COUNTDOWN_MS);
  const left = useSecondsLeft(deadline, ports.now);
  const handleNext = useEffectEvent(onNext);
  const isOver = deadline !== null && left === 0;

  useEffect(() => {
    // If the student has switched to another window, they have not chosen to continue.
    if (isOver && document.visibilityState === 'visible') handleNext();
  }, [isOver]);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDeadline(null);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  if (deadline === null) {
    return (
      <div className={css.corner}>
        <Button variant="primary" onClick={onNext}>
          {texts.next(name)}
        </Button>
      </div>
    );
  }
  return (
    <section className={css.card} aria-label={texts.soon(name)}>
      <p className={css.name} role="status">
        {texts.soon(name)}
      </p>
      <p className={css.countdown}>{texts.countdown(left)}</p>
      <Inline gap="x2" align="stretch">
        <Button variant="primary" onClick={onNext}>
          {texts.playNow}
        </Button>
        <Button onClick={() => setDeadline(null)}>{texts.stop}</Button>
      </Inline>
    </section>
  );
}

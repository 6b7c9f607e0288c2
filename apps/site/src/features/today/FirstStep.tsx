import { Button, ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { enterExercise, exerciseStart } from '../../shared/routes/enterExercise.ts';
import * as css from './today.css.ts';
import { startItem, today } from './today.store.ts';
import { todayTexts } from './today.texts.ts';

/** The one thing to begin with: the next chapter, otherwise the question bank. */
export function FirstStep() {
  const texts = useTexts(todayTexts);
  const locale = useLocale();
  const { next } = useSnapshot(today);
  const { of: starting } = useSnapshot(exerciseStart);
  if (next === undefined)
    return (
      <ButtonLink variant="primary" size="large" href="#/lib/subject">
        {texts.bank}
      </ButtonLink>
    );
  return (
    <div className={css.nextTask}>
      <p className={css.nextTaskName}>{next.name[locale]}</p>
      <p className={css.muted}>{texts.ofSubject(next.subject, next.count)}</p>
      <div className={css.nextTaskAction}>
        <Button
          variant="primary"
          size="large"
          isBusy={starting === next.key}
          onClick={() => void enterExercise(startItem(next), texts.notStarted)}
        >
          {texts.begin}
        </Button>
      </div>
    </div>
  );
}

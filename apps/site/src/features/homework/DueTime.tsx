import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatTime } from '../../shared/i18n/moment.ts';
import { ports } from '../../shared/ports.ts';
import * as css from './homework.css.ts';
import { dueIn, type Homework, isOpen } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';

/** Shows when homework is due and how soon that is, or when it was handed in. */
export function DueTime({ homework }: { readonly homework: Homework }) {
  const texts = useTexts(homeworkTexts);
  const locale = useLocale();
  const due = formatTime(homework.dueAt, 'moment', locale);
  const submitted = formatTime(homework.submittedAt, 'moment', locale);
  const left = dueIn(homework, ports.now());
  return (
    <p className={css.times}>
      <span>{due === '' ? texts.noDue : texts.due(due)}</span>
      {isOpen(homework) && homework.state !== 'returned' && left !== 'far' && (
        <span className={css.timeLeft}>{left === 'over' ? texts.over : texts.hoursLeft(left)}</span>
      )}
      {!isOpen(homework) && submitted !== '' && <span>{texts.submittedAt(submitted)}</span>}
    </p>
  );
}

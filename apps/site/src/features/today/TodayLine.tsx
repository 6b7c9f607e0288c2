import { ChevronRightIcon, CircleCheckIcon } from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import * as css from './todayLine.css.ts';
import { countTasks, loadTodayIfStale, today } from './today.store.ts';
import { todayTexts } from './today.texts.ts';

/**
 * How much is left to do today, in one line that links to the list. Renders nothing if there is nothing to
 * practise.
 */
export function TodayLine() {
  const texts = useTexts(todayTexts);
  const { items, next } = useSnapshot(today);

  useLoad(loadTodayIfStale);

  if (items.length === 0 && next === undefined) return null;
  const { done, all } = countTasks(items);
  const left = all - done;
  return (
    <Link className={css.line} href="#/lib/subject">
      {left === 0 && all > 0 ? (
        <CircleCheckIcon className={css.tick} size={20} />
      ) : (
        <span className={css.ring} aria-hidden />
      )}
      {left > 0 ? texts.left(left) : all > 0 ? texts.doneAll : texts.tryOne}
      <ChevronRightIcon className={css.chevron} size={18} />
    </Link>
  );
}

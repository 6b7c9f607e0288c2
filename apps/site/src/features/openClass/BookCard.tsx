import { DescriptionList } from '@lectern/ui/DescriptionList';
import { useLocale, useTexts } from '@lectern/ui/locale';
import * as frame from '../../shared/page/detail/detailPage.css.ts';
import { SideCard } from '../../shared/page/detail/SideCard.tsx';
import { Action } from './Action.tsx';
import * as css from './BookCard.css.ts';
import { actionOf, type OpenClass } from './openClass.model.ts';
import { openClassTexts } from './openClass.texts.ts';
import { useStartTime } from './useStartTime.ts';

export interface BookCardProps {
  readonly openClass: OpenClass;
  /** Reloads the page. */
  readonly onChanged: () => void;
}

const minutesOf = ({ startsAt, endsAt }: OpenClass): number =>
  Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) || 0);

/** The time, the main action, and the class in numbers. */
export function BookCard({ openClass, onChanged }: BookCardProps) {
  const texts = useTexts(openClassTexts);
  const locale = useLocale();
  const when = useStartTime();
  const { facts } = texts;
  const { cover, startsAt, teacher, bookedCount, capacity } = openClass;
  const minutes = minutesOf(openClass);
  const items = [
    { term: facts.length, value: minutes > 0 && facts.minutes(minutes) },
    { term: facts.teacher, value: teacher[locale] },
    {
      term: facts.places,
      value: capacity === undefined ? facts.people(bookedCount) : facts.placesOf(bookedCount, capacity),
    },
  ];
  return (
    <SideCard cover={cover}>
      <p className={css.time}>
        <span className={css.muted}>{facts.when}</span>
        {when(startsAt)}
      </p>
      <div className={frame.primary}>
        <Action openClass={openClass} onChanged={onChanged} isBlock />
      </div>
      <p className={css.muted}>{texts.notes[actionOf(openClass)]}</p>
      <DescriptionList layout="lines" rule="above" label={facts.label} items={items} />
    </SideCard>
  );
}

/** The time and the main action, at the bottom of a phone. */
export function BookBar({ openClass, onChanged }: BookCardProps) {
  const when = useStartTime();
  return (
    <div className={frame.bar} data-bottom-bar="">
      <p className={`${frame.barPrice} ${css.barWhen}`}>{when(openClass.startsAt)}</p>
      <Action openClass={openClass} onChanged={onChanged} />
    </div>
  );
}

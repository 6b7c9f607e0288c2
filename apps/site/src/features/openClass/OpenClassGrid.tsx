import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { CalendarIcon, LiveIcon } from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { Dotted } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { openClassHref } from '../../shared/routes/pages.ts';
import { Action } from './Action.tsx';
import * as css from './OpenClassGrid.css.ts';
import type { OpenClass } from './openClass.model.ts';
import { openClassTexts } from './openClass.texts.ts';
import { useStartTime } from './useStartTime.ts';

/** Number of covers in the first row, which are visible first. */
const FIRST_ROW = 3;

export interface OpenClassGridProps {
  readonly openClasses: readonly OpenClass[];
  /** Reloads the list after an action on one of them. */
  readonly onChanged: () => void;
  /** Whether newer results are loading. */
  readonly isBusy: boolean;
}

/** Open classes as cards, each with a link to its page and its main action. */
export function OpenClassGrid({ openClasses, onChanged, isBusy }: OpenClassGridProps) {
  return (
    <ul className={css.grid} aria-busy={isBusy}>
      {openClasses.map((openClass, index) => (
        <li key={openClass.id}>
          <OpenClassTile openClass={openClass} onChanged={onChanged} isPriority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  readonly openClass: OpenClass;
  readonly onChanged: () => void;
  readonly isPriority: boolean;
}

function OpenClassTile({ openClass, onChanged, isPriority }: TileProps) {
  const texts = useTexts(openClassTexts);
  const locale = useLocale();
  const when = useStartTime();
  const { id, name, cover, subject, teacher, startsAt, state, bookedCount, capacity, isBooked, replayHref } =
    openClass;
  const left = capacity === undefined ? undefined : Math.max(0, capacity - bookedCount);
  const people = state === 'finished' ? texts.heardCount(bookedCount) : texts.bookedCount(bookedCount);
  const WhenIcon = state === 'now' ? LiveIcon : CalendarIcon;
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <span aria-hidden>{[...name[locale]][0]}</span>
        {cover !== '' && (
          <img
            className={css.picture}
            src={cover}
            alt=""
            width={640}
            height={360}
            loading={isPriority ? 'eager' : 'lazy'}
            decoding="async"
            onError={(event) => event.currentTarget.remove()}
          />
        )}
        <Tag tone="onCover" className={css.state} data-state={state}>
          {state === 'finished' && replayHref !== '' ? texts.replay : texts.states[state]}
        </Tag>
      </div>
      <div className={css.body}>
        <h2 className={css.title} lang={langOfText(name, locale)}>
          <Link className={css.link} href={openClassHref(id)}>
            {name[locale]}
          </Link>
        </h2>
        <p className={css.time} data-state={state}>
          <WhenIcon />
          {state === 'now' ? texts.startedAt(when(startsAt)) : when(startsAt)}
        </p>
        <p className={css.meta}>
          <Dotted>{[teacher[locale], subject[locale]].filter(Boolean).join(' · ')}</Dotted>
        </p>
        <div className={css.footer}>
          <p className={css.people}>
            {isBooked && state !== 'finished' ? (
              <span className={css.booked}>{texts.booked}</span>
            ) : (
              bookedCount > 0 && people
            )}
            {state === 'upcoming' &&
              !isBooked &&
              left !== undefined &&
              left > 0 &&
              left <= 20 &&
              ` · ${texts.seatsLeft(left)}`}
          </p>
          <div className={css.action}>
            <Action openClass={openClass} onChanged={onChanged} isOnCard />
          </div>
        </div>
      </div>
    </article>
  );
}

/** The skeleton of open classes that are loading. */
export function OpenClassGridSkeleton() {
  return (
    <ul className={css.grid} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Card padding="none">
            <Skeleton shape="cover" />
            <Skeleton shape="box" height="164px" />
          </Card>
        </li>
      ))}
    </ul>
  );
}

import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { ChevronLeftIcon, ChevronRightIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../../i18n/moment.ts';
import { ports } from '../../../ports.ts';
import { session } from '../../../session/session.store.ts';
import { personalTexts } from '../personal.texts.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { courseTexts } from './course.texts.ts';
import { daysOf, isOnDay, type LiveEntry, showWeek, timetable, weekStart } from './timetable.store.ts';
import * as css from './TimetablePage.css.ts';

const MOST_WEEKS = 520;
const hrefOf = (week: number) => (week === 0 ? '#/personal/course/classTable' : `#/personal/course/classTable?week=${week}`);

/** The live lessons of a week (specification 2.1, /personal/course/classTable), day by day, in the schools' time zone. */
export default function TimetablePage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const locale = useLocale();
  const asked = Math.trunc(Number(new URLSearchParams(useSearch()).get('week') ?? 0)) || 0;
  const week = Math.min(MOST_WEEKS, Math.max(-MOST_WEEKS, asked));
  const { token } = useSnapshot(session);
  const { status, entries } = useSnapshot(timetable);

  useEffect(() => void showWeek(week), [week, token]);

  const now = ports.now();
  const days = daysOf(weekStart(now, week));
  const span = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'Asia/Shanghai',
    month: locale === 'zh' ? 'long' : 'short',
    day: 'numeric',
  });
  const [first = now] = days;
  const last = days.at(-1) ?? now;

  return (
    <PersonalFrame
      current="classTable"
      title={pages.classTable}
      actions={
        <nav className={css.weeks} aria-label={pages.classTable}>
          {week !== 0 && (
            <ButtonLink variant="quiet" size="small" href={hrefOf(0)}>
              {texts.table.today}
            </ButtonLink>
          )}
          <ButtonLink size="small" href={hrefOf(week - 1)} aria-label={texts.table.previous}>
            <ChevronLeftIcon />
          </ButtonLink>
          <span className={css.span}>{span.formatRange(first, last)}</span>
          <ButtonLink size="small" href={hrefOf(week + 1)} aria-label={texts.table.next}>
            <ChevronRightIcon />
          </ButtonLink>
        </nav>
      }
    >
      {status === 'failed' ? (
        <EmptyState type="yueke" title={texts.table.failed} action={<Button onClick={() => void showWeek(week)}>{texts.retry}</Button>} />
      ) : status !== 'ready' ? (
        <div className={css.days} aria-busy>
          <Skeleton shape="box" height="132px" />
          <Skeleton shape="box" height="132px" />
        </div>
      ) : entries.length === 0 ? (
        <EmptyState
          type="yueke"
          title={texts.table.empty}
          description={texts.table.emptyHelp}
          action={<ButtonLink href="#/personal/course/lessons">{texts.table.toLessons}</ButtonLink>}
        />
      ) : (
        <>
          <div className={css.days}>
            {days
              .map((start) => ({ start, lessons: entries.filter((entry) => isOnDay(entry.startsAt, start)) }))
              .filter(({ lessons }) => lessons.length > 0)
              .map(({ start, lessons }) => (
                <section key={start} className={css.day}>
                  <h2 className={css.date}>
                    {formatTime(start, 'weekday', locale)}
                    {isOnDay(new Date(now).toISOString(), start) && <Tag tone="accent">{texts.table.isToday}</Tag>}
                  </h2>
                  <ul className={css.list}>
                    {lessons.map((entry) => (
                      <li key={entry.id}>
                        <Entry entry={entry} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
          <p className={css.zone}>{texts.table.zone}</p>
        </>
      )}
    </PersonalFrame>
  );
}

const TONES = { upcoming: 'neutral', now: 'danger', finished: 'neutral' } as const;

function Entry({ entry }: { readonly entry: LiveEntry }) {
  const texts = useTexts(courseTexts);
  const locale = useLocale();
  const action =
    entry.state === 'now' ? texts.table.enter : entry.state === 'finished' && entry.hasReplay ? texts.table.replay : texts.table.detail;
  return (
    <article className={css.entry}>
      <p className={css.clock}>
        {formatTime(entry.startsAt, 'clock', locale)}
        <span className={css.end}>{formatTime(entry.endsAt, 'clock', locale)}</span>
      </p>
      <div className={css.words}>
        <h3 className={css.name}>{entry.lesson[locale]}</h3>
        <p className={css.about}>{[entry.course[locale], entry.teacher[locale]].filter(Boolean).join(' · ')}</p>
      </div>
      <Tag tone={TONES[entry.state]}>{texts.table.states[entry.state]}</Tag>
      <ButtonLink
        variant={entry.state === 'now' ? 'primary' : 'secondary'}
        size="small"
        href={entry.href}
        aria-label={`${action}：${entry.lesson[locale]}`}
      >
        {action}
      </ButtonLink>
    </article>
  );
}

import { Button, ButtonLink } from '@lectern/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { dayWords, useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Timetable, type TimetableLesson } from '@lectern/ui/Timetable';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { retriedLazy } from '@lectern/ui/lazy';
import { ports } from '../../../shared/ports.ts';
import { offsetOf, dateIn, nameOfZone, readZone, SHANGHAI } from '../../../shared/i18n/zone.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { personalTexts } from '../personal.texts.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { courseTexts } from './course.texts.ts';
import { showWeek, lastDayOf, timetable, weekStart } from './timetable.store.ts';
import * as css from './TimetablePage.css.ts';

const CalendarDialog = retriedLazy(async () => (await import('./CalendarDialog.tsx')).CalendarDialog);

const MAX_WEEKS = 520;
const hrefOf = (week: number) =>
  week === 0 ? '#/personal/course/classTable' : `#/personal/course/classTable?week=${week}`;

/** Reads the week from an address, as an offset from the current one. */
function weekOf(search: string): number {
  const requestedWeek = Math.trunc(Number(new URLSearchParams(search).get('week') ?? 0)) || 0;
  return Math.min(MAX_WEEKS, Math.max(-MAX_WEEKS, requestedWeek));
}

/** Starts the timetable's first request. */
export const prepare: Prepare = (_params, search) =>
  showWeek.prefetch(weekOf(search), readZone(shell.current.zones.classTable));

/** The live lessons and booked open classes of a week (/personal/course/classTable), in the time zone of the school's timetable. */
export default function TimetablePage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const locale = useLocale();
  const week = weekOf(useSearch());
  const { status, entries } = useSnapshot(timetable);
  const zone = readZone(useSnapshot(shell).current.zones.classTable);

  const start = weekStart(ports.now(), week, zone);
  const dayOf = (moment: number) => dayWords(moment + offsetOf(zone, moment), locale).monthDay;
  const lessons = entries.map(
    ({ id, lesson, course, teacher, startsAt, endsAt, state, hasReplay, href }): TimetableLesson => ({
      id,
      name: lesson[locale],
      about: [
        course === undefined ? texts.table.openClass : course[locale],
        teacher[locale],
        state === 'finished' && hasReplay && texts.table.replay,
      ]
        .filter(Boolean)
        .join(' · '),
      startsAt,
      endsAt,
      href,
    }),
  );

  return (
    <PersonalFrame
      current="classTable"
      title={pages.classTable}
      actions={
        <Inline as="nav" gap="x2" aria-label={pages.classTable}>
          {week !== 0 && (
            <ButtonLink variant="quiet" size="small" href={hrefOf(0)}>
              {texts.table.today}
            </ButtonLink>
          )}
          <ButtonLink size="small" href={hrefOf(week - 1)} aria-label={texts.table.previous}>
            <ChevronLeftIcon />
          </ButtonLink>
          <span className={css.span}>{`${dayOf(start)} – ${dayOf(lastDayOf(start))}`}</span>
          <ButtonLink size="small" href={hrefOf(week + 1)} aria-label={texts.table.next}>
            <ChevronRightIcon />
          </ButtonLink>
        </Inline>
      }
    >
      <ListPage
        status={status}
        rows={status === 'ready' ? entries : []}
        type="yueke"
        failed={texts.table.failed}
        load={() => void showWeek(week, zone)}
        skeleton={
          <div aria-busy>
            <Skeleton shape="box" height="560px" />
          </div>
        }
        nothing={
          <EmptyWithLink
            type="yueke"
            title={texts.table.empty}
            description={texts.table.emptyHelp}
            href="#/personal/course/lessons"
            label={texts.table.toLessons}
          />
        }
      >
        <Timetable
          label={pages.classTable}
          week={dateIn(start, zone)}
          lessons={lessons}
          timeZone={zone}
          now={ports.now}
        />
      </ListPage>
      <div className={css.footer}>
        <p className={css.zone}>
          {zone === SHANGHAI ? texts.table.zone : texts.table.zoneOf(nameOfZone(zone, start, locale))}
        </p>
        <CalendarButton />
      </div>
    </PersonalFrame>
  );
}

function CalendarButton() {
  const { table } = useTexts(courseTexts);
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const handleOpen = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={handleOpen}>
        {table.calendar}
      </Button>
      {isRequested && (
        <Suspense>
          <CalendarDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

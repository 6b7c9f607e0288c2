import type { Reply } from '@lectern/sdk';
import { timetable as timetableCall, type TimetableEntry } from '@lectern/sdk/endpoints/course';
import type { OpenClassCard } from '@lectern/sdk/endpoints/openClass';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { ports } from '../../../shared/ports.ts';
import { localizedText, type LocalizedText } from '../../../shared/i18n/localizedText.ts';
import { offsetOf } from '../../../shared/i18n/zone.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { lessonHref, openClassHref } from '../../../shared/routes/pages.ts';

/** A live lesson in the timetable, or an open class that the student has booked. */
export interface LiveEntry {
  readonly id: string;
  readonly lesson: LocalizedText;
  /** Undefined for an open class. */
  readonly course: LocalizedText | undefined;
  readonly teacher: LocalizedText;
  /** UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: 'upcoming' | 'now' | 'finished';
  readonly hasReplay: boolean;
  readonly href: string;
}

/** One week of the timetable. */
export interface TimetableState {
  status: LoadStatus;
  entries: readonly LiveEntry[];
}

export const timetable = proxy<TimetableState>({ status: 'idle', entries: [] });

const DAY_MS = 86_400_000;

/**
 * Returns the start of a week (Monday) in a time zone, by its offset from the current week; milliseconds since
 * 1970.
 */
export function weekStart(now: number, weeks: number, zone: string): number {
  const day = Math.floor((now + offsetOf(zone, now)) / DAY_MS);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  const there = (monday + weeks * 7) * DAY_MS;
  // The offset is looked up twice, since it may change between the two moments.
  return there - offsetOf(zone, there - offsetOf(zone, there));
}

/**
 * Returns a moment on the last day of a week; near noon, so that daylight saving time cannot move it to another
 * day.
 */
export const lastDayOf = (start: number): number => start + 6.5 * DAY_MS;

function readEntry(entry: Reply<TimetableEntry>): LiveEntry {
  const [commodityId, courseId, lessonId] = [
    entry.commodityId ?? '',
    entry.courseId ?? '',
    entry.lessonId ?? '',
  ];
  return {
    id: lessonId,
    lesson: localizedText(entry.lessonName, entry.lessonNameEn),
    course: localizedText(entry.courseName, entry.courseNameEn),
    teacher: localizedText(entry.teacherName, entry.teacherNameEn),
    startsAt: entry.startsAt ?? '',
    endsAt: entry.endsAt ?? '',
    state: entry.liveState ?? 'finished',
    hasReplay: entry.hasReplay === true,
    href: lessonHref({ commodityId, courseId }, lessonId),
  };
}

function readOpenClass(card: Reply<OpenClassCard>): LiveEntry {
  const openClassId = card.openClassId ?? '';
  return {
    id: `open-${openClassId}`,
    lesson: localizedText(card.name, card.nameEn),
    course: undefined,
    teacher: localizedText(card.teacherName, card.teacherNameEn),
    startsAt: card.startsAt ?? '',
    endsAt: card.endsAt ?? '',
    state: card.state ?? 'finished',
    hasReplay: (card.replay?.lessonId ?? '') !== '',
    href: openClassHref(openClassId),
  };
}

const { load } = loadInto(timetable);

/** Loads the live lessons and booked open classes of a week, in the school's time zone. */
export const showWeek = prefetched(async (weeks: number, zone: string): Promise<void> => {
  const [start, end] = [weekStart(ports.now(), weeks, zone), weekStart(ports.now(), weeks + 1, zone)];
  await load(async () => {
    const reply = await request(timetableCall, {
      from: new Date(start).toISOString(),
      to: new Date(end).toISOString(),
    });
    return { entries: ref([...reply.entries.map(readEntry), ...reply.openClasses.map(readOpenClass)]) };
  });
});

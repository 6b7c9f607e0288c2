import { list, oneOf, text, type Untrusted } from '@lectern/sdk';
import { timetable as timetableCall, type TimetableEntry } from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../boot/client.ts';
import { ports } from '../../../ports.ts';
import { words, type Words } from '../../../i18n/words.ts';
import { lessonHref } from '../../catalogue/index.ts';

/** A live lesson in the timetable. */
export interface LiveEntry {
  readonly id: string;
  readonly lesson: Words;
  readonly course: Words;
  readonly teacher: Words;
  /** UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: 'upcoming' | 'now' | 'finished';
  readonly hasReplay: boolean;
  readonly href: string;
}

/** One week of the timetable. */
export interface TimetableState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  entries: readonly LiveEntry[];
}

export const timetable = proxy<TimetableState>({ status: 'idle', entries: [] });

const DAY_MS = 86_400_000;
/** The schools' time zone; it has no summer time. */
export const SCHOOL_ZONE = 'Asia/Shanghai';
const SHANGHAI_MS = 8 * 3_600_000;

/** The first moment of a week in Shanghai, Monday's, so many weeks from this one; milliseconds since 1970. */
export function weekStart(now: number, weeks: number): number {
  const local = now + SHANGHAI_MS;
  const day = Math.floor(local / DAY_MS);
  // The first day of 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return (monday + weeks * 7) * DAY_MS - SHANGHAI_MS;
}

/** The first moment of the last day of a week. */
export const lastDayOf = (start: number): number => start + 6 * DAY_MS;

/** The date in Shanghai, `YYYY-MM-DD`. */
export const dateIn = (moment: number): string => new Date(moment + SHANGHAI_MS).toISOString().slice(0, 10);

function readEntry(entry: Untrusted<TimetableEntry>): LiveEntry {
  const [commodityId, courseId, lessonId] = [
    text(entry?.commodityId),
    text(entry?.courseId),
    text(entry?.lessonId),
  ];
  return {
    id: lessonId,
    lesson: words(entry?.lessonName, entry?.lessonNameEn),
    course: words(entry?.courseName, entry?.courseNameEn),
    teacher: words(entry?.teacherName, entry?.teacherNameEn),
    startsAt: text(entry?.startsAt),
    endsAt: text(entry?.endsAt),
    state: oneOf(entry?.liveState, ['upcoming', 'now', 'finished'], 'finished'),
    hasReplay: entry?.hasReplay === true,
    href: lessonHref({ commodityId, courseId }, lessonId),
  };
}

let latest = 0;

/** Shows the live lessons of a week. */
export async function showWeek(weeks: number): Promise<void> {
  latest += 1;
  const mine = latest;
  timetable.status = 'loading';
  const start = weekStart(ports.now(), weeks);
  try {
    const reply = await request(timetableCall, {
      from: new Date(start).toISOString(),
      to: new Date(start + 7 * DAY_MS).toISOString(),
    });
    if (mine !== latest) return;
    timetable.entries = ref(list<TimetableEntry>(reply?.entries).map(readEntry));
    timetable.status = 'ready';
  } catch {
    if (mine === latest) timetable.status = 'failed';
  }
}

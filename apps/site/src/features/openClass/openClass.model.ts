import type { Reply } from '@lectern/sdk';
import type { OpenClassCard, OpenClassDetail } from '@lectern/sdk/endpoints/openClass';
import { localizedText, localizedTexts } from '../../shared/i18n/localizedText.ts';
import { lessonHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readCourseItem } from '../catalogue/index.ts';

/** An open class as lists show it. */
export type OpenClass = ReadBy<typeof readOpenClass>;

/** The teacher of an open class. */
export type OpenClassTeacher = ReadBy<typeof readTeacher>;

/** An open class with all data of its page. */
export type OpenClassPage = ReadBy<typeof readOpenClassPage>;

const number = (value: number | undefined): number => Math.max(0, Math.trunc(value ?? 0));

function replayOf(reply: Reply<OpenClassCard['replay']>): string {
  const [commodityId, courseId, lessonId] = [
    reply?.commodityId ?? '',
    reply?.courseId ?? '',
    reply?.lessonId ?? '',
  ];
  return courseId === '' || lessonId === '' ? '' : lessonHref({ commodityId, courseId }, lessonId);
}

/** Reads an open class; undefined if it has no link target or no name. */
export function readOpenClass(reply: Reply<OpenClassCard>) {
  const id = reply.openClassId ?? '';
  const name = localizedText(reply.name, reply.nameEn);
  if (id === '' || name.zh === '') return undefined;
  const capacity = number(reply.capacity);
  return {
    id,
    name,
    /** One sentence. */
    summary: localizedText(reply.summary, reply.summaryEn),
    cover: reply.cover ?? '',
    subject: localizedText(reply.subjectName, reply.subjectNameEn),
    teacher: localizedText(reply.teacherName, reply.teacherNameEn),
    /** UTC, as are the end and the opening of its room. */
    startsAt: reply.startsAt ?? '',
    endsAt: reply.endsAt ?? '',
    opensAt: reply.opensAt ?? '',
    // In an unknown state, nothing can be booked or entered.
    state: reply.state ?? 'finished',
    bookedCount: number(reply.bookedCount),
    /** Undefined for no limit. */
    capacity: capacity === 0 ? undefined : capacity,
    isBooked: reply.bookedFlag === 1,
    /** Link to the replay; empty if there is none. */
    replayHref: replayOf(reply.replay),
  };
}

function readTeacher(reply: Reply<OpenClassDetail['teacher']>) {
  const name = localizedText(reply?.name, reply?.nameEn);
  if (name.zh === '') return undefined;
  return {
    id: reply?.id ?? '',
    name,
    title: localizedText(reply?.title, reply?.titleEn),
    portrait: reply?.portrait ?? '',
    motto: localizedText(reply?.motto, reply?.mottoEn),
  };
}

/** Reads an open class's page; undefined if the reply contains none. */
export function readOpenClassPage(reply: Reply<OpenClassDetail>) {
  const openClass = readOpenClass(reply.openClass);
  if (openClass === undefined) return undefined;
  return {
    openClass,
    /** HTML from the server. */
    description: localizedText(reply.description, reply.descriptionEn),
    outcomes: localizedTexts(reply.outcomes, reply.outcomesEn),
    teacher: readTeacher(reply.teacher),
    course: readCourseItem(reply.course),
  };
}

/** What a user can do with an open class. */
export type OpenClassAction = 'book' | 'booked' | 'full' | 'enter' | 'watch' | 'waiting';

/** Returns the main action for an open class. */
export function actionOf({ state, isBooked, capacity, bookedCount, replayHref }: OpenClass): OpenClassAction {
  if (state === 'finished') return replayHref === '' ? 'waiting' : 'watch';
  const isFull = !isBooked && capacity !== undefined && bookedCount >= capacity;
  if (isFull) return 'full';
  if (state === 'now') return 'enter';
  return isBooked ? 'booked' : 'book';
}

/** Returns when an open class next changes by schedule, in milliseconds since 1970; undefined if it is over. */
export function nextChange({
  state,
  opensAt,
  endsAt,
}: Pick<OpenClass, 'state' | 'opensAt' | 'endsAt'>): number | undefined {
  const moment =
    state === 'upcoming' ? Date.parse(opensAt) : state === 'now' ? Date.parse(endsAt) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

import ical, { ICalCalendarMethod } from 'ical-generator';

/** Language of a calendar's entries. */
export type CalendarLang = 'zh' | 'en';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Permanent id: a program that already has the entry replaces it. */
  readonly id: string;
  readonly name: string;
  /** Course and teacher, one line each. */
  readonly about: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Address of its page. */
  readonly url: string;
}

/** A calendar with its entries. */
export interface CalendarFile {
  readonly name: string;
  readonly lang: CalendarLang;
  /** Creation time of the calendar; constant, so that equal calendars give equal text. */
  readonly madeAt: Date;
  readonly entries: readonly CalendarEntry[];
}

/** Interval after which a program should reload the calendar, in seconds. */
const LIFE_SECONDS = 3600;

/** Formats a calendar as iCalendar (RFC 5545), with times in UTC. */
export function writeCalendar({ name, lang, madeAt, entries }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: 'Lectern', product: 'Timetable', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LIFE_SECONDS,
  });
  for (const { id, name: summary, about, startsAt, endsAt, url } of entries) {
    calendar.createEvent({
      id,
      stamp: madeAt,
      start: startsAt,
      end: endsAt,
      summary,
      description: [...about, url].join('\n'),
      url,
    });
  }
  return calendar.toString();
}

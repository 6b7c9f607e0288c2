import ical, { ICalCalendarMethod } from 'ical-generator';

/** Language in which a calendar names its entries. */
export type CalendarLang = 'zh' | 'en';

/** What stands in a calendar. */
export interface CalendarEntry {
  /** Names it for good: a program that has it already replaces it. */
  readonly id: string;
  readonly name: string;
  /** Course and teacher, a line each. */
  readonly about: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Address of its page. */
  readonly url: string;
}

/** A calendar with all that stands in it. */
export interface CalendarFile {
  readonly name: string;
  readonly lang: CalendarLang;
  /** When it was made; the same calendar is the same text. */
  readonly madeAt: Date;
  readonly entries: readonly CalendarEntry[];
}

/** How often a program should look again, in seconds. */
const LIFE_SECONDS = 3600;

/** Writes a calendar as iCalendar (RFC 5545), with times in UTC. */
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

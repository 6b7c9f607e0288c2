import { calendar as calendarCall, renewCalendar, stopCalendar } from '@lectern/sdk/endpoints/course';
import { reminders as remindersCall, setReminders } from '@lectern/sdk/endpoints/message';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';

/** What the student may be reminded of. */
export type ReminderKind = 'lesson' | 'homework';

/** Where a calendar program finds the timetable, and of what the student is reminded. */
export interface CalendarState {
  status: LoadStatus;
  /** Empty while there is none. */
  address: string;
  reminders: Readonly<Record<ReminderKind, boolean>>;
}

export const calendar = proxy<CalendarState>({
  status: 'idle',
  address: '',
  reminders: { lesson: true, homework: true },
});

const { load } = loadInto(calendar);

/** Loads both. */
export const loadCalendar = (): Promise<boolean> =>
  load(async () => {
    const [feed, choice] = await Promise.all([request(calendarCall, {}), request(remindersCall, {})]);
    return {
      address: feed.address ?? '',
      reminders: { lesson: choice.lessonFlag !== 0, homework: choice.homeworkFlag !== 0 },
    };
  });

/** Makes an address, in place of the one before. */
export const renewAddress = (): Promise<Result> =>
  attempt(async () => {
    const { address } = await request(renewCalendar, {});
    if (address === undefined) throw new Error('The reply has no address');
    calendar.address = address;
  });

/** Ends the address. */
export const endAddress = (): Promise<Result> =>
  attempt(async () => {
    await request(stopCalendar, {});
    calendar.address = '';
  });

/** Switches a reminder on or off; it is as before where that fails. */
export async function setReminder(kind: ReminderKind, isOn: boolean): Promise<Result> {
  const before = calendar.reminders;
  calendar.reminders = { ...before, [kind]: isOn };
  const result = await attempt(async () => {
    await request(
      setReminders,
      kind === 'lesson' ? { lessonFlag: isOn ? 1 : 0 } : { homeworkFlag: isOn ? 1 : 0 },
    );
  });
  if (!result.isDone) calendar.reminders = before;
  return result;
}

/** The address as the reader's language needs it. */
export const addressIn = (address: string, locale: 'zh' | 'en'): string =>
  locale === 'en' ? `${address}?lang=en` : address;

/** The same address as calendar programs take it from a link. */
export const programAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

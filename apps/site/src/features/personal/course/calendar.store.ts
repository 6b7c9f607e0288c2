import { calendar as calendarCall, renewCalendar, stopCalendar } from '@lectern/sdk/endpoints/course';
import { reminders as remindersCall, setReminders } from '@lectern/sdk/endpoints/message';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';

/** What the student can be reminded of, and by which channel. */
export type Reminder = 'lesson' | 'homework' | 'lessonSms' | 'homeworkSms';

/** The timetable's address for calendar programs, and the student's reminders. */
export interface CalendarState {
  status: LoadStatus;
  /** Empty if there is none. */
  address: string;
  /** Undefined if the school does not offer that reminder. */
  reminders: Readonly<Record<Reminder, boolean | undefined>>;
  /** Whether the student has a number for SMS. */
  hasMobile: boolean;
}

export const calendar = proxy<CalendarState>({
  status: 'idle',
  address: '',
  reminders: { lesson: true, homework: true, lessonSms: undefined, homeworkSms: undefined },
  hasMobile: false,
});

const isOn = (flag: 0 | 1 | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1);

const { load } = loadInto(calendar);

/** Loads address and reminders. */
export const loadCalendar = (): Promise<boolean> =>
  load(async () => {
    const [feed, choice] = await Promise.all([request(calendarCall, {}), request(remindersCall, {})]);
    return {
      address: feed.address ?? '',
      reminders: {
        lesson: choice.lessonFlag !== 0,
        homework: choice.homeworkFlag !== 0,
        lessonSms: isOn(choice.lessonSmsFlag),
        homeworkSms: isOn(choice.homeworkSmsFlag),
      },
      hasMobile: choice.mobileFlag === 1,
    };
  });

/** Creates a new address, which replaces the previous one. */
export const renewAddress = (): Promise<Result> =>
  attempt(async () => {
    const { address } = await request(renewCalendar, {});
    if (address === undefined) throw new Error('The reply has no address');
    calendar.address = address;
  });

/** Invalidates the address. */
export const endAddress = (): Promise<Result> =>
  attempt(async () => {
    await request(stopCalendar, {});
    calendar.address = '';
  });

/** Switches a reminder on or off, optimistically; reverted on failure. */
export async function setReminder(reminder: Reminder, isOn: boolean): Promise<Result> {
  const before = calendar.reminders;
  calendar.reminders = { ...before, [reminder]: isOn };
  const result = await attempt(() => request(setReminders, { [`${reminder}Flag` as const]: isOn ? 1 : 0 }));
  if (!result.isDone) calendar.reminders = before;
  return result;
}

/** Returns the address for a language. */
export const addressIn = (address: string, locale: 'zh' | 'en'): string =>
  locale === 'en' ? `${address}?lang=en` : address;

/** Returns the same address with the scheme that calendar programs open (webcal). */
export const programAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

import { calendar as calendarCall, renewCalendar, stopCalendar } from '@lectern/sdk/endpoints/course';
import { reminders as remindersCall, setReminders } from '@lectern/sdk/endpoints/message';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';

/** What the student may be reminded of, and which way. */
export type Reminder = 'lesson' | 'homework' | 'lessonSms' | 'homeworkSms';

/** Where a calendar program finds the timetable, and of what the student is reminded. */
export interface CalendarState {
  status: LoadStatus;
  /** Empty while there is none. */
  address: string;
  /** Undefined where the school does not remind that way. */
  reminders: Readonly<Record<Reminder, boolean | undefined>>;
  /** Whether SMS have a number to go to. */
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

/** Loads both. */
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
export async function setReminder(reminder: Reminder, isWanted: boolean): Promise<Result> {
  const before = calendar.reminders;
  calendar.reminders = { ...before, [reminder]: isWanted };
  const result = await attempt(async () => {
    await request(setReminders, { [`${reminder}Flag` as const]: isWanted ? 1 : 0 });
  });
  if (!result.isDone) calendar.reminders = before;
  return result;
}

/** The address as the reader's language needs it. */
export const addressIn = (address: string, locale: 'zh' | 'en'): string =>
  locale === 'en' ? `${address}?lang=en` : address;

/** The same address as calendar programs take it from a link. */
export const programAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

import { amount, flag, text } from '@lectern/sdk';
import type { Company } from '../database/tables/companies.tables.ts';

/** The kind of a purchase, as commodities count it: 1 course, 2 package, 3 module. */
export type PurchaseType = 1 | 2 | 3;

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/**
 * Tells whether a function is switched on. The company's own settings count, not a branch school's: a student may
 * choose among the schools, and would choose the one that demands least.
 */
export const isFunctionOpen = ({ config }: Company, code: string): boolean =>
  flag(member(member(config['functions'], code), 'openFlag'));

/** Reads a function's status, by the company's own settings; 0 where it is switched off. */
export const functionStatus = (company: Company, code: string): number =>
  isFunctionOpen(company, code) ? amount(member(member(company.config['functions'], code), 'status'), 0) : 0;

/** Reads a setting of the company; undefined where it has none of that code. */
export const settingOf = ({ config }: Company, code: string): unknown => member(config['settings'], code);

/** Whether every agreement must be signed, not just one (`STUDENT_PROTOCOL_TYPE` 2). */
export const mustSignAll = (company: Company): boolean =>
  functionStatus(company, 'STUDENT_PROTOCOL_TYPE') === 2;

/** Whether a face check stands before lessons. */
export const asksForFaces = (company: Company): boolean => isFunctionOpen(company, 'FACE_LESSON');

/** Whether an account is logged in on one device at a time, by the company's own settings. */
export const isOneDevice = ({ config }: Company): boolean => flag(member(config['login'], 'oneDeviceFlag'));

/** The purchases that each status of `COMPANY_BUY_CHECK` means. */
const REGISTERED: Readonly<Record<number, readonly PurchaseType[]>> = {
  1: [1],
  2: [2],
  3: [3],
  4: [1, 2],
  5: [1, 2, 3],
};

/** Whether what was bought in this way has to be registered for. */
export const mustRegister = (company: Company, type: PurchaseType): boolean =>
  REGISTERED[functionStatus(company, 'COMPANY_BUY_CHECK')]?.includes(type) ?? false;

/** Whether the window of free courses may show. */
export const showsFreeCourses = (company: Company): boolean =>
  settingOf(company, 'FREE_COURSE_POPUP') === '1';

/** What students may ask back, by the company's own settings: within 7 days, at most a fifth of it studied. */
export function refundRule({ config }: Company): {
  readonly withinDays: number;
  readonly mostStudiedPercent: number;
} {
  const rule = member(config, 'refunds');
  return {
    withinDays: amount(member(rule, 'withinDays'), 7),
    mostStudiedPercent: amount(member(rule, 'mostStudiedPercent'), 20),
  };
}

/** For how many days after its score was told a new mark of an exam may be asked for; 0 where it may not. */
export const remarkDays = ({ config }: Company): number =>
  amount(member(member(config, 'remarks'), 'withinDays'), 7);

/** What of students' reminders goes by SMS, by the company's own settings: nothing, and at most 500 a day. */
export function smsReminderRule({ config }: Company): {
  /** The carrier's codes of templates; empty where that kind is not sent. */
  readonly templates: Readonly<Record<'lesson' | 'homework', string>>;
  readonly mostADay: number;
} {
  const rule = member(config, 'smsReminders');
  return {
    templates: {
      lesson: text(member(rule, 'lessonTemplate')),
      homework: text(member(rule, 'homeworkTemplate')),
    },
    mostADay: amount(member(rule, 'mostADay'), 500),
  };
}

/**
 * What points are worth, by the company's own settings: 100 take one yuan off, at most half of a sum; nothing where
 * it has no points.
 */
export function pointRule({ config }: Company): { readonly perYuan: number; readonly mostPercent: number } {
  if (!flag(member(config['service'], 'openIntegral'))) return { perYuan: 0, mostPercent: 0 };
  const checkout = member(config, 'checkout');
  return {
    perYuan: amount(member(checkout, 'pointsPerYuan'), 100),
    mostPercent: amount(member(checkout, 'pointsMostPercent'), 50),
  };
}

/** How many days personal data stays, by the company's own settings; 0 where it stays as long as the account. */
export function privacyRule({ config }: Company): {
  /** Between the asking for a closing and the end of the account. */
  readonly closeAfterDays: number;
  /** Of ID numbers, after the last log-in. */
  readonly identityDays: number;
  /** Of face checks that were passed. */
  readonly faceDays: number;
} {
  const rule = member(config, 'privacy');
  return {
    closeAfterDays: amount(member(rule, 'closeAfterDays'), 15),
    identityDays: amount(member(rule, 'identityDays'), 0),
    faceDays: amount(member(rule, 'faceDays'), 0),
  };
}

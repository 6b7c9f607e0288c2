import { amount, flag, text } from '@lectern/sdk';
import type { Company } from '../database/tables/companies.tables.ts';
import { daysLater } from '../dates/days.ts';

/** The kind of a purchase, as on the wire: 1 course, 2 package, 3 module. */
export type PurchaseType = 1 | 2 | 3;

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/**
 * Tells whether a function is switched on. The company's own settings count, not a branch school's: students
 * may choose among the schools, and would choose the least strict one.
 */
export const isFunctionOpen = ({ config }: Company, code: string): boolean =>
  flag(member(member(config['functions'], code), 'openFlag'));

/** Returns a function's status from the company's own settings; 0 where it is switched off. */
export const functionStatus = (company: Company, code: string): number =>
  isFunctionOpen(company, code) ? amount(member(member(company.config['functions'], code), 'status'), 0) : 0;

/** Returns a setting of the company; undefined where it has none with that code. */
export const settingOf = ({ config }: Company, code: string): unknown => member(config['settings'], code);

/** Tells whether every agreement must be signed, not just one (`STUDENT_PROTOCOL_TYPE` 2). */
export const mustSignAll = (company: Company): boolean =>
  functionStatus(company, 'STUDENT_PROTOCOL_TYPE') === 2;

/** Tells whether lessons require a face check. */
export const asksForFaces = (company: Company): boolean => isFunctionOpen(company, 'FACE_LESSON');

/** Tells whether an account may be logged in on one device only, from the company's own settings. */
export const isOneDevice = ({ config }: Company): boolean => flag(member(config['login'], 'oneDeviceFlag'));

/** The kinds of purchase that each status of `COMPANY_BUY_CHECK` covers. */
const REGISTERED: Readonly<Record<number, readonly PurchaseType[]>> = {
  1: [1],
  2: [2],
  3: [3],
  4: [1, 2],
  5: [1, 2, 3],
};

/** Tells whether this kind of purchase requires a registration. */
export const mustRegister = (company: Company, type: PurchaseType): boolean =>
  REGISTERED[functionStatus(company, 'COMPANY_BUY_CHECK')]?.includes(type) ?? false;

/** Tells whether the dialog of free courses may be shown. */
export const showsFreeCourses = (company: Company): boolean =>
  settingOf(company, 'FREE_COURSE_POPUP') === '1';

/**
 * The rule for refund requests, from the company's own settings; by default within 7 days, with at most a fifth
 * studied.
 */
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

/** Returns until when a refund of what was paid at a time may be requested; null where the school accepts none. */
export function refundDeadline(company: Company, paidAt: Date | null): Date | null {
  const { withinDays } = refundRule(company);
  return paidAt === null || withinDays === 0 ? null : daysLater(paidAt, withinDays);
}

/**
 * Returns for how many days after its score was published a re-marking of an exam may be requested; 0 where it
 * may not.
 */
export const remarkDays = ({ config }: Company): number =>
  amount(member(member(config, 'remarks'), 'withinDays'), 7);

/** Which reminders are sent by SMS, from the company's own settings; by default none, and at most 500 a day. */
export function smsReminderRule({ config }: Company): {
  /** The SMS provider's template codes; empty where that kind is not sent. */
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
 * The value of points, from the company's own settings; by default 100 points take one yuan off, up to half of
 * an order. Without points, they are worth nothing.
 */
export function pointRule({ config }: Company): { readonly perYuan: number; readonly mostPercent: number } {
  if (!flag(member(config['service'], 'openIntegral'))) return { perYuan: 0, mostPercent: 0 };
  const checkout = member(config, 'checkout');
  return {
    perYuan: amount(member(checkout, 'pointsPerYuan'), 100),
    mostPercent: amount(member(checkout, 'pointsMostPercent'), 50),
  };
}

/** How many days personal data is kept, from the company's own settings; 0 means as long as the account. */
export function privacyRule({ config }: Company): {
  /** Days between a request to close the account and its closing. */
  readonly closeAfterDays: number;
  /** Days for which ID numbers are kept after the last log-in. */
  readonly identityDays: number;
  /** Days for which passed face checks are kept. */
  readonly faceDays: number;
} {
  const rule = member(config, 'privacy');
  return {
    closeAfterDays: amount(member(rule, 'closeAfterDays'), 15),
    identityDays: amount(member(rule, 'identityDays'), 0),
    faceDays: amount(member(rule, 'faceDays'), 0),
  };
}

import type { Reply } from '@lectern/sdk';
import type {
  ExamProvinces,
  ItemInfo,
  ItemTime,
  SignDetail,
  SignItem,
  SignState,
} from '@lectern/sdk/endpoints/proxyExam';
import type { ReadBy } from '../../shared/readBy.ts';

/** The states in the order in which they are offered. */
export const signStates = [
  'open',
  'draft',
  'returned',
  'submitted',
  'accepted',
  'closed',
] as const satisfies readonly SignState[];

/** A span of time in which something can be done, and the exam it is for; UTC, empty where it is not known. */
export type ExamTimes = ReadBy<typeof readTimes>;

/** An exam that the school registers the student for, and where that stands. */
export type Sign = ReadBy<typeof readSign>;

/** A place where an exam is held, and how many seats are left. */
export type ExamPlace = ReadBy<typeof readPlaces>[number];

/** An exam and what the school says of it. */
export type ExamTerms = ReadBy<typeof readTerms>;

/** A province where an exam is held, as a choice. */
export interface ProvinceOption {
  readonly value: string;
  readonly label: string;
}

/** Reads the times of a registration. */
export function readTimes(reply: Reply<ItemTime>) {
  return { startsAt: reply.startsAt ?? '', endsAt: reply.endsAt ?? '', examAt: reply.examAt ?? '' };
}

/** Reads an exam of the list; undefined where it has no id. A state that is not known can only be looked at. */
export function readSign(reply: Reply<SignItem> | undefined) {
  if (reply?.itemId === undefined || reply.itemId === '') return undefined;
  const { itemId } = reply;
  const signId = reply.signId ?? '';
  const provinceCode = reply?.provinceCode ?? '';
  return {
    ...readTimes(reply),
    /** Empty while nothing was begun. */
    signId: signId === '0' ? '' : signId,
    itemId,
    name: reply?.itemName || itemId,
    state: reply?.state ?? 'closed',
    provinceCode,
    province: reply?.provinceName || provinceCode,
    /** Empty until one is assigned. */
    place: reply?.placeName ?? '',
    feeCents: reply?.feeCents ?? 0,
    /** Why it was returned. */
    reason: reply?.reason ?? '',
  };
}

/** Reads what the school says of an exam. */
export function readTerms(reply: Reply<ItemInfo>) {
  return {
    name: reply.itemName ?? '',
    /** HTML of the server; whoever shows it cleans it. */
    html: reply.termsHtml ?? '',
    feeCents: reply.feeCents ?? 0,
    /** The student may register now. */
    isOpen: reply.openFlag === 1,
  };
}

/** Reads the provinces; one without a code cannot be chosen. */
export function readProvinces(reply: Reply<ExamProvinces>): ProvinceOption[] {
  return reply.flatMap(({ provinceCode, provinceName }) => {
    const value = provinceCode ?? '';
    return value === '' ? [] : [{ value, label: provinceName || value }];
  });
}

/** Reads the places of a registration. */
export function readPlaces(reply: Reply<SignDetail['places']>) {
  return reply.flatMap(({ placeId, placeName, remaining }) => {
    const id = placeId ?? '';
    return id === '' ? [] : [{ id, name: placeName || id, remaining: Math.max(0, remaining ?? 0) }];
  });
}

/** Keeps the places that all registrations have, with the fewest seats that any of them tells. */
export function sharedPlaces(offers: readonly (readonly ExamPlace[])[]): ExamPlace[] {
  const [first = [], ...others] = offers;
  return first.flatMap((place) => {
    const same = others.map((offer) => offer.find(({ id }) => id === place.id));
    if (same.includes(undefined)) return [];
    return { ...place, remaining: Math.min(place.remaining, ...same.map((one) => one?.remaining ?? 0)) };
  });
}

/** Tells whether a registration can be filled in. */
export const isEditable = ({ state }: Pick<Sign, 'state'>): boolean =>
  state === 'draft' || state === 'returned';

/** Tells whether a place can be chosen for a registration: once it is accepted, the place that it has stays. */
export const canTakePlace = ({ signId, state, place }: Pick<Sign, 'signId' | 'state' | 'place'>): boolean =>
  signId !== '' && (state === 'submitted' || (state === 'accepted' && place === ''));

/** What is due comes first: what the school gave back, what was begun, what was not. */
const DUE = ['returned', 'draft', 'open'] as const satisfies readonly SignState[];

/**
 * Finds what the student has to do next: of what is due the one that ends first.
 * @param now milliseconds since 1970.
 */
export function firstDue(signs: readonly Sign[], now: number): Sign | undefined {
  const endOf = ({ endsAt }: Sign) => (endsAt === '' ? Infinity : Date.parse(endsAt));
  const hasBegun = ({ startsAt }: Sign) => startsAt === '' || Date.parse(startsAt) <= now;
  const due = signs.filter((sign) => hasBegun(sign) && endOf(sign) > now);
  return DUE.flatMap((state) =>
    due.filter((sign) => sign.state === state).toSorted((one, other) => endOf(one) - endOf(other)),
  )[0];
}

/** Where registration stands in its time. */
export function windowOf({ startsAt, endsAt }: ExamTimes, now: number): 'before' | 'within' | 'after' {
  if (startsAt !== '' && Date.parse(startsAt) > now) return 'before';
  return endsAt !== '' && Date.parse(endsAt) <= now ? 'after' : 'within';
}

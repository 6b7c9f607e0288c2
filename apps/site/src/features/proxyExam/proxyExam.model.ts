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

/** The states in the order of the filter. */
export const signStates = [
  'open',
  'draft',
  'returned',
  'submitted',
  'accepted',
  'closed',
] as const satisfies readonly SignState[];

/** The registration period, and the exam's time; UTC, empty if unknown. */
export type ExamTimes = ReadBy<typeof readTimes>;

/** An exam for which the school registers the student, and the registration's state. */
export type Sign = ReadBy<typeof readSign>;

/** An exam site, and its number of free seats. */
export type ExamPlace = ReadBy<typeof readPlaces>[number];

/** A province in which an exam is held, as an option. */
export interface ProvinceOption {
  readonly value: string;
  readonly label: string;
}

/** Reads the times of a registration. */
export function readTimes(reply: Reply<ItemTime>) {
  return { startsAt: reply.startsAt ?? '', endsAt: reply.endsAt ?? '', examAt: reply.examAt ?? '' };
}

/** Reads an exam of the list; undefined without an id. One in an unknown state can only be viewed. */
export function readSign(reply: Reply<SignItem> | undefined) {
  if (!reply?.itemId) return undefined;
  const { itemId } = reply;
  const signId = reply.signId ?? '';
  const provinceCode = reply.provinceCode ?? '';
  return {
    ...readTimes(reply),
    /** Empty if no registration was started. */
    signId: signId === '0' ? '' : signId,
    itemId,
    name: reply.itemName || itemId,
    state: reply.state ?? 'closed',
    provinceCode,
    province: reply.provinceName || provinceCode,
    /** Empty until one is assigned. */
    place: reply.placeName ?? '',
    feeCents: reply.feeCents ?? 0,
    /** Why it was returned. */
    reason: reply.reason ?? '',
  };
}

/** Reads an exam's terms. */
export function readTerms(reply: Reply<ItemInfo>) {
  return {
    name: reply.itemName ?? '',
    /** HTML from the server, sanitised where it is rendered. */
    html: reply.termsHtml ?? '',
    feeCents: reply.feeCents ?? 0,
    /** Whether the student may register now. */
    isOpen: reply.openFlag === 1,
  };
}

/** Reads the provinces; one without a code is left out. */
export function readProvinces(reply: Reply<ExamProvinces>): ProvinceOption[] {
  return reply.flatMap(({ provinceCode, provinceName }) => {
    const value = provinceCode ?? '';
    return value === '' ? [] : [{ value, label: provinceName || value }];
  });
}

/** Reads the exam sites of a registration. */
export function readPlaces(reply: Reply<SignDetail['places']>) {
  return reply.flatMap(({ placeId, placeName, remaining }) => {
    const id = placeId ?? '';
    return id === '' ? [] : [{ id, name: placeName || id, remaining: Math.max(0, remaining ?? 0) }];
  });
}

/** Returns the sites that all registrations have in common, with the lowest number of free seats. */
export function sharedPlaces(offers: readonly (readonly ExamPlace[])[]): ExamPlace[] {
  const [first = [], ...others] = offers;
  return first.flatMap((place) => {
    const same = others.map((offer) => offer.find(({ id }) => id === place.id));
    if (same.includes(undefined)) return [];
    return { ...place, remaining: Math.min(place.remaining, ...same.map((one) => one?.remaining ?? 0)) };
  });
}

/** Whether a registration can be filled in. */
export const isEditable = ({ state }: Pick<Sign, 'state'>): boolean =>
  state === 'draft' || state === 'returned';

/** Whether a site can be chosen for a registration; once it is accepted, an assigned site cannot be changed. */
export const canTakePlace = ({ signId, state, place }: Pick<Sign, 'signId' | 'state' | 'place'>): boolean =>
  signId !== '' && (state === 'submitted' || (state === 'accepted' && place === ''));

/** Due states by priority: returned by the school, started, not started. */
const DUE_STATES = ['returned', 'draft', 'open'] as const satisfies readonly SignState[];

/**
 * Finds the student's next due registration: by priority, then by the earliest deadline.
 * @param now milliseconds since 1970.
 */
export function firstDue(signs: readonly Sign[], now: number): Sign | undefined {
  const endOf = ({ endsAt }: Sign) => (endsAt === '' ? Infinity : Date.parse(endsAt));
  const hasBegun = ({ startsAt }: Sign) => startsAt === '' || Date.parse(startsAt) <= now;
  const due = signs.filter((sign) => hasBegun(sign) && endOf(sign) > now);
  return DUE_STATES.flatMap((state) =>
    due.filter((sign) => sign.state === state).toSorted((one, other) => endOf(one) - endOf(other)),
  )[0];
}

/** Returns whether the registration period is in the future, current or over. */
export function windowOf({ startsAt, endsAt }: ExamTimes, now: number): 'before' | 'within' | 'after' {
  if (startsAt !== '' && Date.parse(startsAt) > now) return 'before';
  return endsAt !== '' && Date.parse(endsAt) <= now ? 'after' : 'within';
}

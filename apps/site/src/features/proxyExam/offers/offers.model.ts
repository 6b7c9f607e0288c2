import type { Reply } from '@lectern/sdk';
import type { ExamOffer, OfferDetail, OfferProvince, OfferState } from '@lectern/sdk/endpoints/proxyExam';
import { readCourseItem } from '../../catalogue/index.ts';
import { readSign, readTimes } from '../proxyExam.model.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The states in the order of the filter. */
export const offerStates = ['open', 'soon', 'closed'] as const satisfies readonly OfferState[];

/** An exam for which the school registers students, as everybody sees it; its times span those of all provinces. */
export type Offer = ReadBy<typeof readOffer>;

/** A province in which an exam is held, and its times. */
export type ExamProvince = ReadBy<typeof readProvince>[number];

/** An exam on offer with the information needed before registering. */
export type OfferPage = ReadBy<typeof readOfferPage>;

/** Reads an exam; undefined without an id. One in an unknown state can only be viewed. */
export function readOffer(reply: Reply<ExamOffer>) {
  const itemId = reply.itemId ?? '';
  if (itemId === '') return undefined;
  return {
    ...readTimes(reply),
    itemId,
    name: reply.itemName || itemId,
    state: reply.state ?? 'closed',
    feeCents: reply.feeCents ?? 0,
    provinces: reply.provinces.filter(Boolean),
  };
}

function readProvince(reply: Reply<OfferProvince>) {
  const code = reply.provinceCode ?? '';
  return code === '' ? [] : [{ ...readTimes(reply), code, name: reply.provinceName || code }];
}

/** Reads an exam with its terms; undefined if the reply contains none. */
export function readOfferPage(reply: Reply<OfferDetail>) {
  const offer = readOffer(reply.offer);
  if (offer === undefined) return undefined;
  return {
    offer,
    /** HTML from the server, sanitised where it is rendered. */
    html: reply.termsHtml ?? '',
    provinces: reply.provinces.flatMap(readProvince),
    /** Names of the data that the form asks for. */
    asks: reply.asks.filter(Boolean),
    /** Courses that prepare for it. */
    courses: reply.courses.flatMap((card) => readCourseItem(card) ?? []),
    /** The student's registration; undefined for a visitor, and for a student who may not register. */
    sign: readSign(reply.sign),
  };
}

/** What the user can do about an exam. */
export type OfferAction = 'login' | 'register' | 'look' | 'wait' | 'over' | 'barred';

/** Returns what a visitor or a student can do about an exam. A student with a started registration goes to it. */
export function actionOf(
  { offer: { state }, sign }: Pick<OfferPage, 'offer' | 'sign'>,
  isVisitor: boolean,
): OfferAction {
  if (sign !== undefined && sign.signId !== '') return 'look';
  if (state === 'soon') return 'wait';
  if (state === 'closed') return 'over';
  if (isVisitor) return 'login';
  return sign === undefined ? 'barred' : 'register';
}

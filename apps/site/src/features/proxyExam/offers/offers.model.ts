import type { Reply } from '@lectern/sdk';
import type { ExamOffer, OfferDetail, OfferProvince, OfferState } from '@lectern/sdk/endpoints/proxyExam';
import { readCourseItem } from '../../catalogue/index.ts';
import { readSign, readTimes } from '../proxyExam.model.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The states in the order in which they are offered. */
export const offerStates = ['open', 'soon', 'closed'] as const satisfies readonly OfferState[];

/** An exam that the school registers for, as everybody sees it; its times are those of all provinces. */
export type Offer = ReadBy<typeof readOffer>;

/** Where an exam is held, and when. */
export type HeldIn = ReadBy<typeof readProvince>[number];

/** An exam on offer with what one needs to know before registering. */
export type OfferPage = ReadBy<typeof readOfferPage>;

/** Reads an exam; undefined where it has no id. A state that is not known can only be looked at. */
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

/** Reads an exam with its terms; undefined where the reply names none. */
export function readOfferPage(reply: Reply<OfferDetail>) {
  const offer = readOffer(reply.offer);
  if (offer === undefined) return undefined;
  return {
    offer,
    /** HTML of the server; whoever shows it cleans it. */
    html: reply.termsHtml ?? '',
    provinces: reply.provinces.flatMap(readProvince),
    /** What the form asks for. */
    asks: reply.asks.filter(Boolean),
    /** Courses that lead to it. */
    courses: reply.courses.flatMap((card) => readCourseItem(card) ?? []),
    /** The student's registration; undefined for a visitor and for who may not register. */
    sign: readSign(reply.sign),
  };
}

/** What somebody can do about an exam. */
export type OfferAction = 'login' | 'register' | 'look' | 'wait' | 'over' | 'barred';

/** Tells what a visitor or a student can do about an exam. Whoever has begun goes to what they have. */
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

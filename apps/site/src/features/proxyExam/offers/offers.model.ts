import type { Reply } from '@lectern/sdk';
import type { ExamOffer, OfferDetail, OfferProvince, OfferState } from '@lectern/sdk/endpoints/proxyExam';
import { type CourseItem, readCourseItem } from '../../catalogue/index.ts';
import { type ExamTimes, readSign, readTimes, type Sign } from '../proxyExam.model.ts';

/** The states in the order in which they are offered. */
export const offerStates = ['open', 'soon', 'closed'] as const satisfies readonly OfferState[];

/** An exam that the school registers for, as everybody sees it; its times are those of all provinces. */
export interface Offer extends ExamTimes {
  readonly itemId: string;
  readonly name: string;
  readonly state: OfferState;
  readonly feeCents: number;
  readonly provinces: readonly string[];
}

/** Where an exam is held, and when. */
export interface HeldIn extends ExamTimes {
  readonly code: string;
  readonly name: string;
}

/** An exam on offer with what one needs to know before registering. */
export interface OfferPage {
  readonly offer: Offer;
  /** HTML of the server; whoever shows it cleans it. */
  readonly html: string;
  readonly provinces: readonly HeldIn[];
  /** What the form asks for. */
  readonly asks: readonly string[];
  /** Courses that lead to it. */
  readonly courses: readonly CourseItem[];
  /** The student's registration; undefined for a visitor and for who may not register. */
  readonly sign: Sign | undefined;
}

/** Reads an exam; undefined where it has no id. A state that is not known can only be looked at. */
export function readOffer(reply: Reply<ExamOffer>): Offer | undefined {
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

function readProvince(reply: Reply<OfferProvince>): HeldIn[] {
  const code = reply.provinceCode ?? '';
  return code === '' ? [] : [{ ...readTimes(reply), code, name: reply.provinceName || code }];
}

/** Reads an exam with its terms; undefined where the reply names none. */
export function readOfferPage(reply: Reply<OfferDetail>): OfferPage | undefined {
  const offer = readOffer(reply.offer);
  if (offer === undefined) return undefined;
  return {
    offer,
    html: reply.termsHtml ?? '',
    provinces: reply.provinces.flatMap(readProvince),
    asks: reply.asks.filter(Boolean),
    courses: reply.courses.flatMap((card) => readCourseItem(card) ?? []),
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

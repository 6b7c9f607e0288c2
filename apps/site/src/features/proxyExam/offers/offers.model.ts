import { amount, list, oneOf, text, type Untrusted } from '@lectern/sdk';
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
export function readOffer(reply: Untrusted<ExamOffer>): Offer | undefined {
  const itemId = text(reply?.itemId);
  if (itemId === '') return undefined;
  return {
    ...readTimes(reply),
    itemId,
    name: text(reply?.itemName) || itemId,
    state: oneOf(reply?.state, offerStates, 'closed'),
    feeCents: amount(reply?.feeCents),
    provinces: list<string>(reply?.provinces).flatMap((name) => text(name) || []),
  };
}

function readProvince(reply: Untrusted<OfferProvince>): HeldIn[] {
  const code = text(reply?.provinceCode);
  return code === '' ? [] : [{ ...readTimes(reply), code, name: text(reply?.provinceName) || code }];
}

/** Reads an exam with its terms; undefined where the reply names none. */
export function readOfferPage(reply: Untrusted<OfferDetail>): OfferPage | undefined {
  const offer = readOffer(reply?.offer);
  if (offer === undefined) return undefined;
  return {
    offer,
    html: text(reply?.termsHtml),
    provinces: list<OfferProvince>(reply?.provinces).flatMap(readProvince),
    asks: list<string>(reply?.asks).flatMap((name) => text(name) || []),
    courses: list<OfferDetail['courses'][number]>(reply?.courses).flatMap(
      (card) => readCourseItem(card) ?? [],
    ),
    sign: readSign(reply?.sign),
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

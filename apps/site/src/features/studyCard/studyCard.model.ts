import type { Reply } from '@lectern/sdk';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import type { StudyCard as CardReply, StudyCardReturn } from '@lectern/sdk/endpoints/course';
import { lessonHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { type CourseItem, readCourseItem } from '../catalogue/index.ts';

/** A study card as a student sees it before using it; times are UTC ISO strings, empty where there is none. */
export type StudyCard = ReadBy<typeof readStudyCard>;

/** Reads courses, without those that could lead nowhere. */
export const readCourses = (cards: Reply<CourseCard[]>): CourseItem[] =>
  cards.flatMap((card) => readCourseItem(card) ?? []);

/** Reads a card; undefined without any id. A state that is not known opens nothing. */
export function readStudyCard(card: Reply<CardReply>) {
  if ((card.cardId ?? '') === '') return undefined;
  return {
    name: card.cardName ?? '',
    state: card.state ?? 'stopped',
    /** The order that it became, where this student used it. */
    orderId: card.orderId ?? '',
    /** How many courses may be chosen; 0 opens all of them. */
    chooseCount: Math.max(0, Math.trunc(card.chooseCount ?? 0)),
    /** Days that the courses stay open; 0 for no end. */
    days: Math.max(0, Math.trunc(card.days ?? 0)),
    endsAt: card.endsAt ?? '',
    courses: readCourses(card.commodities),
  };
}

/** How a card can be used: by nobody, by choosing so many of it, or as it is. */
export type CardWay = 'no' | 'choose' | 'all';

/** How many courses a student chooses: never more than there are that they do not have. */
export const choiceOf = ({ chooseCount, courses }: StudyCard): number =>
  Math.min(chooseCount, courses.filter(({ isOwned }) => !isOwned).length);

/** Tells how a student can use a card. One whose courses are all theirs is worth more in another hand. */
export function wayOf(card: StudyCard): CardWay {
  if (card.state !== 'usable' || card.courses.every(({ isOwned }) => isOwned)) return 'no';
  return card.chooseCount === 0 ? 'all' : 'choose';
}

/** Takes a course into the choice or out of it. Where one alone may be chosen, a second takes the place of the first. */
export function toggled(chosen: readonly string[], commodityId: string, most: number): readonly string[] {
  if (chosen.includes(commodityId)) return chosen.filter((one) => one !== commodityId);
  if (most === 1) return [commodityId];
  return chosen.length < most ? [...chosen, commodityId] : chosen;
}

/** Letters and figures of a code, in capitals: spaces and dashes are there to read it by. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** What a card became. */
export type Opened = ReadBy<typeof readOpened>;

/** Reads what a card became; undefined without an order. */
export function readOpened(reply: Reply<StudyCardReturn>) {
  const orderId = reply.order.orderId ?? '';
  if (orderId === '') return undefined;
  const courses = readCourses(reply.commodities);
  const [commodityId, courseId, lessonId] = [
    reply.begin?.commodityId ?? '',
    reply.begin?.courseId ?? '',
    reply.begin?.lessonId ?? '',
  ];
  return {
    cardName: reply.cardName ?? '',
    orderNo: reply.order.orderNo ?? '',
    orderId,
    /** UTC ISO; empty for no end. */
    expiresAt: reply.expiresAt ?? '',
    courses,
    /** The first lesson's address; empty without one. */
    beginHref:
      commodityId === '' || courseId === '' || lessonId === ''
        ? ''
        : lessonHref({ commodityId, courseId }, lessonId),
  };
}

import type { Reply } from '@lectern/sdk';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import type { StudyCard as CardReply, StudyCardReturn } from '@lectern/sdk/endpoints/course';
import { lessonHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { type CourseItem, readCourseItem } from '../catalogue/index.ts';

/** A study card as a student sees it before using it; times are UTC ISO strings, empty if unset. */
export type StudyCard = ReadBy<typeof readStudyCard>;

/** Reads courses, leaving out those without a link target. */
export const readCourses = (cards: Reply<CourseCard[]>): CourseItem[] =>
  cards.flatMap((card) => readCourseItem(card) ?? []);

/** Reads a card; undefined without any id. An unknown state opens nothing. */
export function readStudyCard(card: Reply<CardReply>) {
  if ((card.cardId ?? '') === '') return undefined;
  return {
    name: card.cardName ?? '',
    state: card.state ?? 'stopped',
    /** The order that it was redeemed for, if this student used it. */
    orderId: card.orderId ?? '',
    /** Number of courses that may be chosen; 0 opens all of them. */
    chooseCount: Math.max(0, Math.trunc(card.chooseCount ?? 0)),
    /** Number of days that the courses stay open; 0 for no limit. */
    days: Math.max(0, Math.trunc(card.days ?? 0)),
    endsAt: card.endsAt ?? '',
    courses: readCourses(card.commodities),
  };
}

/** How a card can be used: not at all, by choosing courses, or as it is. */
export type CardWay = 'no' | 'choose' | 'all';

/** Returns how many courses a student chooses: at most as many as there are that they do not own. */
export const choiceOf = ({ chooseCount, courses }: StudyCard): number =>
  Math.min(chooseCount, courses.filter(({ isOwned }) => !isOwned).length);

/**
 * Returns how a student can use a card. A card whose courses the student already owns is not used up, since
 * somebody else can use it.
 */
export function wayOf(card: StudyCard): CardWay {
  if (card.state !== 'usable' || card.courses.every(({ isOwned }) => isOwned)) return 'no';
  return card.chooseCount === 0 ? 'all' : 'choose';
}

/** Adds a course to the choice or removes it. If only one may be chosen, a second replaces the first. */
export function toggled(chosen: readonly string[], commodityId: string, max: number): readonly string[] {
  if (chosen.includes(commodityId)) return chosen.filter((one) => one !== commodityId);
  if (max === 1) return [commodityId];
  return chosen.length < max ? [...chosen, commodityId] : chosen;
}

/** Returns the letters and digits of a code, in capitals; spaces and dashes are only for readability. */
export const normalizedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** What a redeemed card opened. */
export type Opened = ReadBy<typeof readOpened>;

/** Reads what a card opened; undefined without an order. */
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
    /** UTC ISO; empty for no limit. */
    expiresAt: reply.expiresAt ?? '',
    courses,
    /** The first lesson's address; empty without one. */
    beginHref:
      commodityId === '' || courseId === '' || lessonId === ''
        ? ''
        : lessonHref({ commodityId, courseId }, lessonId),
  };
}

import type { Reply } from '@lectern/sdk';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { courseHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A course or package as lists show it. */
export type CourseItem = ReadBy<typeof readCourseItem>;

/** Reads a card; undefined if it has no link target or no name. */
export function readCourseItem(card: Reply<CourseCard> | undefined) {
  if (!card?.commodityId || !card.courseName) return undefined;
  const { commodityId } = card;
  const courseId = card.courseId || (card.classTypeId ?? '');
  const priceCents = card.freeFlag === 1 ? 0 : Math.max(0, card.priceCents ?? 0);
  const isPackage = card.commodityType === 2;
  return {
    commodityId,
    /** Id of the course or package. */
    courseId,
    href: courseHref(commodityId, courseId, isPackage),
    name: localizedText(card.courseName, card.courseNameEn),
    cover: card.cover ?? '',
    kind: card.kind ?? 'recorded',
    isPackage,
    teacher: localizedText(card.teacherName, card.teacherNameEn),
    lessonCount: card.lessonCount ?? 0,
    studentCount: card.studentCount ?? 0,
    /** 0 to 5; 0 without reviews. */
    rating: Math.min(5, Math.max(0, card.ratingAverage ?? 0)),
    priceCents,
    listPriceCents: Math.max(priceCents, card.listPriceCents ?? 0),
    isOwned: card.owned ?? false,
    /** 0 to 100. */
    progress: card.progressPercent ?? 0,
  };
}

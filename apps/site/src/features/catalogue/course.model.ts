import type { Reply } from '@lectern/sdk';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import { words, type Words } from '../../shared/i18n/words.ts';
import { courseHref } from '../../shared/routes/pages.ts';

/** A course or package as lists show it. */
export interface CourseItem {
  readonly commodityId: string;
  /** The course's id, or the package's. */
  readonly courseId: string;
  readonly href: string;
  readonly name: Words;
  readonly cover: string;
  readonly kind: 'live' | 'recorded';
  readonly isPackage: boolean;
  readonly teacher: Words;
  readonly lessonCount: number;
  readonly studentCount: number;
  /** 0 to 5; 0 without reviews. */
  readonly rating: number;
  readonly priceCents: number;
  readonly listPriceCents: number;
  readonly isOwned: boolean;
  /** 0 to 100. */
  readonly progress: number;
}

/** Reads a card; undefined when it could lead nowhere or has no name. */
export function readCourseItem(card: Reply<CourseCard> | undefined): CourseItem | undefined {
  const commodityId = card?.commodityId ?? '';
  const name = words(card?.courseName, card?.courseNameEn);
  if (commodityId === '' || name.zh === '') return undefined;
  const courseId = card?.courseId || (card?.classTypeId ?? '');
  const priceCents = card?.freeFlag === 1 ? 0 : Math.max(0, card?.priceCents ?? 0);
  const isPackage = card?.commodityType === 2;
  return {
    commodityId,
    courseId,
    href: courseHref(commodityId, courseId, isPackage),
    name,
    cover: card?.cover ?? '',
    kind: card?.kind ?? 'recorded',
    isPackage,
    teacher: words(card?.teacherName, card?.teacherNameEn),
    lessonCount: card?.lessonCount ?? 0,
    studentCount: card?.studentCount ?? 0,
    rating: Math.min(5, Math.max(0, card?.ratingAverage ?? 0)),
    priceCents,
    listPriceCents: Math.max(priceCents, card?.listPriceCents ?? 0),
    isOwned: card?.owned ?? false,
    progress: card?.progressPercent ?? 0,
  };
}

import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  Banner,
  CourseCard,
  HomePage,
  NewsItem,
  RailCategory,
  Shelf,
  TeacherCard,
} from '@lectern/sdk/endpoints/home';
import type { Snapshot } from 'valtio/vanilla';
import { words, type Words } from '../../i18n/words.ts';

/** A course as shelves show it. */
export interface ShelfCourse {
  readonly id: string;
  readonly courseId: string;
  readonly href: string;
  readonly name: Words;
  readonly cover: string;
  readonly kind: 'live' | 'recorded';
  readonly isPackage: boolean;
  readonly teacher: Words;
  readonly lessonCount: number;
  readonly studentCount: number;
  readonly rating: number;
  readonly priceCents: number;
  readonly listPriceCents: number;
}

/** The home page, read and safe to show. */
export type Home = Snapshot<ReturnType<typeof readHome>>;

/** The address of a course's page. */
export const courseHref = (commodityId: string, courseId: string) =>
  `#/course/detail/${encodeURIComponent(commodityId)}/${encodeURIComponent(courseId)}/contents`;

const routeHref = (route: unknown) => (text(route).startsWith('/') ? `#${text(route)}` : undefined);

/** Reads a course card of any shelf. */
export function readCourse(card: NonNullable<Untrusted<CourseCard>>): ShelfCourse {
  const id = text(card.commodityId);
  const courseId = text(card.courseId) || text(card.classTypeId);
  return {
    id,
    courseId,
    href: courseHref(id, courseId),
    name: words(card.courseName, card.courseNameEn),
    cover: text(card.cover),
    kind: oneOf(card.kind, ['live', 'recorded'], 'recorded'),
    isPackage: amount(card.commodityType) === 2,
    teacher: words(card.teacherName, card.teacherNameEn),
    lessonCount: amount(card.lessonCount),
    studentCount: amount(card.studentCount),
    rating: amount(card.ratingAverage),
    priceCents: flag(card.freeFlag) ? 0 : amount(card.priceCents),
    listPriceCents: amount(card.listPriceCents),
  };
}

function readBanner(banner: NonNullable<Untrusted<Banner>>) {
  return {
    id: text(banner.id),
    title: words(banner.title, banner.titleEn),
    subtitle: words(banner.subtitle, banner.subtitleEn),
    action: words(banner.action, banner.actionEn),
    image: text(banner.image),
    tone: oneOf(banner.tone, ['light', 'dark'], 'light'),
    href: routeHref(banner.route),
  };
}

function readCategory(category: NonNullable<Untrusted<RailCategory>>) {
  return {
    id: text(category.id),
    name: words(category.name, category.nameEn),
    children: list<{ id: string; name: string; nameEn: string }>(category.children).map((child) => ({
      id: text(child.id),
      name: words(child.name, child.nameEn),
    })),
    courses: list<{ commodityId: string; courseId: string; courseName: string }>(category.courses).map(
      (course) => ({
        href: courseHref(text(course.commodityId), text(course.courseId)),
        name: text(course.courseName),
      }),
    ),
  };
}

function readShelf(shelf: NonNullable<Untrusted<Shelf>>) {
  return {
    id: text(shelf.id),
    title: words(shelf.title, shelf.titleEn),
    reason: words(shelf.reason, shelf.reasonEn),
    courses: list<CourseCard>(shelf.courses)
      .map(readCourse)
      .filter((course) => course.name.zh !== ''),
    moreHref: routeHref(shelf.moreRoute),
  };
}

function readTeacher(teacher: NonNullable<Untrusted<TeacherCard>>) {
  return {
    id: text(teacher.id),
    name: words(teacher.name, teacher.nameEn),
    title: words(teacher.title, teacher.titleEn),
    portrait: text(teacher.portrait),
  };
}

function readNews(item: NonNullable<Untrusted<NewsItem>>) {
  return {
    id: text(item.id),
    title: words(item.title, item.titleEn),
    tag: words(item.tag, item.tagEn),
    date: text(item.date),
    isPinned: flag(item.pinned),
  };
}

/** Reads the home page; whatever is missing leaves its section out. */
export function readHome(page: Untrusted<HomePage>) {
  const notice = page?.notice;
  const numbers = page?.numbers;
  return {
    banners: list<Banner>(page?.banners).map(readBanner),
    notice:
      text(notice?.text) === ''
        ? undefined
        : { text: words(notice?.text, notice?.textEn), href: routeHref(notice?.route) },
    categories: list<RailCategory>(page?.categories).map(readCategory),
    shelves: list<Shelf>(page?.shelves)
      .map(readShelf)
      .filter((shelf) => shelf.courses.length > 0),
    teachers: list<TeacherCard>(page?.teachers)
      .map(readTeacher)
      .filter((teacher) => teacher.name.zh !== ''),
    news: list<NewsItem>(page?.news)
      .map(readNews)
      .filter((item) => item.title.zh !== ''),
    numbers: {
      courses: amount(numbers?.courseCount),
      lessons: amount(numbers?.lessonCount),
      teachers: amount(numbers?.teacherCount),
      students: amount(numbers?.studentCount),
    },
  };
}

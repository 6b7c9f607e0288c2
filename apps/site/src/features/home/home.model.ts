import type { Reply } from '@lectern/sdk';
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
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { courseHref } from '../../shared/routes/pages.ts';

/** The home page, parsed and sanitised. */
export type Home = Snapshot<ReturnType<typeof readHome>>;

const routeHref = (route: string | undefined) => (route?.startsWith('/') === true ? `#${route}` : undefined);

/** Reads a course card of any shelf. */
export function readCourse(card: Reply<CourseCard>) {
  const id = card.commodityId ?? '';
  const courseId = card.courseId || (card.classTypeId ?? '');
  const isPackage = card.commodityType === 2;
  return {
    id,
    courseId,
    href: courseHref(id, courseId, isPackage),
    name: localizedText(card.courseName, card.courseNameEn),
    cover: card.cover ?? '',
    kind: card.kind ?? 'recorded',
    isPackage,
    teacher: localizedText(card.teacherName, card.teacherNameEn),
    lessonCount: card.lessonCount ?? 0,
    studentCount: card.studentCount ?? 0,
    rating: card.ratingAverage ?? 0,
    priceCents: card.freeFlag === 1 ? 0 : (card.priceCents ?? 0),
    listPriceCents: card.listPriceCents ?? 0,
  };
}

function readBanner(banner: Reply<Banner>) {
  return {
    id: banner.id ?? '',
    title: localizedText(banner.title, banner.titleEn),
    subtitle: localizedText(banner.subtitle, banner.subtitleEn),
    action: localizedText(banner.action, banner.actionEn),
    image: banner.image ?? '',
    tone: banner.tone ?? 'light',
    href: routeHref(banner.route),
  };
}

function readCategory(category: Reply<RailCategory>) {
  return {
    id: category.id ?? '',
    name: localizedText(category.name, category.nameEn),
    children: category.children.map((child) => ({
      id: child.id ?? '',
      name: localizedText(child.name, child.nameEn),
    })),
    courses: category.courses.map((course) => ({
      href: courseHref(course.commodityId ?? '', course.courseId ?? ''),
      name: course.courseName ?? '',
    })),
  };
}

function readShelf(shelf: Reply<Shelf>) {
  return {
    id: shelf.id ?? '',
    title: localizedText(shelf.title, shelf.titleEn),
    reason: localizedText(shelf.reason, shelf.reasonEn),
    courses: shelf.courses.map(readCourse).filter((course) => course.name.zh !== ''),
    moreHref: routeHref(shelf.moreRoute),
  };
}

function readTeacher(teacher: Reply<TeacherCard>) {
  return {
    id: teacher.id ?? '',
    name: localizedText(teacher.name, teacher.nameEn),
    title: localizedText(teacher.title, teacher.titleEn),
    portrait: teacher.portrait ?? '',
  };
}

function readNews(item: Reply<NewsItem>) {
  return {
    id: item.id ?? '',
    title: localizedText(item.title, item.titleEn),
    tag: localizedText(item.tag, item.tagEn),
    date: item.date ?? '',
    isPinned: item.pinned ?? false,
  };
}

/** Reads the home page; missing data only leave out their own section. */
export function readHome(page: Reply<HomePage>) {
  const notice = page.notice;
  const numbers = page.numbers;
  return {
    banners: page.banners.map(readBanner),
    notice:
      (notice?.text ?? '') === ''
        ? undefined
        : { text: localizedText(notice?.text, notice?.textEn), href: routeHref(notice?.route) },
    categories: page.categories.map(readCategory),
    shelves: page.shelves.map(readShelf).filter((shelf) => shelf.courses.length > 0),
    teachers: page.teachers.map(readTeacher).filter((teacher) => teacher.name.zh !== ''),
    news: page.news.map(readNews).filter((item) => item.title.zh !== ''),
    numbers: {
      courses: numbers.courseCount ?? 0,
      lessons: numbers.lessonCount ?? 0,
      teachers: numbers.teacherCount ?? 0,
      students: numbers.studentCount ?? 0,
    },
  };
}

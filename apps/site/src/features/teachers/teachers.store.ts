import { amount, list as readList, text, type Untrusted } from '@lectern/sdk';
import type { CourseCard } from '@lectern/sdk/endpoints/home';
import { detail, list, type TeacherCard } from '@lectern/sdk/endpoints/teachers';
import { request } from '../../boot/client.ts';
import { headStart } from '../../boot/headStart.ts';
import { pageData } from '../../boot/pageData.ts';
import { words, type Words } from '../../i18n/words.ts';
import { readCourseItem, type CourseItem } from '../catalogue/index.ts';

/** How many teachers a page lists: rows of 4, 3 and 2 come out even. */
export const PAGE_SIZE = 12;

/** A teacher in a list. */
export interface Teacher {
  readonly id: string;
  readonly name: Words;
  /** What the teacher is, in a few words. */
  readonly title: Words;
  readonly portrait: string;
  readonly motto: Words;
  readonly courseCount: number;
  readonly studentCount: number;
}

/** A page of the list. */
export interface TeacherPage {
  readonly total: number;
  readonly teachers: readonly Teacher[];
}

/** A teacher with what they teach. */
export interface TeacherProfile extends Teacher {
  readonly introduction: Words;
  readonly courses: readonly CourseItem[];
}

const teacherPage = pageData<TeacherPage>();
const profile = pageData<TeacherProfile>();

export const teacherList = teacherPage.state;
export const teacherProfile = profile.state;

function readTeacher(card: NonNullable<Untrusted<TeacherCard>>): Teacher {
  return {
    id: text(card.id),
    name: words(card.name, card.nameEn),
    title: words(card.title, card.titleEn),
    portrait: text(card.portrait),
    motto: words(card.motto, card.mottoEn),
    courseCount: amount(card.courseCount),
    studentCount: amount(card.studentCount),
  };
}

/** Shows a page of the school's teachers, from 1. */
export function showTeachers(pageNo: number): Promise<void> {
  return teacherPage.load(async () => {
    const reply = await request(list, { pageNo, pageSize: PAGE_SIZE });
    const teachers = readList<TeacherCard>(reply?.records).map(readTeacher);
    return {
      total: amount(reply?.total, teachers.length),
      teachers: teachers.filter(({ name }) => name.zh !== ''),
    };
  });
}

/** {@link showTeachers} as its page begins with it. */
export const firstTeachers = headStart(showTeachers);

/** Shows one teacher. */
export function showTeacher(id: string): Promise<void> {
  return profile.load(async () => {
    const reply = await request(detail, { id });
    if (reply === undefined || reply === null || text(reply.name) === '') return undefined;
    return {
      ...readTeacher(reply),
      id,
      introduction: words(reply.introduction, reply.introductionEn),
      courses: readList<CourseCard>(reply.courses).flatMap((card) => readCourseItem(card) ?? []),
    };
  });
}

/** {@link showTeacher} as its page begins with it. */
export const firstTeacher = headStart(showTeacher);

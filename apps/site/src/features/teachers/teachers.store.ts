import type { Reply } from '@lectern/sdk';
import { detail, list, type TeacherCard } from '@lectern/sdk/endpoints/teachers';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import { readRows } from '../../shared/rows.ts';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readCourseItem, type CourseItem } from '../catalogue/index.ts';

/** Teachers per page: a multiple of the 4, 3 and 2 per row. */
export const PAGE_SIZE = 12;

/** A teacher in a list. */
export type Teacher = ReadBy<typeof readTeacher>;

/** A teacher with their courses. */
export interface TeacherProfile extends Teacher {
  readonly introduction: LocalizedText;
  readonly courses: readonly CourseItem[];
}

function readTeacher(card: Reply<TeacherCard>) {
  const name = localizedText(card.name, card.nameEn);
  if (name.zh === '') return undefined;
  return {
    id: card.id ?? '',
    name,
    /** The teacher's role, in a few words. */
    title: localizedText(card.title, card.titleEn),
    portrait: card.portrait ?? '',
    motto: localizedText(card.motto, card.mottoEn),
    courseCount: card.courseCount ?? 0,
    studentCount: card.studentCount ?? 0,
  };
}

/** A page of the school's teachers, from 1. */
export const [teacherList, showTeachers] = loadable(
  async (pageNo: number) => readRows(await request(list, { pageNo, pageSize: PAGE_SIZE }), readTeacher),
  { name: 'teachers' },
);

/** One teacher. */
export const [teacherProfile, showTeacher] = loadable(
  async (id: string): Promise<TeacherProfile | undefined> => {
    const reply = await request(detail, { id });
    const teacher = readTeacher(reply);
    return (
      teacher && {
        ...teacher,
        id,
        introduction: localizedText(reply.introduction, reply.introductionEn),
        courses: reply.courses.flatMap((card) => readCourseItem(card) ?? []),
      }
    );
  },
  { name: 'teacher' },
);

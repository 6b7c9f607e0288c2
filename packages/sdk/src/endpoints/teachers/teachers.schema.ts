import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { Mobile } from '../login/login.schema.ts';
import { Id, Input, Nullable, Page } from '../parts.schema.ts';

const card = {
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  /** Title in a few words: 高中数学 · 特级教师. */
  title: Type.String(),
  titleEn: Type.String(),
  portrait: Type.String(),
  /** Motto in one sentence. */
  motto: Type.String(),
  mottoEn: Type.String(),
  courseCount: Type.Integer(),
  studentCount: Type.Integer(),
};

/** A teacher as shown in lists. */
export const TeacherCard = Type.Object(card);
export type TeacherCard = Static<typeof TeacherCard>;

/** Request for a page of teachers. */
export const TeacherListIn = Input({
  schoolId: Type.Optional(Id),
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type TeacherListIn = Static<typeof TeacherListIn>;

/** A page of teachers, in the school's own order. */
export const TeacherList = Page(TeacherCard);
export type TeacherList = Static<typeof TeacherList>;

/** Reference to a teacher. */
export const TeacherDetailIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type TeacherDetailIn = Static<typeof TeacherDetailIn>;

/** A teacher with their courses. */
export const TeacherDetail = Type.Object({
  ...card,
  /** Plain text; paragraphs are separated by an empty line. */
  introduction: Type.String(),
  introductionEn: Type.String(),
  courses: Type.Array(CourseCard),
});
export type TeacherDetail = Static<typeof TeacherDetail>;

const application = {
  /** Name of the applicant. */
  name: Type.String({ minLength: 1, maxLength: 50 }),
  /** Mobile number for the school's reply. */
  mobile: Mobile,
  /** Subject to teach, as free text. */
  subject: Type.String({ minLength: 1, maxLength: 50 }),
  /** Years of teaching experience. */
  years: Type.Integer({ minimum: 0, maximum: 60 }),
  /** Teaching experience as plain text. */
  introduction: Type.String({ minLength: 20, maxLength: 2_000 }),
};

/** An application to teach at the school. */
export const TeacherApplyIn = Type.Object(application, { additionalProperties: false });
export type TeacherApplyIn = Static<typeof TeacherApplyIn>;

/** An application to teach, and the school's decision. */
export const TeacherApplication = Type.Object({
  ...application,
  id: Id,
  state: Type.Enum(['waiting', 'accepted', 'declined']),
  /** Reason where it was declined; otherwise empty. */
  reason: Type.String(),
  /** UTC ISO time of the application. */
  appliedAt: Type.String(),
  /** Id among the school's teachers once accepted; empty before. */
  teacherId: Type.String(),
});
export type TeacherApplication = Static<typeof TeacherApplication>;

/** The student's own application; null where they never applied. */
export const OwnTeacherApplication = Type.Object({ application: Nullable(TeacherApplication) });
export type OwnTeacherApplication = Static<typeof OwnTeacherApplication>;

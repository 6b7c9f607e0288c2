import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { Mobile } from '../login/login.schema.ts';
import { Id, Input, Nullable, Page } from '../parts.schema.ts';

const card = {
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  /** What the teacher is, in a few words: 高中数学 · 特级教师. */
  title: Type.String(),
  titleEn: Type.String(),
  portrait: Type.String(),
  /** One sentence. */
  motto: Type.String(),
  mottoEn: Type.String(),
  courseCount: Type.Integer(),
  studentCount: Type.Integer(),
};

/** A teacher as lists show one. */
export const TeacherCard = Type.Object(card);
export type TeacherCard = Static<typeof TeacherCard>;

/** Asks for a page of teachers. */
export const TeacherListIn = Input({
  schoolId: Type.Optional(Id),
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type TeacherListIn = Static<typeof TeacherListIn>;

/** A page of teachers in the school's own order. */
export const TeacherList = Page(TeacherCard);
export type TeacherList = Static<typeof TeacherList>;

/** Asks for one. */
export const TeacherDetailIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type TeacherDetailIn = Static<typeof TeacherDetailIn>;

/** One teacher with what they teach. */
export const TeacherDetail = Type.Object({
  ...card,
  /** Plain text; paragraphs are separated by an empty line. */
  introduction: Type.String(),
  introductionEn: Type.String(),
  courses: Type.Array(CourseCard),
});
export type TeacherDetail = Static<typeof TeacherDetail>;

const application = {
  /** The applicant's name. */
  name: Type.String({ minLength: 1, maxLength: 50 }),
  /** Where the school reaches them. */
  mobile: Mobile,
  /** What they would teach, in their own words. */
  subject: Type.String({ minLength: 1, maxLength: 50 }),
  /** Whole years of teaching so far. */
  years: Type.Integer({ minimum: 0, maximum: 60 }),
  /** Plain text: what they have taught, and how. */
  introduction: Type.String({ minLength: 20, maxLength: 2_000 }),
};

/** Asks the school to teach there. */
export const TeacherApplyIn = Type.Object(application, { additionalProperties: false });
export type TeacherApplyIn = Static<typeof TeacherApplyIn>;

/** What somebody who wants to teach wrote, and what the school says. */
export const TeacherApplication = Type.Object({
  ...application,
  id: Id,
  state: Type.Enum(['waiting', 'accepted', 'declined']),
  /** Why it was declined; empty otherwise. */
  reason: Type.String(),
  /** Time in ISO 8601. */
  appliedAt: Type.String(),
  /** Who they are among the school's teachers once accepted; empty before. */
  teacherId: Type.String(),
});
export type TeacherApplication = Static<typeof TeacherApplication>;

/** The applicant's own; null where they never applied. */
export const OwnTeacherApplication = Type.Object({ application: Nullable(TeacherApplication) });
export type OwnTeacherApplication = Static<typeof OwnTeacherApplication>;

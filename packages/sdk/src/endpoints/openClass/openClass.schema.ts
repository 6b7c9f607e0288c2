import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** `now` begins when the room may be entered, a little before the start. */
export const OpenClassState = Type.Enum(['upcoming', 'now', 'finished']);
export type OpenClassState = Static<typeof OpenClassState>;

/** Where an open class may be watched again: a lesson of a course. */
export const OpenClassReplay = Type.Object({ commodityId: Id, courseId: Id, lessonId: Id });
export type OpenClassReplay = Static<typeof OpenClassReplay>;

/** An open class as lists show it. */
export const OpenClassCard = Type.Object({
  openClassId: Id,
  name: Type.String(),
  /** English name; empty where there is none. */
  nameEn: Type.String(),
  /** One sentence. */
  summary: Type.String(),
  summaryEn: Type.String(),
  cover: Type.String(),
  subjectName: Type.String(),
  subjectNameEn: Type.String(),
  /** Empty where no teacher of the school gives it. */
  teacherName: Type.String(),
  teacherNameEn: Type.String(),
  startsAt: Time,
  endsAt: Time,
  /** When its room may be entered. */
  opensAt: Time,
  state: OpenClassState,
  /** How many have a place. */
  bookedCount: Type.Integer(),
  /** How many may have one; null for no limit. */
  capacity: Nullable(Type.Integer()),
  /** The student has a place. */
  bookedFlag: Flag,
  /** Null until there is one. */
  replay: Nullable(OpenClassReplay),
});
export type OpenClassCard = Static<typeof OpenClassCard>;

export const OpenClassListIn = Input({
  schoolId: Type.Optional(Id),
  state: Type.Optional(OpenClassState),
  /** A category of courses; those under it count too. */
  categoryId: Type.Optional(Id),
  /** 1 for those alone in which the student has a place; a visitor has none. */
  bookedFlag: Type.Optional(Flag),
  ...Paging,
});
export type OpenClassListIn = Static<typeof OpenClassListIn>;

/** A page of open classes: those that are on, then the next ones, then the latest ones; and how many there are of each kind. */
export const OpenClassList = Type.Object({
  ...Page(OpenClassCard).properties,
  /** Of the chosen category. */
  counts: Type.Object({
    all: Type.Integer(),
    now: Type.Integer(),
    upcoming: Type.Integer(),
    finished: Type.Integer(),
    booked: Type.Integer(),
  }),
  /** The top categories of what is listed, whichever is chosen. */
  categories: Type.Array(
    Type.Object({ id: Id, name: Type.String(), nameEn: Type.String(), count: Type.Integer() }),
  ),
});
export type OpenClassList = Static<typeof OpenClassList>;

export const OpenClassIn = Input({ openClassId: Id, schoolId: Type.Optional(Id) });
export type OpenClassIn = Static<typeof OpenClassIn>;

/** Who gives an open class. */
export const OpenClassTeacher = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  title: Type.String(),
  titleEn: Type.String(),
  portrait: Type.String(),
  motto: Type.String(),
  mottoEn: Type.String(),
});
export type OpenClassTeacher = Static<typeof OpenClassTeacher>;

/** All of an open class's page. */
export const OpenClassDetail = Type.Object({
  openClass: OpenClassCard,
  /** HTML, made safe by the server. */
  description: Type.String(),
  descriptionEn: Type.String(),
  /** What is heard there, a few words each. */
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  teacher: Nullable(OpenClassTeacher),
  /** The course that goes on from here. */
  course: Nullable(CourseCard),
});
export type OpenClassDetail = Static<typeof OpenClassDetail>;

export const BookOpenClassIn = Input({ openClassId: Id });
export type BookOpenClassIn = Static<typeof BookOpenClassIn>;

/** How the places stand now. */
export const OpenClassBooking = Type.Object({
  openClassId: Id,
  bookedFlag: Flag,
  bookedCount: Type.Integer(),
});
export type OpenClassBooking = Static<typeof OpenClassBooking>;

/** The live room. */
export const OpenClassRoom = Type.Object({ openClassId: Id, roomUrl: Type.String() });
export type OpenClassRoom = Static<typeof OpenClassRoom>;

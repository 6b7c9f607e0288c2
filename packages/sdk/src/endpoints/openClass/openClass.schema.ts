import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** State of an open class; `now` begins when the room opens, shortly before the start. */
export const OpenClassState = Type.Enum(['upcoming', 'now', 'finished']);
export type OpenClassState = Static<typeof OpenClassState>;

/** Replay of an open class: a lesson of a course. */
export const OpenClassReplay = Type.Object({ commodityId: Id, courseId: Id, lessonId: Id });
export type OpenClassReplay = Static<typeof OpenClassReplay>;

/** An open class as shown in lists. */
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
  /** Name of the teacher; empty where no teacher of the school gives it. */
  teacherName: Type.String(),
  teacherNameEn: Type.String(),
  startsAt: Time,
  endsAt: Time,
  /** UTC ISO time at which the room opens. */
  opensAt: Time,
  state: OpenClassState,
  /** Number of booked places. */
  bookedCount: Type.Integer(),
  /** Number of places; null for no limit. */
  capacity: Nullable(Type.Integer()),
  /** 1 where the student has booked a place. */
  bookedFlag: Flag,
  /** The replay; null until it is available. */
  replay: Nullable(OpenClassReplay),
});
export type OpenClassCard = Static<typeof OpenClassCard>;

export const OpenClassListIn = Input({
  schoolId: Type.Optional(Id),
  state: Type.Optional(OpenClassState),
  /** Category of courses, including its subcategories. */
  categoryId: Type.Optional(Id),
  /** 1 lists only classes that the student has booked; empty for a visitor. */
  bookedFlag: Type.Optional(Flag),
  ...Paging,
});
export type OpenClassListIn = Static<typeof OpenClassListIn>;

/**
 * A page of open classes: running ones first, then upcoming ones, then past ones, latest first; with the number
 * of each kind.
 */
export const OpenClassList = Type.Object({
  ...Page(OpenClassCard).properties,
  /** Numbers within the chosen category. */
  counts: Type.Object({
    all: Type.Integer(),
    now: Type.Integer(),
    upcoming: Type.Integer(),
    finished: Type.Integer(),
    booked: Type.Integer(),
  }),
  /** Top-level categories of all listed classes, whichever is chosen. */
  categories: Type.Array(
    Type.Object({ id: Id, name: Type.String(), nameEn: Type.String(), count: Type.Integer() }),
  ),
});
export type OpenClassList = Static<typeof OpenClassList>;

export const OpenClassIn = Input({ openClassId: Id, schoolId: Type.Optional(Id) });
export type OpenClassIn = Static<typeof OpenClassIn>;

/** The teacher of an open class. */
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

/** All data of an open class's page. */
export const OpenClassDetail = Type.Object({
  openClass: OpenClassCard,
  /** Description: HTML, sanitised by the server. */
  description: Type.String(),
  descriptionEn: Type.String(),
  /** Learning outcomes, in a few words each. */
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  teacher: Nullable(OpenClassTeacher),
  /** A course that continues the class. */
  course: Nullable(CourseCard),
});
export type OpenClassDetail = Static<typeof OpenClassDetail>;

export const BookOpenClassIn = Input({ openClassId: Id });
export type BookOpenClassIn = Static<typeof BookOpenClassIn>;

/** Bookings after the call. */
export const OpenClassBooking = Type.Object({
  openClassId: Id,
  bookedFlag: Flag,
  bookedCount: Type.Integer(),
});
export type OpenClassBooking = Static<typeof OpenClassBooking>;

/** The live room. */
export const OpenClassRoom = Type.Object({ openClassId: Id, roomUrl: Type.String() });
export type OpenClassRoom = Static<typeof OpenClassRoom>;

import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { OpenClassCard } from '../openClass/openClass.schema.ts';
import { Id, Nullable, Page } from '../parts.schema.ts';

const page = {
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
};
const closed = { additionalProperties: false };

/** Where a student stands in a course: not begun, under way, worked through, or the right to it has ended. */
export const StudyState = Type.Enum(['new', 'learning', 'finished', 'expired']);
export type StudyState = Static<typeof StudyState>;

/** Asks for a page of the student's courses, the last studied first. */
export const MyCoursesIn = Type.Object(
  { state: Type.Optional(StudyState), keyword: Type.Optional(Type.String({ maxLength: 100 })), ...page },
  closed,
);
export type MyCoursesIn = Static<typeof MyCoursesIn>;

/** A course that the student has. Times are UTC ISO strings. */
export const MyCourse = Type.Object({
  courseId: Id,
  commodityId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
  cover: Type.String(),
  kind: Type.Enum(['live', 'recorded']),
  teacherName: Type.String(),
  teacherNameEn: Type.String(),
  lessonCount: Type.Integer(),
  finishedLessons: Type.Integer(),
  /** 0 to 100. */
  progressPercent: Type.Integer(),
  state: StudyState,
  /** Where to go on: the last lesson, or the first one; null without lessons. */
  nextLesson: Nullable(Type.Object({ lessonId: Id, name: Type.String(), nameEn: Type.String() })),
  lastStudiedAt: Nullable(Type.String()),
  /** The end of the right to study; without end when null. */
  expiresAt: Nullable(Type.String()),
  /** How it was got. */
  source: Type.Enum(['order', 'free', 'studyCard', 'gift']),
});
export type MyCourse = Static<typeof MyCourse>;

/** A page of the student's courses, and how many there are of each state. */
export const MyCourses = Type.Object({
  total: Type.Integer(),
  counts: Type.Object({
    all: Type.Integer(),
    new: Type.Integer(),
    learning: Type.Integer(),
    finished: Type.Integer(),
    expired: Type.Integer(),
  }),
  records: Type.Array(MyCourse),
});
export type MyCourses = Static<typeof MyCourses>;

/** Asks for a page of a kind of cards. */
export const PageIn = Type.Object(page, closed);
export type PageIn = Static<typeof PageIn>;

/** A page of cards. */
export const CardPage = Page(CourseCard);
export type CardPage = Static<typeof CardPage>;

/** Asks for the live lessons between two moments, at most 62 days apart. */
export const TimetableIn = Type.Object(
  { from: Type.String({ format: 'date-time' }), to: Type.String({ format: 'date-time' }) },
  closed,
);
export type TimetableIn = Static<typeof TimetableIn>;

/** A live lesson of one of the student's courses. */
export const TimetableEntry = Type.Object({
  lessonId: Id,
  lessonName: Type.String(),
  lessonNameEn: Type.String(),
  courseId: Id,
  commodityId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
  teacherName: Type.String(),
  teacherNameEn: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /** `now` begins ten minutes before the lesson. */
  liveState: Type.Enum(['upcoming', 'now', 'finished']),
  /** Whether it can be watched again. */
  hasReplay: Type.Boolean(),
});
export type TimetableEntry = Static<typeof TimetableEntry>;

/** Live lessons, and the open classes in which the student has a place, each in the order they begin. */
export const Timetable = Type.Object({
  entries: Type.Array(TimetableEntry),
  openClasses: Type.Array(OpenClassCard),
  serverTime: Type.String(),
});
export type Timetable = Static<typeof Timetable>;

/** The student's timetable for a calendar program. */
export const CalendarFeed = Type.Object({
  /**
   * Where a calendar program reads it, as iCalendar: lessons and booked open classes from a month ago to a year ahead.
   * Whoever has the address can read it. `?lang=en` names them in English. Empty while there is none.
   */
  address: Type.String(),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** Names a live lesson. */
export const LessonEventIn = Type.Object(
  {
    lessonId: Id,
    /** Language in which it is named. @defaultValue `zh` */
    lang: Type.Optional(Type.Enum(['zh', 'en'])),
  },
  closed,
);
export type LessonEventIn = Static<typeof LessonEventIn>;

/** A lesson as a file for a calendar program. */
export const LessonEvent = Type.Object({
  fileName: Type.String(),
  /** iCalendar, with one event. */
  content: Type.String(),
});
export type LessonEvent = Static<typeof LessonEvent>;

/** A note with the place that it belongs to. */
export const Note = Type.Object({
  id: Id,
  content: Type.String(),
  /** The moment of the video, in seconds. */
  positionSeconds: Type.Integer(),
  commodityId: Id,
  courseId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
  lessonId: Id,
  lessonName: Type.String(),
  lessonNameEn: Type.String(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type Note = Static<typeof Note>;

/** A page of notes, the newest first. */
export const NotePage = Page(Note);
export type NotePage = Static<typeof NotePage>;

/** Asks for the notes of one lesson, in the order of the video. */
export const LectureNotesIn = Type.Object({ lessonId: Id }, closed);
export type LectureNotesIn = Static<typeof LectureNotesIn>;

/** The notes of one lesson. */
export const LectureNotes = Type.Array(Note);
export type LectureNotes = Static<typeof LectureNotes>;

/** Looks for notes by their words, or those of their course. */
export const SearchNotesIn = Type.Object(
  { keyword: Type.String({ minLength: 1, maxLength: 100 }), ...page },
  closed,
);
export type SearchNotesIn = Static<typeof SearchNotesIn>;

const content = Type.String({ minLength: 1, maxLength: 2000 });

/** Writes a note. */
export const AddNoteIn = Type.Object(
  { lessonId: Id, content, positionSeconds: Type.Integer({ minimum: 0, maximum: 86_400 }) },
  closed,
);
export type AddNoteIn = Static<typeof AddNoteIn>;

/** Changes a note's words. */
export const UpdateNoteIn = Type.Object({ id: Id, content }, closed);
export type UpdateNoteIn = Static<typeof UpdateNoteIn>;

/** Names something by its id. */
export const IdIn = Type.Object({ id: Id }, closed);
export type IdIn = Static<typeof IdIn>;

/** What was removed; removing it twice is no error. */
export const Removed = Type.Object({ id: Id });
export type Removed = Static<typeof Removed>;

/** Subjects of what the student marked, with how many are in each. */
export const CollectionClasses = Type.Array(
  Type.Object({ categoryId: Id, name: Type.String(), nameEn: Type.String(), count: Type.Integer() }),
);
export type CollectionClasses = Static<typeof CollectionClasses>;

/** Asks for a page of marked courses. */
export const SearchCollectionsIn = Type.Object(
  { categoryId: Type.Optional(Id), keyword: Type.Optional(Type.String({ maxLength: 100 })), ...page },
  closed,
);
export type SearchCollectionsIn = Static<typeof SearchCollectionsIn>;

/** Names a course of the student's. */
export const BuySourceIn = Type.Object({ classTypeId: Id }, closed);
export type BuySourceIn = Static<typeof BuySourceIn>;

/** How the student got a course. */
export const BuySource = Type.Object({
  /** The bought course's id, or the package's. */
  masterId: Id,
  classTypeId: Id,
  /** Empty unless a package was bought. */
  classPackageId: Type.String(),
  buySource: Type.Enum([1, 2]),
});
export type BuySource = Static<typeof BuySource>;

/** The courses that were studied last, at most ten. */
export const LatelyLearned = Type.Array(MyCourse);
export type LatelyLearned = Static<typeof LatelyLearned>;

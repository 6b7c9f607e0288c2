import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { OpenClassCard } from '../openClass/openClass.schema.ts';
import { Id, Nullable, Page } from '../parts.schema.ts';

const page = {
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
};
const closed = { additionalProperties: false };

/** State of a student's course: not begun, in progress, finished, or access expired. */
export const StudyState = Type.Enum(['new', 'learning', 'finished', 'expired']);
export type StudyState = Static<typeof StudyState>;

/** Request for a page of the student's courses, last studied first. */
export const MyCoursesIn = Type.Object(
  { state: Type.Optional(StudyState), keyword: Type.Optional(Type.String({ maxLength: 100 })), ...page },
  closed,
);
export type MyCoursesIn = Static<typeof MyCoursesIn>;

/** A course of the student's. Times are UTC ISO strings. */
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
  /** Progress in per cent, 0 to 100. */
  progressPercent: Type.Integer(),
  state: StudyState,
  /** Lesson to continue with: the last one studied, or the first; null without lessons. */
  nextLesson: Nullable(Type.Object({ lessonId: Id, name: Type.String(), nameEn: Type.String() })),
  lastStudiedAt: Nullable(Type.String()),
  /** End of the access; null where it never ends. */
  expiresAt: Nullable(Type.String()),
  /** How the student got the course. */
  source: Type.Enum(['order', 'free', 'studyCard', 'gift']),
});
export type MyCourse = Static<typeof MyCourse>;

/** A page of the student's courses, and the number in each state. */
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

/** Request for a page of courses or packages. */
export const PageIn = Type.Object(page, closed);
export type PageIn = Static<typeof PageIn>;

/** A page of courses or packages. */
export const CardPage = Page(CourseCard);
export type CardPage = Static<typeof CardPage>;

/** Request for the live lessons of a period, at most 62 days long. */
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
  /** State of the lesson; `now` begins ten minutes before its start. */
  liveState: Type.Enum(['upcoming', 'now', 'finished']),
  /** Whether a replay can be watched. */
  hasReplay: Type.Boolean(),
});
export type TimetableEntry = Static<typeof TimetableEntry>;

/** The student's live lessons, and booked open classes, each in order of their start. */
export const Timetable = Type.Object({
  entries: Type.Array(TimetableEntry),
  openClasses: Type.Array(OpenClassCard),
  serverTime: Type.String(),
});
export type Timetable = Static<typeof Timetable>;

/** The student's timetable for calendar programs. */
export const CalendarFeed = Type.Object({
  /**
   * Address of an iCalendar feed: lessons and booked open classes from a month ago to a year ahead. Anyone with
   * the address can read it. `?lang=en` gives English names. Empty where there is none.
   */
  address: Type.String(),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** Reference to a live lesson. */
export const LessonEventIn = Type.Object(
  {
    lessonId: Id,
    /** Language of the lesson's name. @defaultValue `zh` */
    lang: Type.Optional(Type.Enum(['zh', 'en'])),
  },
  closed,
);
export type LessonEventIn = Static<typeof LessonEventIn>;

/** A lesson as a file for calendar programs. */
export const LessonEvent = Type.Object({
  fileName: Type.String(),
  /** Content of the file: iCalendar with one event. */
  content: Type.String(),
});
export type LessonEvent = Static<typeof LessonEvent>;

/** A note, and the place in the course it belongs to. */
export const Note = Type.Object({
  id: Id,
  content: Type.String(),
  /** Position in the video, in seconds. */
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

/** A page of notes, newest first. */
export const NotePage = Page(Note);
export type NotePage = Static<typeof NotePage>;

/** Request for the notes on one lesson, ordered by their position in the video. */
export const LectureNotesIn = Type.Object({ lessonId: Id }, closed);
export type LectureNotesIn = Static<typeof LectureNotesIn>;

/** Notes on one lesson. */
export const LectureNotes = Type.Array(Note);
export type LectureNotes = Static<typeof LectureNotes>;

/** Request for notes by their text or their course. */
export const SearchNotesIn = Type.Object(
  { keyword: Type.String({ minLength: 1, maxLength: 100 }), ...page },
  closed,
);
export type SearchNotesIn = Static<typeof SearchNotesIn>;

const content = Type.String({ minLength: 1, maxLength: 2000 });

/** A note to add. */
export const AddNoteIn = Type.Object(
  { lessonId: Id, content, positionSeconds: Type.Integer({ minimum: 0, maximum: 86_400 }) },
  closed,
);
export type AddNoteIn = Static<typeof AddNoteIn>;

/** New text of a note. */
export const UpdateNoteIn = Type.Object({ id: Id, content }, closed);
export type UpdateNoteIn = Static<typeof UpdateNoteIn>;

/** Reference by id. */
export const IdIn = Type.Object({ id: Id }, closed);
export type IdIn = Static<typeof IdIn>;

/** Id of the removed object; removing it again is no error. */
export const Removed = Type.Object({ id: Id });
export type Removed = Static<typeof Removed>;

/** Subjects of the student's bookmarks, with the number in each. */
export const CollectionClasses = Type.Array(
  Type.Object({ categoryId: Id, name: Type.String(), nameEn: Type.String(), count: Type.Integer() }),
);
export type CollectionClasses = Static<typeof CollectionClasses>;

/** Request for a page of bookmarked courses. */
export const SearchCollectionsIn = Type.Object(
  { categoryId: Type.Optional(Id), keyword: Type.Optional(Type.String({ maxLength: 100 })), ...page },
  closed,
);
export type SearchCollectionsIn = Static<typeof SearchCollectionsIn>;

/** Reference to a course of the student's. */
export const BuySourceIn = Type.Object({ classTypeId: Id }, closed);
export type BuySourceIn = Static<typeof BuySourceIn>;

/** How the student got a course. */
export const BuySource = Type.Object({
  /** Id of the bought course or package. */
  masterId: Id,
  classTypeId: Id,
  /** Id of the package; empty unless a package was bought. */
  classPackageId: Type.String(),
  buySource: Type.Enum([1, 2]),
});
export type BuySource = Static<typeof BuySource>;

/** The last studied courses, at most ten. */
export const LatelyLearned = Type.Array(MyCourse);
export type LatelyLearned = Static<typeof LatelyLearned>;

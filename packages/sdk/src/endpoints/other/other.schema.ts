import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

export const ZoomPasswordIn = Input({ lessonId: Id });
export type ZoomPasswordIn = Static<typeof ZoomPasswordIn>;

/** What opens a lesson that is held in Zoom. */
export const ZoomPassword = Type.Object({
  meetingNo: Type.String(),
  password: Type.String(),
  joinUrl: Type.String(),
});
export type ZoomPassword = Static<typeof ZoomPassword>;

/** `stuId` is the student's own id; another's is refused. */
export const StudyClassIn = Input({ classType: Type.String({ minLength: 1, maxLength: 64 }), stuId: Id });
export type StudyClassIn = Static<typeof StudyClassIn>;

/** A class with the student's progress in it. */
export const StudyClass = Type.Object({
  classTypeId: Id,
  commodityId: Id,
  className: Type.String(),
  /** Empty where the course has no English name. */
  classNameEn: Type.String(),
  lessonCount: Type.Integer(),
  finishedCount: Type.Integer(),
  /** 0 to 100. */
  progressPercent: Type.Integer(),
  studySeconds: Type.Integer(),
  lastStudiedAt: Nullable(Time),
});
export type StudyClass = Static<typeof StudyClass>;

export const StudyClasses = Type.Array(StudyClass);
export type StudyClasses = Static<typeof StudyClasses>;

export const ExerciseExamRecordIn = Input({
  kind: Type.Optional(Type.Enum(['exercise', 'exam'])),
  ...Paging,
});
export type ExerciseExamRecordIn = Static<typeof ExerciseExamRecordIn>;

/** Exercises and exams in one list, for the learning archive. */
export const ExerciseExamRecord = Page(
  Type.Object({
    recordId: Id,
    kind: Type.Enum(['exercise', 'exam']),
    title: Type.String(),
    score: Nullable(Type.Number()),
    totalScore: Type.Number(),
    submittedAt: Nullable(Time),
  }),
);
export type ExerciseExamRecord = Static<typeof ExerciseExamRecord>;

/** The student who belongs to the user. */
export const StudentId = Type.Object({ studentId: Id });
export type StudentId = Static<typeof StudentId>;

/** The student's learning in numbers. */
export const StudentStudyInfo = Type.Object({
  courseCount: Type.Integer(),
  finishedCourseCount: Type.Integer(),
  studySeconds: Type.Integer(),
  /** Days in a row. */
  streakDays: Type.Integer(),
  exerciseCount: Type.Integer(),
  examCount: Type.Integer(),
  certificateCount: Type.Integer(),
});
export type StudentStudyInfo = Static<typeof StudentStudyInfo>;

/** When the student studied and what marks came of it. */
export const StudyHistory = Type.Object({
  /** The days of the last 53 weeks on which something was done, the oldest first. */
  days: Type.Array(
    Type.Object({
      /** `YYYY-MM-DD` of Shanghai's calendar. */
      day: Type.String(),
      /** Spent in lessons, by the day on which each visit began. */
      lessonSeconds: Type.Integer(),
      /** Spent on exercises and exams, by the day on which each was last worked on. */
      practiceSeconds: Type.Integer(),
    }),
  ),
  /** The last 20 exercises and exams that have a mark, the oldest first. */
  marks: Type.Array(
    Type.Object({
      recordId: Id,
      title: Type.String(),
      /** Of the full score, 0 to 100. */
      percent: Type.Number(),
      submittedAt: Time,
    }),
  ),
});
export type StudyHistory = Static<typeof StudyHistory>;

/** Asks for the learning record as a file. */
export const StudyRecordIn = Input({
  /** The language of its words. */
  lang: Type.Enum(['zh', 'en']),
});
export type StudyRecordIn = Static<typeof StudyRecordIn>;

/** What was done: the log-in of this day, or the lesson, handed-in exercise or published exam of `objectId`. */
export const IntegralGainIn = Input({
  type: Type.Enum(['login', 'lesson', 'exercise', 'exam']),
  objectId: Type.Optional(Id),
});
export type IntegralGainIn = Static<typeof IntegralGainIn>;

/** The points that were gained; 0 when they had been before. */
export const IntegralGain = Type.Object({ points: Type.Integer(), remaining: Type.Integer() });
export type IntegralGain = Static<typeof IntegralGain>;

/** The categories of the question bank, in the school's order. */
export const QuestionCategories = Type.Array(Type.Object({ categoryId: Id, categoryName: Type.String() }));
export type QuestionCategories = Static<typeof QuestionCategories>;

/** The categories of the question bank with their subjects, in the school's order. */
export const CourseCategories = Type.Array(
  Type.Object({
    categoryId: Id,
    categoryName: Type.String(),
    subjects: Type.Array(Type.Object({ subjectId: Id, subjectName: Type.String() })),
  }),
);
export type CourseCategories = Static<typeof CourseCategories>;

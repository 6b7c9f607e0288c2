import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

export const ZoomPasswordIn = Input({ lessonId: Id });
export type ZoomPasswordIn = Static<typeof ZoomPasswordIn>;

/** Credentials of a lesson that takes place in Zoom. */
export const ZoomPassword = Type.Object({
  meetingNo: Type.String(),
  password: Type.String(),
  joinUrl: Type.String(),
});
export type ZoomPassword = Static<typeof ZoomPassword>;

/** `stuId` is the student's own id; any other is refused. */
export const StudyClassIn = Input({ classType: Type.String({ minLength: 1, maxLength: 64 }), stuId: Id });
export type StudyClassIn = Static<typeof StudyClassIn>;

/** A class with the student's progress. */
export const StudyClass = Type.Object({
  classTypeId: Id,
  commodityId: Id,
  className: Type.String(),
  /** English name; empty where the course has none. */
  classNameEn: Type.String(),
  lessonCount: Type.Integer(),
  finishedCount: Type.Integer(),
  /** Progress in per cent, 0 to 100. */
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

/** The student record of the user. */
export const StudentId = Type.Object({ studentId: Id });
export type StudentId = Static<typeof StudentId>;

/** Statistics of the student's learning. */
export const StudentStudyInfo = Type.Object({
  courseCount: Type.Integer(),
  finishedCourseCount: Type.Integer(),
  studySeconds: Type.Integer(),
  /** Number of consecutive days of study. */
  streakDays: Type.Integer(),
  exerciseCount: Type.Integer(),
  examCount: Type.Integer(),
  certificateCount: Type.Integer(),
});
export type StudentStudyInfo = Static<typeof StudentStudyInfo>;

/** Days of study and marks. */
export const StudyHistory = Type.Object({
  /** Days of the last 53 weeks with any activity, oldest first. */
  days: Type.Array(
    Type.Object({
      /** Day as `YYYY-MM-DD`, in Shanghai's time zone. */
      day: Type.String(),
      /** Seconds spent in lessons, by the day on which each session began. */
      lessonSeconds: Type.Integer(),
      /** Seconds spent on exercises and exams, by the day on which each was last worked on. */
      practiceSeconds: Type.Integer(),
    }),
  ),
  /** The last 20 marked exercises and exams, oldest first. */
  marks: Type.Array(
    Type.Object({
      recordId: Id,
      title: Type.String(),
      /** Score in per cent of the maximum, 0 to 100. */
      percent: Type.Number(),
      submittedAt: Time,
    }),
  ),
});
export type StudyHistory = Static<typeof StudyHistory>;

/** Request for the learning record as a file. */
export const StudyRecordIn = Input({
  /** Language of the file. */
  lang: Type.Enum(['zh', 'en']),
});
export type StudyRecordIn = Static<typeof StudyRecordIn>;

/** The completed activity: today's log-in, or the lesson, handed-in exercise or published exam `objectId`. */
export const IntegralGainIn = Input({
  type: Type.Enum(['login', 'lesson', 'exercise', 'exam']),
  objectId: Type.Optional(Id),
});
export type IntegralGainIn = Static<typeof IntegralGainIn>;

/** The points credited; 0 where they had been credited before. */
export const IntegralGain = Type.Object({ points: Type.Integer(), remaining: Type.Integer() });
export type IntegralGain = Static<typeof IntegralGain>;

/** Categories of the question bank, in the school's order. */
export const QuestionCategories = Type.Array(Type.Object({ categoryId: Id, categoryName: Type.String() }));
export type QuestionCategories = Static<typeof QuestionCategories>;

/** Categories of the question bank with their subjects, in the school's order. */
export const CourseCategories = Type.Array(
  Type.Object({
    categoryId: Id,
    categoryName: Type.String(),
    subjects: Type.Array(Type.Object({ subjectId: Id, subjectName: Type.String() })),
  }),
);
export type CourseCategories = Static<typeof CourseCategories>;

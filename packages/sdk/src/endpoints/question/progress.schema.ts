import { Type, type Static } from 'typebox';
import { Day, Id, Input, Nullable, Paging } from '../parts.schema.ts';
import { PaperState } from './bank.schema.ts';

export const DailyTodayIn = Input({ subjectId: Type.Optional(Id) });
export type DailyTodayIn = Static<typeof DailyTodayIn>;

/** The practice of today, in one subject. */
export const Daily = Type.Object({
  day: Day,
  subjectId: Id,
  subjectName: Type.String(),
  state: PaperState,
  /** The exercise to go on with or to look at; null before it is begun. */
  recordId: Nullable(Id),
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** How many students have done it today. */
  studentCount: Type.Integer(),
  /** Place among them, from 1; null before it is handed in. */
  rank: Nullable(Type.Integer()),
});
export type Daily = Static<typeof Daily>;

/** Today's practice of each subject, and the days in a row up to today or yesterday (Shanghai's calendar). */
export const DailyToday = Type.Object({ day: Day, streakDays: Type.Integer(), subjects: Type.Array(Daily) });
export type DailyToday = Static<typeof DailyToday>;

export const DailyRankIn = Input({
  subjectId: Id,
  /** @defaultValue today */
  day: Type.Optional(Day),
  ...Paging,
});
export type DailyRankIn = Static<typeof DailyRankIn>;

/** A place in the ranking: by right answers, then by time. */
export const DailyPlace = Type.Object({
  rank: Type.Integer(),
  /** Masked unless it is the student's own. */
  nickName: Type.String(),
  headPic: Type.String(),
  rightCount: Type.Integer(),
  questionCount: Type.Integer(),
  /** From the first begin to the hand-in, time away included. */
  elapsedSeconds: Type.Integer(),
  isMine: Type.Boolean(),
});
export type DailyPlace = Static<typeof DailyPlace>;

/** A page of the ranking, with the student's own place wherever it is. */
export const DailyRank = Type.Object({
  day: Day,
  total: Type.Integer(),
  records: Type.Array(DailyPlace),
  mine: Nullable(DailyPlace),
});
export type DailyRank = Static<typeof DailyRank>;

export const SubjectWeeksIn = Input({
  /** All subjects without it. */
  subjectId: Type.Optional(Id),
  /** How many weeks back, this one included. @defaultValue 12 */
  weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 53 })),
});
export type SubjectWeeksIn = Static<typeof SubjectWeeksIn>;

const practised = {
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Seconds of work by the server's clock. */
  totalSeconds: Type.Integer(),
};

/** A week's practice, Monday to Sunday (Shanghai's calendar); weeks without any are there too. */
export const SubjectWeek = Type.Object({
  /** The Monday. */
  startsOn: Day,
  ...practised,
  /** Answers on each day, Monday first. */
  days: Type.Array(Type.Integer(), { minItems: 7, maxItems: 7 }),
});
export type SubjectWeek = Static<typeof SubjectWeek>;

/** The oldest first. */
export const SubjectWeeks = Type.Array(SubjectWeek);
export type SubjectWeeks = Static<typeof SubjectWeeks>;

export const SubjectYearsIn = Input({ subjectId: Type.Optional(Id) });
export type SubjectYearsIn = Static<typeof SubjectYearsIn>;

/** A year's practice, January first. */
export const SubjectYear = Type.Object({
  year: Type.Integer(),
  ...practised,
  /** Answers in each month. */
  months: Type.Array(Type.Integer(), { minItems: 12, maxItems: 12 }),
});
export type SubjectYear = Static<typeof SubjectYear>;

/** Years from the first practice on, the newest first. */
export const SubjectYears = Type.Array(SubjectYear);
export type SubjectYears = Static<typeof SubjectYears>;

/** Names a handed-in exercise. */
export const IntegralIn = Input({ recordId: Id });
export type IntegralIn = Static<typeof IntegralIn>;

/** What an exercise is worth in points. */
export const Integral = Type.Object({
  recordId: Id,
  points: Type.Integer(),
  /** True once the points were credited. */
  gained: Type.Boolean(),
  /** All points that the student has to spend. */
  remaining: Type.Integer(),
});
export type Integral = Static<typeof Integral>;

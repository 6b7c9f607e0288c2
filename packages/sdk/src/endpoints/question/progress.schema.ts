import { Type, type Static } from 'typebox';
import { Day, Id, Input, Nullable, Paging } from '../parts.schema.ts';
import { PaperState } from './bank.schema.ts';

export const DailyTodayIn = Input({ subjectId: Type.Optional(Id) });
export type DailyTodayIn = Static<typeof DailyTodayIn>;

/** Today's practice in one subject. */
export const Daily = Type.Object({
  day: Day,
  subjectId: Id,
  subjectName: Type.String(),
  state: PaperState,
  /** Id of the exercise to continue or to view; null before it is begun. */
  recordId: Nullable(Id),
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Number of students who have done it today. */
  studentCount: Type.Integer(),
  /** Rank among those students, from 1; null before it is handed in. */
  rank: Nullable(Type.Integer()),
});
export type Daily = Static<typeof Daily>;

/**
 * Today's practice of each subject, and the number of consecutive days up to today or yesterday, in Shanghai's
 * time zone.
 */
export const DailyToday = Type.Object({ day: Day, streakDays: Type.Integer(), subjects: Type.Array(Daily) });
export type DailyToday = Static<typeof DailyToday>;

export const DailyRankIn = Input({
  subjectId: Id,
  /** Day to rank. @defaultValue today */
  day: Type.Optional(Day),
  ...Paging,
});
export type DailyRankIn = Static<typeof DailyRankIn>;

/** An entry of the ranking, which sorts by right answers, then by time. */
export const DailyPlace = Type.Object({
  rank: Type.Integer(),
  /** Nickname; masked unless it is the student's own. */
  nickName: Type.String(),
  headPic: Type.String(),
  rightCount: Type.Integer(),
  questionCount: Type.Integer(),
  /** Seconds from the start to the hand-in, including breaks. */
  elapsedSeconds: Type.Integer(),
  isMine: Type.Boolean(),
});
export type DailyPlace = Static<typeof DailyPlace>;

/** A page of the ranking, with the student's own entry in addition. */
export const DailyRank = Type.Object({
  day: Day,
  total: Type.Integer(),
  records: Type.Array(DailyPlace),
  mine: Nullable(DailyPlace),
});
export type DailyRank = Static<typeof DailyRank>;

export const SubjectWeeksIn = Input({
  /** Subject to sum up; without it, all. */
  subjectId: Type.Optional(Id),
  /** Number of weeks, including the current one. @defaultValue 12 */
  weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 53 })),
});
export type SubjectWeeksIn = Static<typeof SubjectWeeksIn>;

const practised = {
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Time of work in seconds, by the server's clock. */
  totalSeconds: Type.Integer(),
};

/** Practice of a week, Monday to Sunday in Shanghai's time zone; weeks without practice are included. */
export const SubjectWeek = Type.Object({
  /** Monday of the week. */
  startsOn: Day,
  ...practised,
  /** Number of answers on each day, from Monday. */
  days: Type.Array(Type.Integer(), { minItems: 7, maxItems: 7 }),
});
export type SubjectWeek = Static<typeof SubjectWeek>;

/** Weeks, oldest first. */
export const SubjectWeeks = Type.Array(SubjectWeek);
export type SubjectWeeks = Static<typeof SubjectWeeks>;

export const SubjectYearsIn = Input({ subjectId: Type.Optional(Id) });
export type SubjectYearsIn = Static<typeof SubjectYearsIn>;

/** Practice of a calendar year. */
export const SubjectYear = Type.Object({
  year: Type.Integer(),
  ...practised,
  /** Number of answers in each month, from January. */
  months: Type.Array(Type.Integer(), { minItems: 12, maxItems: 12 }),
});
export type SubjectYear = Static<typeof SubjectYear>;

/** Years since the first practice, newest first. */
export const SubjectYears = Type.Array(SubjectYear);
export type SubjectYears = Static<typeof SubjectYears>;

/** Reference to a handed-in exercise. */
export const IntegralIn = Input({ recordId: Id });
export type IntegralIn = Static<typeof IntegralIn>;

/** Points for an exercise. */
export const Integral = Type.Object({
  recordId: Id,
  points: Type.Integer(),
  /** True once the points were credited. */
  gained: Type.Boolean(),
  /** Total points that the student can spend. */
  remaining: Type.Integer(),
});
export type Integral = Static<typeof Integral>;

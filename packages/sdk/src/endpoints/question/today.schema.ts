import { Type, type Static } from 'typebox';
import { Day, Flag, Id, Nullable, Time } from '../parts.schema.ts';

/**
 * Why something is for today: mistakes are `due` for repetition, a point is `weak`, a `plan` of the student has it next,
 * or an `exam` is near.
 */
export const TodayReason = Type.Enum(['due', 'weak', 'plan', 'exam']);
export type TodayReason = Static<typeof TodayReason>;

/** What a step leads to; `repeat` is the repetition of the wrong book. */
export const TodayKind = Type.Enum(['repeat', 'chapter', 'paper', 'course', 'exam']);
export type TodayKind = Static<typeof TodayKind>;

/** One thing to do today. */
export const TodayStep = Type.Object({
  reason: TodayReason,
  kind: TodayKind,
  /** 1 where it was done today. */
  doneFlag: Flag,
  /** The chapter or point, paper, course or exam; empty for a repetition, and for an exam that was handed in. */
  targetId: Type.String(),
  /** Empty for a repetition. */
  name: Type.String(),
  /** Empty where there is none. */
  nameEn: Type.String(),
  /** Of a chapter; empty for all else. */
  subjectId: Type.String(),
  /** Of a weak point; empty for all else. */
  subjectName: Type.String(),
  /**
   * Mistakes that are due, or were put right today once none is; of a weak point what was done of it and never right;
   * lessons of a course, else questions.
   */
  count: Type.Integer(),
  /** The plan that wants it; empty for all else. */
  planName: Type.String(),
  planNameEn: Type.String(),
  /** Of a course; empty for all else. */
  commodityId: Type.String(),
  /** Where to go on in a course of the student's; empty where there is none. */
  lessonId: Type.String(),
  /** When an exam may be entered. */
  openAt: Nullable(Time),
  closeAt: Nullable(Time),
});
export type TodayStep = Static<typeof TodayStep>;

/** The first chapter or point of a subject that is not done yet. */
export const NextChapter = Type.Object({
  pointId: Id,
  pointName: Type.String(),
  subjectId: Id,
  subjectName: Type.String(),
  questionCount: Type.Integer(),
  doneCount: Type.Integer(),
});
export type NextChapter = Static<typeof NextChapter>;

/**
 * What a student should do today, in this order: due mistakes, weak points, the plan, exams; and what to go on with
 * when nothing is due.
 */
export const Today = Type.Object({
  day: Day,
  /** Empty when nothing is to do. */
  steps: Type.Array(TodayStep),
  /** The day of the student's own exam; null where none is set, and once it is over. */
  examOn: Nullable(Day),
  /** Null while a step is to be done today, which an exam that cannot be entered yet is not, and where nothing is left. */
  next: Nullable(NextChapter),
});
export type Today = Static<typeof Today>;

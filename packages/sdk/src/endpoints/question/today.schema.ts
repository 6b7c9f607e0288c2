import { Type, type Static } from 'typebox';
import { Day, Flag, Id, Nullable, Time } from '../parts.schema.ts';

/**
 * Reason for a step: mistakes are `due` for repetition, a knowledge point is `weak`, it is next in a `plan`, or
 * an `exam` is near.
 */
export const TodayReason = Type.Enum(['due', 'weak', 'plan', 'exam']);
export type TodayReason = Static<typeof TodayReason>;

/** Kind of activity; `repeat` is the repetition of the wrong-answer book. */
export const TodayKind = Type.Enum(['repeat', 'chapter', 'paper', 'course', 'exam']);
export type TodayKind = Static<typeof TodayKind>;

/** An activity recommended for today. */
export const TodayStep = Type.Object({
  reason: TodayReason,
  kind: TodayKind,
  /** 1 where it was done today. */
  doneFlag: Flag,
  /** Id of the chapter or point, paper, course or exam; empty for a repetition, and for a handed-in exam. */
  targetId: Type.String(),
  /** Name of the target; empty for a repetition. */
  name: Type.String(),
  /** English name; empty where there is none. */
  nameEn: Type.String(),
  /** Subject of a chapter; otherwise empty. */
  subjectId: Type.String(),
  /** Subject name of a weak point; otherwise empty. */
  subjectName: Type.String(),
  /**
   * Number of mistakes that are due, or of those corrected today once none is due; for a weak point, of
   * questions done and never answered right; for a course, of lessons; otherwise of questions.
   */
  count: Type.Integer(),
  /** Name of the plan that it belongs to; otherwise empty. */
  planName: Type.String(),
  planNameEn: Type.String(),
  /** Commodity of a course; otherwise empty. */
  commodityId: Type.String(),
  /** Lesson to continue with in the student's course; empty where there is none. */
  lessonId: Type.String(),
  /** UTC ISO time at which an exam opens. */
  openAt: Nullable(Time),
  closeAt: Nullable(Time),
});
export type TodayStep = Static<typeof TodayStep>;

/** The first unfinished chapter or point of a subject. */
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
 * Recommendations for today, in this order: due mistakes, weak points, the plan, exams; and what to continue
 * with when nothing is due.
 */
export const Today = Type.Object({
  day: Day,
  /** Steps for today; empty where there are none. */
  steps: Type.Array(TodayStep),
  /** Day of the student's own exam; null where none is set, and once it is over. */
  examOn: Nullable(Day),
  /**
   * Chapter to continue with; null while a step remains for today, and where no chapter is left. An exam that
   * is not open yet does not count as remaining.
   */
  next: Nullable(NextChapter),
});
export type Today = Static<typeof Today>;

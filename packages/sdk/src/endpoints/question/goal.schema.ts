import { Type, type Static } from 'typebox';
import { Day, Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** What a student wants to practise, and for which day. */
export const StudyGoal = Type.Object({
  /** 1 for a student who has nothing yet and was never asked; 0 too where the school has no questions. */
  askFlag: Flag,
  /** Null where none was chosen. */
  subjectId: Nullable(Id),
  /** Empty where none was chosen. */
  subjectName: Type.String(),
  /** The day of the student's exam; null where there is none. */
  examOn: Nullable(Day),
});
export type StudyGoal = Static<typeof StudyGoal>;

/** Without a subject the question was skipped, and is not asked again. */
export const SetStudyGoalIn = Input({
  subjectId: Type.Optional(Id),
  /** The day of the student's exam, today or later. */
  examOn: Type.Optional(Day),
});
export type SetStudyGoalIn = Static<typeof SetStudyGoalIn>;

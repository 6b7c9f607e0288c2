import { Type, type Static } from 'typebox';
import { Day, Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** The subject that a student prepares for, and the day of the exam. */
export const StudyGoal = Type.Object({
  /** 1 to ask the student for a goal: they have none and were never asked; 0 also where the school has no questions. */
  askFlag: Flag,
  /** Id of the subject; null where none was chosen. */
  subjectId: Nullable(Id),
  /** Name of the subject; empty where none was chosen. */
  subjectName: Type.String(),
  /** Day of the student's exam; null where none is set. */
  examOn: Nullable(Day),
});
export type StudyGoal = Static<typeof StudyGoal>;

/** The chosen goal; without a subject the student skipped the question, and is not asked again. */
export const SetStudyGoalIn = Input({
  subjectId: Type.Optional(Id),
  /** Day of the student's exam, today or later. */
  examOn: Type.Optional(Day),
});
export type SetStudyGoalIn = Static<typeof SetStudyGoalIn>;

import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Page, TextPaging, Time } from '../parts.schema.ts';

export * from './answers.schema.ts';
export * from './groups.schema.ts';

/** Filters of the student's questions and answers; sent in the body. */
export const MyQuestionsIn = Input({
  /** 1 for answered questions, 0 for unanswered ones. */
  answeredFlag: Type.Optional(Flag),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...TextPaging,
});
export type MyQuestionsIn = Static<typeof MyQuestionsIn>;

/** A question to teachers and fellow students. */
export const AskedQuestion = Type.Object({
  questionId: Id,
  title: Type.String(),
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  courseName: Type.String(),
  askedAt: Time,
  answerCount: Type.Integer(),
  answeredFlag: Flag,
  /** Number of answers that the student has not seen. */
  unReadCount: Type.Integer(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

export const AskedQuestionPage = Page(AskedQuestion);
export type AskedQuestionPage = Static<typeof AskedQuestionPage>;

/** An answer by the student. */
export const GivenAnswer = Type.Object({
  answerId: Id,
  questionId: Id,
  questionTitle: Type.String(),
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  answeredAt: Time,
  likeCount: Type.Integer(),
  /** 1 where the asker accepted it. */
  acceptedFlag: Flag,
});
export type GivenAnswer = Static<typeof GivenAnswer>;

export const GivenAnswerPage = Page(GivenAnswer);
export type GivenAnswerPage = Static<typeof GivenAnswerPage>;

/** Number of the student's questions in each state. */
export const QuestionCounts = Type.Object({
  all: Type.Integer(),
  waiting: Type.Integer(),
  answered: Type.Integer(),
});
export type QuestionCounts = Static<typeof QuestionCounts>;

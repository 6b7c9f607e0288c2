import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Page, Paging, Time } from '../parts.schema.ts';

export * from './answers.schema.ts';

/** Filters of the student's questions and answers; they travel in the body. */
export const MyQuestionsIn = Input({
  /** 1 answered, 0 waiting. */
  answeredFlag: Type.Optional(Flag),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type MyQuestionsIn = Static<typeof MyQuestionsIn>;

/** A question to teachers and fellow students. */
export const AskedQuestion = Type.Object({
  questionId: Id,
  title: Type.String(),
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  courseName: Type.String(),
  askedAt: Time,
  answerCount: Type.Integer(),
  answeredFlag: Flag,
  /** Answers that the student has not seen. */
  unReadCount: Type.Integer(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

export const AskedQuestionPage = Page(AskedQuestion);
export type AskedQuestionPage = Static<typeof AskedQuestionPage>;

/** An answer that the student gave. */
export const GivenAnswer = Type.Object({
  answerId: Id,
  questionId: Id,
  questionTitle: Type.String(),
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  answeredAt: Time,
  likeCount: Type.Integer(),
  /** 1 when the asker chose it. */
  acceptedFlag: Flag,
});
export type GivenAnswer = Static<typeof GivenAnswer>;

export const GivenAnswerPage = Page(GivenAnswer);
export type GivenAnswerPage = Static<typeof GivenAnswerPage>;

/** How many questions of the student stand where. */
export const QuestionCounts = Type.Object({
  all: Type.Integer(),
  waiting: Type.Integer(),
  answered: Type.Integer(),
});
export type QuestionCounts = Static<typeof QuestionCounts>;

/** How many groups and topics are the student's. */
export const GroupCounts = Type.Object({
  created: Type.Integer(),
  joined: Type.Integer(),
  topics: Type.Integer(),
});
export type GroupCounts = Static<typeof GroupCounts>;

export const GroupListIn = Input(Paging);
export type GroupListIn = Static<typeof GroupListIn>;

/** A group of students. */
export const Group = Type.Object({
  groupId: Id,
  groupName: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  ownerName: Type.String(),
  memberCount: Type.Integer(),
  topicCount: Type.Integer(),
  createdAt: Time,
});
export type Group = Static<typeof Group>;

export const GroupPage = Page(Group);
export type GroupPage = Static<typeof GroupPage>;

/** A topic in a group. */
export const Topic = Type.Object({
  topicId: Id,
  groupId: Id,
  groupName: Type.String(),
  title: Type.String(),
  authorName: Type.String(),
  postedAt: Time,
  replyCount: Type.Integer(),
  likeCount: Type.Integer(),
});
export type Topic = Static<typeof Topic>;

export const TopicListIn = Input({ groupId: Type.Optional(Id), ...Paging });
export type TopicListIn = Static<typeof TopicListIn>;

export const TopicPage = Page(Topic);
export type TopicPage = Static<typeof TopicPage>;

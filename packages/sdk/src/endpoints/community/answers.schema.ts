import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Page, Paging, TextPaging, Time } from '../parts.schema.ts';

/** Sort order of the school's questions; `unanswered` lists only those without an answer. */
export const QuestionOrder = Type.Enum(['newest', 'answered', 'unanswered']);
export type QuestionOrder = Static<typeof QuestionOrder>;

export const QuestionsIn = Input({
  order: Type.Optional(QuestionOrder),
  /** Category from `community.subjects`. */
  categoryId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type QuestionsIn = Static<typeof QuestionsIn>;

/** The author of a question or an answer. */
export const Author = Type.Object({
  authorName: Type.String(),
  /** Address of the picture; empty where there is none. */
  avatar: Type.String(),
  /** 1 for a teacher of the school. */
  teacherFlag: Flag,
  /** Title of a teacher; empty for students. */
  teacherTitle: Type.String(),
  /** 1 where the author is the student. */
  ownFlag: Flag,
});
export type Author = Static<typeof Author>;

/** A question in the school's list. */
export const PublicQuestion = Type.Object({
  questionId: Id,
  title: Type.String(),
  /** Beginning of the text, without formatting. */
  summary: Type.String(),
  pictureCount: Type.Integer(),
  /** Name of the subject; empty where the question has none. */
  subjectName: Type.String(),
  courseName: Type.String(),
  author: Author,
  askedAt: Time,
  answerCount: Type.Integer(),
  /** 1 where the asker has accepted an answer. */
  acceptedFlag: Flag,
  /** 1 where a teacher has answered. */
  teacherFlag: Flag,
});
export type PublicQuestion = Static<typeof PublicQuestion>;

export const PublicQuestionPage = Page(PublicQuestion);
export type PublicQuestionPage = Static<typeof PublicQuestionPage>;

/** A picture in a post. */
export const Picture = Type.Object({ fileName: Type.String(), url: Type.String() });
export type Picture = Static<typeof Picture>;

/** Earlier versions of a post, and whether the reader may edit it. */
export const Revisions = Type.Object({
  /** Text as typed, for its author while it may be edited; empty for everybody else. */
  ownText: Type.String(),
  /** End of the time in which its author may edit it; null for everybody else. */
  editableUntil: Nullable(Time),
  /** Earlier versions, oldest first. */
  earlier: Type.Array(
    Type.Object({
      /** Title of the version; empty where it had none. */
      title: Type.String(),
      /** Text: HTML, sanitised by the server. */
      contentHtml: Type.String(),
      /** When this version was replaced. */
      until: Time,
    }),
  ),
});
export type Revisions = Static<typeof Revisions>;

/** An answer to a question. */
export const PublicAnswer = Type.Object({
  answerId: Id,
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  pictures: Type.Array(Picture),
  author: Author,
  answeredAt: Time,
  likeCount: Type.Integer(),
  /** 1 where the reader likes it. */
  likedFlag: Flag,
  acceptedFlag: Flag,
  /** 1 where the asker has not seen it yet. */
  newFlag: Flag,
});
export type PublicAnswer = Static<typeof PublicAnswer>;

export const QuestionIn = Input({ questionId: Id, ...TextPaging });
export type QuestionIn = Static<typeof QuestionIn>;

/** A question with a page of its answers: the accepted one first, then teachers', then by likes. */
export const QuestionDetail = Type.Object({
  question: PublicQuestion,
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  pictures: Type.Array(Picture),
  /** Commodity of the course; null where the question belongs to none. */
  commodityId: Nullable(Id),
  answers: Page(PublicAnswer),
});
export type QuestionDetail = Static<typeof QuestionDetail>;

/** A subject of the school, and its number of questions. */
export const Subject = Type.Object({
  categoryId: Id,
  /** Id of the parent subject; null at the top level. */
  parentId: Nullable(Id),
  name: Type.String(),
  nameEn: Type.String(),
  questionCount: Type.Integer(),
});
export const Subjects = Type.Array(Subject);
export type Subjects = Static<typeof Subjects>;

/** A course of the student's that a question may belong to. */
export const AskableCourses = Type.Array(Type.Object({ classTypeId: Id, courseName: Type.String() }));
export type AskableCourses = Static<typeof AskableCourses>;

const content = Type.String({ maxLength: 5_000 });
/** Ids of the student's own uploaded pictures, in display order. */
export const fileIds = Type.Array(Id, { maxItems: 6, uniqueItems: true });

export const AskIn = Input({
  title: Type.String({ maxLength: 80 }),
  content,
  fileIds,
  /** Subject; where a course is given, its subject applies. */
  categoryId: Type.Optional(Id),
  /** A course of the student's. */
  classTypeId: Type.Optional(Id),
});
export type AskIn = Static<typeof AskIn>;

export const Asked = Type.Object({ questionId: Id });
export type Asked = Static<typeof Asked>;

export const AnswerIn = Input({ questionId: Id, content, fileIds });
export type AnswerIn = Static<typeof AnswerIn>;

export const Answered = Type.Object({ answerId: Id });
export type Answered = Static<typeof Answered>;

export const EditQuestionIn = Input({ questionId: Id, title: Type.String({ maxLength: 80 }), content });
export type EditQuestionIn = Static<typeof EditQuestionIn>;

export const EditAnswerIn = Input({ answerId: Id, content });
export type EditAnswerIn = Static<typeof EditAnswerIn>;

export const LikeIn = Input({ answerId: Id, likeFlag: Flag });
export type LikeIn = Static<typeof LikeIn>;

export const Liked = Type.Object({ likeCount: Type.Integer(), likedFlag: Flag });
export type Liked = Static<typeof Liked>;

export const OfAnswerIn = Input({ answerId: Id });
export type OfAnswerIn = Static<typeof OfAnswerIn>;

export const OfQuestionIn = Input({ questionId: Id });
export type OfQuestionIn = Static<typeof OfQuestionIn>;

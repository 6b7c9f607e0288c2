import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Page, Paging, TextPaging, Time } from '../parts.schema.ts';

/** How the school's questions are ordered; `unanswered` leaves out those with an answer. */
export const QuestionOrder = Type.Enum(['newest', 'answered', 'unanswered']);
export type QuestionOrder = Static<typeof QuestionOrder>;

export const QuestionsIn = Input({
  order: Type.Optional(QuestionOrder),
  /** A subject of `community.subjects`. */
  categoryId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type QuestionsIn = Static<typeof QuestionsIn>;

/** Who asked or answered. */
export const Author = Type.Object({
  authorName: Type.String(),
  /** Empty where there is none. */
  avatar: Type.String(),
  /** 1 for a teacher of the school. */
  teacherFlag: Flag,
  /** What the teacher is, in a few words; empty for students. */
  teacherTitle: Type.String(),
  /** 1 for the student's own. */
  ownFlag: Flag,
});
export type Author = Static<typeof Author>;

/** A question in the school's list. */
export const PublicQuestion = Type.Object({
  questionId: Id,
  title: Type.String(),
  /** The beginning of its words, as plain text. */
  summary: Type.String(),
  pictureCount: Type.Integer(),
  /** Empty where it belongs to no subject. */
  subjectName: Type.String(),
  courseName: Type.String(),
  author: Author,
  askedAt: Time,
  answerCount: Type.Integer(),
  /** 1 where the asker accepted an answer. */
  acceptedFlag: Flag,
  /** 1 where a teacher has answered. */
  teacherFlag: Flag,
});
export type PublicQuestion = Static<typeof PublicQuestion>;

export const PublicQuestionPage = Page(PublicQuestion);
export type PublicQuestionPage = Static<typeof PublicQuestionPage>;

/** A picture of what students write. */
export const Picture = Type.Object({ fileName: Type.String(), url: Type.String() });
export type Picture = Static<typeof Picture>;

/** How what somebody wrote has changed, and whether they may change it. */
export const Revisions = Type.Object({
  /** As it was typed, for its author while they may change it; empty for everybody else. */
  ownText: Type.String(),
  /** Until when its author may change it; null for everybody else. */
  editableUntil: Nullable(Time),
  /** What it was before it was changed, the oldest first. */
  earlier: Type.Array(
    Type.Object({
      /** Empty where it has none. */
      title: Type.String(),
      /** HTML, made safe by the server. */
      contentHtml: Type.String(),
      /** When it was changed. */
      until: Time,
    }),
  ),
});
export type Revisions = Static<typeof Revisions>;

/** An answer as everybody reads it. */
export const PublicAnswer = Type.Object({
  answerId: Id,
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  pictures: Type.Array(Picture),
  author: Author,
  answeredAt: Time,
  likeCount: Type.Integer(),
  /** 1 where the student likes it. */
  likedFlag: Flag,
  acceptedFlag: Flag,
  /** 1 for an answer that the asker had not seen. */
  newFlag: Flag,
});
export type PublicAnswer = Static<typeof PublicAnswer>;

export const QuestionIn = Input({ questionId: Id, ...TextPaging });
export type QuestionIn = Static<typeof QuestionIn>;

/** A question with one page of its answers: the accepted one first, then teachers', then the most liked. */
export const QuestionDetail = Type.Object({
  question: PublicQuestion,
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  pictures: Type.Array(Picture),
  /** The course's page; null where it belongs to none. */
  commodityId: Nullable(Id),
  answers: Page(PublicAnswer),
});
export type QuestionDetail = Static<typeof QuestionDetail>;

/** A subject of the school and how many questions it has. */
export const Subject = Type.Object({
  categoryId: Id,
  /** Null for one at the top. */
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
/** The student's own pictures, as they were put on record, in this order. */
export const fileIds = Type.Array(Id, { maxItems: 6, uniqueItems: true });

export const AskIn = Input({
  title: Type.String({ maxLength: 80 }),
  content,
  fileIds,
  /** The subject; a course brings its own. */
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

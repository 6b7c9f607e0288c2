import type { Reply } from '@lectern/sdk';
import type {
  AskedQuestion,
  Author as AuthorReply,
  GivenAnswer,
  Picture as PictureReply,
  PublicAnswer,
  PublicQuestion,
  QuestionDetail,
  Subjects,
} from '@lectern/sdk/endpoints/community';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readRows } from '../../shared/rows.ts';
import { readRevisions } from './revisions/revisions.model.ts';

/** The author of a question, answer, topic or reply. */
export type Author = ReadBy<typeof readAuthor>;

/** A question in the list. */
export type Question = ReadBy<typeof readQuestion>;

/** A picture on the school's own origin. */
export interface Picture {
  readonly name: string;
  readonly url: string;
}

/** A contribution below a question or a topic: an answer or a reply. */
export type Post = ReadBy<typeof readPost>;

/** An answer. */
export interface Answer extends Post {
  readonly answeredAt: string;
  readonly isAccepted: boolean;
}

/** A question with a page of its answers. */
export type Discussion = ReadBy<typeof readDiscussion>;

/** A question that the student asked. */
export type OwnQuestion = ReadBy<typeof readOwnQuestion>;

/** An answer that the student gave. */
export type OwnAnswer = ReadBy<typeof readOwnAnswer>;

/** A subject that questions can be about. */
export interface Subject {
  readonly id: string;
  /** Empty for a top-level subject. */
  readonly parentId: string;
  readonly name: LocalizedText;
  readonly count: number;
}

/** Reads the author of something. */
export const readAuthor = (reply: Reply<AuthorReply>) => ({
  name: reply.authorName ?? '',
  /** Empty without a picture. */
  avatar: ownAddress(reply.avatar),
  isTeacher: reply.teacherFlag === 1,
  title: reply.teacherTitle ?? '',
  isOwn: reply.ownFlag === 1,
});

/** Reads pictures; those of another origin are left out. */
export const readPictures = (reply: Reply<readonly PictureReply[]>): Picture[] =>
  reply.flatMap((picture) => {
    const url = ownAddress(picture.url);
    return url === '' ? [] : [{ name: picture.fileName ?? '', url }];
  });

/** Reads a question of the list; undefined without an id. */
export function readQuestion(reply: Reply<PublicQuestion>) {
  const id = reply.questionId ?? '';
  if (id === '') return undefined;
  return {
    id,
    title: reply.title || id,
    summary: reply.summary ?? '',
    pictureCount: reply.pictureCount ?? 0,
    subject: reply.subjectName ?? '',
    course: reply.courseName ?? '',
    author: readAuthor(reply.author),
    askedAt: reply.askedAt ?? '',
    answerCount: reply.answerCount ?? 0,
    isAccepted: reply.acceptedFlag === 1,
    hasTeacher: reply.teacherFlag === 1,
  };
}

/** Reads what answers and replies have in common; undefined without an id. */
export function readPost(
  id: string | undefined,
  reply: Reply<Omit<PublicAnswer, 'answerId' | 'answeredAt' | 'acceptedFlag'>>,
) {
  if (id === undefined || id === '') return undefined;
  return {
    id,
    /** HTML from the server, sanitised where it is rendered. */
    html: reply.contentHtml ?? '',
    pictures: readPictures(reply.pictures),
    author: readAuthor(reply.author),
    revisions: readRevisions(reply.revisions),
    likes: reply.likeCount ?? 0,
    isLiked: reply.likedFlag === 1,
    /** Whether the student, who wrote the question or topic, has not seen it yet. */
    isNew: reply.newFlag === 1,
  };
}

function readAnswer(reply: Reply<PublicAnswer>): Answer | undefined {
  const post = readPost(reply.answerId, reply);
  return post && { ...post, answeredAt: reply.answeredAt ?? '', isAccepted: reply.acceptedFlag === 1 };
}

/** Reads a question with its answers; undefined if the reply contains none. */
export function readDiscussion(reply: Reply<QuestionDetail>) {
  const question = readQuestion(reply.question);
  if (question === undefined) return undefined;
  return {
    question,
    html: reply.contentHtml ?? '',
    revisions: readRevisions(reply.revisions),
    pictures: readPictures(reply.pictures),
    /** Id of its course's commodity; empty if it has none. */
    commodityId: reply.commodityId ?? '',
    ...readRows(reply.answers, readAnswer),
  };
}

/** Reads a question that the student asked; undefined without an id. */
export function readOwnQuestion(reply: Reply<AskedQuestion>) {
  const id = reply.questionId ?? '';
  if (id === '') return undefined;
  return {
    id,
    title: reply.title || id,
    course: reply.courseName ?? '',
    askedAt: reply.askedAt ?? '',
    answerCount: reply.answerCount ?? 0,
    unread: reply.unReadCount ?? 0,
  };
}

/** Reads an answer that the student gave; undefined if it cannot be linked to. */
export function readOwnAnswer(reply: Reply<GivenAnswer>) {
  const questionId = reply.questionId ?? '';
  if (questionId === '') return undefined;
  return {
    id: reply.answerId || questionId,
    questionId,
    title: reply.questionTitle || questionId,
    html: reply.contentHtml ?? '',
    answeredAt: reply.answeredAt ?? '',
    likes: reply.likeCount ?? 0,
    isAccepted: reply.acceptedFlag === 1,
  };
}

/** Reads the subjects; those without id or name are left out. */
export const readSubjects = (reply: Reply<Subjects>): Subject[] =>
  reply.flatMap((one) => {
    const [id, name] = [one.categoryId ?? '', localizedText(one.name, one.nameEn)];
    return id === '' || name.zh === ''
      ? []
      : [{ id, parentId: one.parentId ?? '', name, count: one.questionCount ?? 0 }];
  });

/** Returns the subjects that questions can be about: those without children. */
export const leavesOf = (subjects: readonly Subject[]): Subject[] =>
  subjects.filter(({ id }) => subjects.every(({ parentId }) => parentId !== id));

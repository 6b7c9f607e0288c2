import { amount, flag, list, text, type Untrusted } from '@lectern/sdk';
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
import { words, type Words } from '../../i18n/words.ts';
import { resolveAddress } from '../../safety/address.ts';

/** Who asked or answered. */
export interface Author {
  readonly name: string;
  /** Empty where there is no picture. */
  readonly avatar: string;
  readonly isTeacher: boolean;
  readonly title: string;
  readonly isOwn: boolean;
}

/** A question in the list. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly pictureCount: number;
  readonly subject: string;
  readonly course: string;
  readonly author: Author;
  readonly askedAt: string;
  readonly answerCount: number;
  readonly isAccepted: boolean;
  readonly hasTeacher: boolean;
}

/** A picture, at an address of the school's own. */
export interface Picture {
  readonly name: string;
  readonly url: string;
}

/** An answer. */
export interface Answer {
  readonly id: string;
  /** HTML of the server; whoever shows it cleans it. */
  readonly html: string;
  readonly pictures: readonly Picture[];
  readonly author: Author;
  readonly answeredAt: string;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isAccepted: boolean;
  readonly isNew: boolean;
}

/** A question with a page of its answers. */
export interface Discussion {
  readonly question: Question;
  readonly html: string;
  readonly pictures: readonly Picture[];
  /** The page of its course; empty where it has none. */
  readonly commodityId: string;
  readonly total: number;
  readonly answers: readonly Answer[];
}

/** A question of the student's. */
export interface OwnQuestion {
  readonly id: string;
  readonly title: string;
  readonly course: string;
  readonly askedAt: string;
  readonly answerCount: number;
  readonly unread: number;
}

/** An answer of the student's. */
export interface OwnAnswer {
  readonly id: string;
  readonly questionId: string;
  readonly title: string;
  readonly html: string;
  readonly answeredAt: string;
  readonly likes: number;
  readonly isAccepted: boolean;
}

/** A subject to ask about. */
export interface Subject {
  readonly id: string;
  /** Empty for one at the top. */
  readonly parentId: string;
  readonly name: Words;
  readonly count: number;
}

/** Reads an address of the school's own; empty for any other. */
export const sameOrigin = (raw: unknown): string => {
  const address = resolveAddress(raw);
  return text(raw) !== '' && address.kind === 'same-origin' ? address.href : '';
};

/** Reads who wrote something. */
export const readAuthor = (reply: Untrusted<AuthorReply>): Author => ({
  name: text(reply?.authorName),
  avatar: sameOrigin(reply?.avatar),
  isTeacher: flag(reply?.teacherFlag),
  title: text(reply?.teacherTitle),
  isOwn: flag(reply?.ownFlag),
});

/** Reads pictures; those of another origin are left out. */
export const readPictures = (reply: Untrusted<readonly PictureReply[]>): Picture[] =>
  list<PictureReply>(reply).flatMap((picture) => {
    const url = sameOrigin(picture.url);
    return url === '' ? [] : [{ name: text(picture.fileName), url }];
  });

/** Reads a question of the list; undefined where it has no id. */
export function readQuestion(reply: Untrusted<PublicQuestion>): Question | undefined {
  const id = text(reply?.questionId);
  if (id === '') return undefined;
  return {
    id,
    title: text(reply?.title) || id,
    summary: text(reply?.summary),
    pictureCount: amount(reply?.pictureCount),
    subject: text(reply?.subjectName),
    course: text(reply?.courseName),
    author: readAuthor(reply?.author),
    askedAt: text(reply?.askedAt),
    answerCount: amount(reply?.answerCount),
    isAccepted: flag(reply?.acceptedFlag),
    hasTeacher: flag(reply?.teacherFlag),
  };
}

function readAnswer(reply: Untrusted<PublicAnswer>): Answer | undefined {
  const id = text(reply?.answerId);
  if (id === '') return undefined;
  return {
    id,
    html: text(reply?.contentHtml),
    pictures: readPictures(reply?.pictures),
    author: readAuthor(reply?.author),
    answeredAt: text(reply?.answeredAt),
    likes: amount(reply?.likeCount),
    isLiked: flag(reply?.likedFlag),
    isAccepted: flag(reply?.acceptedFlag),
    isNew: flag(reply?.newFlag),
  };
}

/** Reads a question with its answers; undefined where the reply names none. */
export function readDiscussion(reply: Untrusted<QuestionDetail>): Discussion | undefined {
  const question = readQuestion(reply?.question);
  if (question === undefined) return undefined;
  const answers = list<PublicAnswer>(reply?.answers?.records).flatMap((one) => readAnswer(one) ?? []);
  return {
    question,
    html: text(reply?.contentHtml),
    pictures: readPictures(reply?.pictures),
    commodityId: text(reply?.commodityId),
    total: amount(reply?.answers?.total, answers.length),
    answers,
  };
}

/** Reads a question of the student's; undefined where it has no id. */
export function readOwnQuestion(reply: Untrusted<AskedQuestion>): OwnQuestion | undefined {
  const id = text(reply?.questionId);
  if (id === '') return undefined;
  return {
    id,
    title: text(reply?.title) || id,
    course: text(reply?.courseName),
    askedAt: text(reply?.askedAt),
    answerCount: amount(reply?.answerCount),
    unread: amount(reply?.unReadCount),
  };
}

/** Reads an answer of the student's; undefined where it cannot be led to. */
export function readOwnAnswer(reply: Untrusted<GivenAnswer>): OwnAnswer | undefined {
  const questionId = text(reply?.questionId);
  if (questionId === '') return undefined;
  return {
    id: text(reply?.answerId) || questionId,
    questionId,
    title: text(reply?.questionTitle) || questionId,
    html: text(reply?.contentHtml),
    answeredAt: text(reply?.answeredAt),
    likes: amount(reply?.likeCount),
    isAccepted: flag(reply?.acceptedFlag),
  };
}

/** Reads the subjects; those without id or name are left out. */
export const readSubjects = (reply: Untrusted<Subjects>): Subject[] =>
  list<Subjects[number]>(reply).flatMap((one) => {
    const [id, name] = [text(one.categoryId), words(one.name, one.nameEn)];
    return id === '' || name.zh === ''
      ? []
      : [{ id, parentId: text(one.parentId), name, count: amount(one.questionCount) }];
  });

/** The subjects that can be asked about: those with nothing below them. */
export const leavesOf = (subjects: readonly Subject[]): Subject[] =>
  subjects.filter(({ id }) => subjects.every(({ parentId }) => parentId !== id));

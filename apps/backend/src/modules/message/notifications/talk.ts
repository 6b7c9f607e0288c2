import type { NewMessage } from '../message.repo.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

import { compose } from './compose.ts';

/** Returns the route of a question. */
export const questionRoute = (questionId: string): string => `#/response/${questionId}`;

/** A text that mentions the student, for a message. */
export interface NamedMention {
  /** Title of the question or topic. */
  readonly title: string;
  readonly link: string;
  /** Identifies the text. */
  readonly key: string;
}

/** Sent when somebody mentioned the student. */
export function mentioned(to: MemberNow, { title, link, key }: NamedMention): NewMessage {
  return compose(to, {
    kind: 'answer',
    title: '有人提到了你',
    titleEn: 'Somebody mentioned you',
    text: `在“${title}”里有人提到了你。`,
    textEn: `You are mentioned in “${title}”.`,
    link,
    idempotencyKey: `mentioned-${key}`,
  });
}

/** An answer to a question, for a message. */
export interface NamedAnswer {
  readonly questionId: string;
  readonly answerId: string;
  /** Title of the question. */
  readonly title: string;
}

/** Sent when somebody answered the student's question. */
export function questionAnswered(
  to: MemberNow,
  { questionId, answerId, title, isByTeacher }: NamedAnswer & { readonly isByTeacher: boolean },
): NewMessage {
  return compose(to, {
    kind: 'answer',
    title: isByTeacher ? '老师回答了你的问题' : '你的问题有人回答了',
    titleEn: isByTeacher ? 'A teacher answered your question' : 'Somebody answered your question',
    text: `“${title}”有了新的回答。帮到了你的话，记得采纳它。`,
    textEn: `There is an answer to “${title}”. If it helped, accept it.`,
    link: questionRoute(questionId),
    idempotencyKey: `answered-${answerId}`,
  });
}

/** Sent when the asker accepted the student's answer. */
export function answerAccepted(to: MemberNow, { questionId, answerId, title }: NamedAnswer): NewMessage {
  return compose(to, {
    kind: 'answer',
    title: '你的回答被采纳了',
    titleEn: 'Your answer was accepted',
    text: `“${title}”的提问者采纳了你的回答，谢谢你帮了同学。`,
    textEn: `Who asked “${title}” accepted your answer. Thank you for helping.`,
    link: questionRoute(questionId),
    idempotencyKey: `accepted-${answerId}`,
  });
}

/** Sent when the school removed the student's review of a course. */
export function reviewRemoved(
  to: MemberNow,
  { reviewId, name, nameEn }: { readonly reviewId: string; readonly name: string; readonly nameEn: string },
): NewMessage {
  return compose(to, {
    kind: 'school',
    title: '你的评价被学校移除了',
    titleEn: 'The school removed your review',
    text: `学校移除了你对“${name}”的评价。你可以重新写一条。`,
    textEn: `The school removed what you said of “${nameEn || name}”. You can write another review.`,
    link: '',
    idempotencyKey: `review-removed-${reviewId}`,
  });
}

/** Returns the route of a topic. */
export const topicRoute = ({ groupId, topicId }: Pick<NamedReply, 'groupId' | 'topicId'>): string =>
  `#/groupdetail/${groupId}?topic=${topicId}`;

/** A reply to a topic, for a message. */
export interface NamedReply {
  readonly groupId: string;
  readonly topicId: string;
  readonly replyId: string;
  /** Title of the topic. */
  readonly title: string;
}

/** Sent when somebody replied to the student's topic. */
export function topicReplied(to: MemberNow, { groupId, topicId, replyId, title }: NamedReply): NewMessage {
  return compose(to, {
    kind: 'answer',
    title: '你的话题有人回复了',
    titleEn: 'Somebody replied to your topic',
    text: `“${title}”有了新的回复，去看看大家说了什么。`,
    textEn: `There is a reply to “${title}”.`,
    link: topicRoute({ groupId, topicId }),
    idempotencyKey: `replied-${replyId}`,
  });
}

import { clockOf } from '../../../platform/dates/days.ts';
import type { NewMessage } from '../message.repo.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import type { Reminder } from '../reminders.service.ts';
import { compose } from './compose.ts';

const homeworkRoute = (homeworkId: string): string => `#/personal/course/homework/${homeworkId}`;
const examRoute = (examId: string): string => `#/lib/subject/exampaper/examintro/${examId}`;
const recordRoute = (recordId: string): string => `#/lib/subject/exampaper/record?recordId=${recordId}`;

/** A registration for an external exam, for a message. */
export interface NamedRegistration {
  readonly id: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly outcome: 'accepted' | 'returned' | 'closed';
  /** Reason; may be empty. */
  readonly reason: string;
}

const OUTCOMES: Readonly<Record<NamedRegistration['outcome'], readonly [zh: string, en: string]>> = {
  accepted: ['已通过', 'was accepted'],
  returned: ['被退回，请修改后重新提交', 'was returned: please correct it and hand it in again'],
  closed: ['已关闭', 'was closed'],
};

/** Sent when the school has decided about a registration. */
export function registrationDecided(
  to: MemberNow,
  { id, itemId, itemName, outcome, reason }: NamedRegistration,
): NewMessage {
  const [zh, en] = OUTCOMES[outcome];
  return compose(to, {
    kind: 'exam',
    title: `代报名${zh}`,
    titleEn: `Your exam registration ${en}`,
    text: `您的“${itemName}”代报名${zh}。${reason}`,
    textEn: `Your registration for “${itemName}” ${en}. ${reason}`,
    link: `#/personal/course/apply/${itemId}`,
    idempotencyKey: `registration-${id}-${outcome}:${to.now.getTime()}`,
  });
}

/** Marked or returned homework, for a message. */
export interface NamedHomework {
  readonly workId: string;
  readonly homeworkId: string;
  readonly homeworkName: string;
  /** Undefined where it was returned for correction. */
  readonly score: number | undefined;
  readonly totalScore: number;
}

/** Sent when a teacher has marked or returned homework. */
export function homeworkGraded(
  to: MemberNow,
  { workId, homeworkId, homeworkName, score, totalScore }: NamedHomework,
): NewMessage {
  const isMarked = score !== undefined;
  return compose(to, {
    kind: 'course',
    title: isMarked ? '作业批改好了' : '作业需要订正',
    titleEn: isMarked ? 'Your homework is marked' : 'Please revise your homework',
    text: isMarked
      ? `“${homeworkName}”得了 ${score} 分，满分 ${totalScore} 分。`
      : `老师把“${homeworkName}”退给您订正，改好后再交一次。`,
    textEn: isMarked
      ? `“${homeworkName}” got ${score} of ${totalScore} points.`
      : `Your teacher gave “${homeworkName}” back. Revise it and hand it in again.`,
    link: homeworkRoute(homeworkId),
    idempotencyKey: `homework-${workId}:${to.now.getTime()}`,
  });
}

/** A certificate, for a message. */
export interface NamedCertificate {
  readonly id: string;
  readonly name: string;
  readonly outcome: 'granted' | 'restored' | 'revoked';
  /** Why it was revoked. */
  readonly reason: string;
}

const CERTIFICATE_OUTCOMES: Readonly<Record<NamedCertificate['outcome'], readonly [zh: string, en: string]>> =
  {
    granted: ['可以领取了', 'is yours to take'],
    restored: ['重新有效了', 'is valid again'],
    revoked: ['已被学校撤销', 'was revoked by the school'],
  };

/** Sent when the school has granted, revoked or restored a certificate. */
export function certificateDecided(
  to: MemberNow,
  { id, name, outcome, reason }: NamedCertificate,
): NewMessage {
  const [zh, en] = CERTIFICATE_OUTCOMES[outcome];
  return compose(to, {
    kind: 'certificate',
    title: `证书${zh}`,
    titleEn: `A certificate ${en}`,
    text: `您的“${name}”${zh}。${reason}`,
    textEn: `Your “${name}” ${en}. ${reason}`,
    link: '#/personal/certificate',
    idempotencyKey: `certificate-${id}-${outcome}:${to.now.getTime()}`,
  });
}

/** Sent when the school has answered a request to review a mark. */
export function remarkAnswered(
  to: MemberNow,
  remark: {
    readonly id: string;
    readonly recordId: string;
    readonly examName: string;
    readonly answer: string;
    readonly scoreBefore: number;
    readonly scoreAfter: number;
  },
): NewMessage {
  const { id, recordId, examName, answer, scoreBefore, scoreAfter } = remark;
  const isSame = scoreBefore === scoreAfter;
  return compose(to, {
    kind: 'exam',
    title: '成绩复核有了答复',
    titleEn: 'The school has looked at your mark',
    text: `“${examName}”${isSame ? `复核后成绩不变，仍是 ${scoreAfter} 分` : `的成绩由 ${scoreBefore} 分改为 ${scoreAfter} 分`}。${answer}`,
    textEn: `“${examName}”: ${isSame ? `the mark stays ${scoreAfter}` : `the mark is ${scoreAfter} now, it was ${scoreBefore}`}. ${answer}`,
    link: recordRoute(recordId),
    idempotencyKey: `exam-remark:${id}`,
  });
}

/** A score that changed because the key of a question was corrected, for a message. */
interface CorrectedScore {
  readonly recordId: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

const scoreCorrected = (
  to: MemberNow,
  { recordId, scoreBefore, scoreAfter }: CorrectedScore,
  { name, ...where }: Pick<NewMessage, 'kind'> & { readonly name: string; readonly link: string },
): NewMessage =>
  compose(to, {
    ...where,
    title: '成绩更正了',
    titleEn: 'Your score was corrected',
    text: `“${name}”有一道题的答案更正了，您的成绩由 ${scoreBefore} 分改为 ${scoreAfter} 分。`,
    textEn: `The key of a question of “${name}” was corrected: your score is ${scoreAfter} now, it was ${scoreBefore}.`,
    idempotencyKey: `score-corrected:${recordId}:${to.now.getTime()}`,
  });

/** Sent when a corrected key has changed a published result. */
export const examRegraded = (
  to: MemberNow,
  { examName, ...score }: CorrectedScore & { readonly examName: string },
): NewMessage =>
  scoreCorrected(to, score, { kind: 'exam', name: examName, link: recordRoute(score.recordId) });

/** Sent when a corrected key has changed the score of a paper that is homework. */
export const homeworkRegraded = (
  to: MemberNow,
  { homeworkId, homeworkName, ...score }: CorrectedScore & Pick<NamedHomework, 'homeworkId' | 'homeworkName'>,
): NewMessage =>
  scoreCorrected(to, score, { kind: 'course', name: homeworkName, link: homeworkRoute(homeworkId) });

/** Sent when the school has reviewed a result with a missed face check. */
export function resultDecided(
  to: MemberNow,
  result: {
    readonly recordId: string;
    readonly examName: string;
    readonly faceState: 'accepted' | 'refused';
    readonly words: string;
  },
): NewMessage {
  const { recordId, examName, faceState, words } = result;
  const [zh, en] = faceState === 'accepted' ? ['有效', 'stands'] : ['不作数', 'does not stand'];
  return compose(to, {
    kind: 'exam',
    title: `考试结果${zh}`,
    titleEn: `Your exam result ${en}`,
    text: `学校核对了您在“${examName}”中的考试，结果${zh}。${words}`,
    textEn: `The school has reviewed your attempt at “${examName}”: your result ${en}. ${words}`,
    link: recordRoute(recordId),
    idempotencyKey: `exam-faces:${recordId}:${to.now.getTime()}`,
  });
}

/** Sent when the school has opened a handed-in attempt again. */
export function attemptReopened(
  to: MemberNow,
  attempt: {
    readonly examId: string;
    readonly recordId: string;
    readonly examName: string;
    readonly endsAt: Date;
    readonly reason: string;
  },
): NewMessage {
  const { examId, recordId, examName, endsAt, reason } = attempt;
  const until = momentOf(endsAt);
  return compose(to, {
    kind: 'exam',
    title: '考试重新打开了',
    titleEn: 'Your exam is open again',
    text: `学校重新打开了您在“${examName}”中的考试，请在 ${until} 前继续作答并交卷。${reason}`,
    textEn: `The school has opened your attempt at “${examName}” again. Continue and hand in before ${until}. ${reason}`,
    link: examRoute(examId),
    idempotencyKey: `exam-reopened:${recordId}:${to.now.getTime()}`,
  });
}

/** An open class, for a message. */
export interface NamedOpenClass {
  readonly openClassId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly startsAt: Date;
}

/** Formats a moment in Shanghai time: `2026-03-09 19:30`. */
const momentOf = (time: Date): string => clockOf(time).slice(0, 16);

/** Sent before an open class that the student has booked. */
export function openClassSoon(
  to: MemberNow,
  { openClassId, name, nameEn, startsAt }: NamedOpenClass,
): Reminder {
  const minutes = Math.max(0, Math.round((startsAt.getTime() - to.now.getTime()) / 60_000));
  const message = compose(to, {
    kind: 'course',
    title: minutes === 0 ? '您预约的公开课开始了' : '您预约的公开课快开始了',
    titleEn: minutes === 0 ? 'Your open class has begun' : 'Your open class begins soon',
    text:
      minutes === 0
        ? `“${name}”已经开播，现在可以进入直播间。`
        : `“${name}”还有 ${minutes} 分钟开播，开播前 10 分钟可以进入直播间。`,
    textEn:
      minutes === 0
        ? `“${nameEn || name}” is on. You can enter the room now.`
        : `“${nameEn || name}” begins in ${minutes} minutes. The room opens 10 minutes before.`,
    link: `#/openCourse/${openClassId}`,
    idempotencyKey: `open-class:${openClassId}`,
  });
  return { message, name, happensAt: startsAt };
}

/** Returns the route of a lesson in the student's course. */
export const lessonRoute = ({
  lessonId,
  courseId,
  commodityId,
}: Pick<NamedLesson, 'lessonId' | 'courseId' | 'commodityId'>): string =>
  `#/class/type/video/page?${new URLSearchParams({ classTypeId: courseId, commodityId, lessonId }).toString()}`;

/** A live lesson, for a message. */
export interface NamedLesson {
  readonly lessonId: string;
  readonly courseId: string;
  readonly commodityId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly startsAt: Date;
}

/** Sent before a live lesson of one of the student's courses. */
export function lessonSoon(to: MemberNow, lesson: NamedLesson): Reminder {
  const { lessonId, name, nameEn, startsAt } = lesson;
  const minutes = Math.max(1, Math.round((startsAt.getTime() - to.now.getTime()) / 60_000));
  const message = compose(to, {
    kind: 'course',
    title: '直播课快开始了',
    titleEn: 'Your live lesson begins soon',
    text: `“${name}”还有 ${minutes} 分钟开始，开始前 10 分钟可以进入直播间。`,
    textEn: `“${nameEn || name}” begins in ${minutes} minutes. The room opens 10 minutes before.`,
    link: lessonRoute(lesson),
    idempotencyKey: `lesson-soon:${lessonId}:${startsAt.getTime()}`,
  });
  return { message, name, happensAt: startsAt };
}

/** Sent before homework is due that the student has not handed in. */
export function homeworkDue(
  to: MemberNow,
  {
    homeworkId,
    homeworkName,
    dueAt,
  }: Pick<NamedHomework, 'homeworkId' | 'homeworkName'> & { readonly dueAt: Date },
): Reminder {
  const hours = Math.max(1, Math.round((dueAt.getTime() - to.now.getTime()) / 3_600_000));
  const message = compose(to, {
    kind: 'course',
    title: '作业快截止了',
    titleEn: 'Your homework ends soon',
    text: `“${homeworkName}”还有 ${hours} 小时截止，您还没有提交。`,
    textEn: `“${homeworkName}” ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}. You have not handed it in yet.`,
    link: homeworkRoute(homeworkId),
    idempotencyKey: `homework-due:${homeworkId}:${dueAt.getTime()}`,
  });
  return { message, name: homeworkName, happensAt: dueAt };
}

/** Sent when a booked open class has been moved. */
export function openClassMoved(
  to: MemberNow,
  { openClassId, name, nameEn, startsAt }: NamedOpenClass,
): NewMessage {
  return compose(to, {
    kind: 'course',
    title: '您预约的公开课改时间了',
    titleEn: 'Your open class was moved',
    text: `“${name}”改到 ${momentOf(startsAt)} 开始，您的名额还在。时间不合适的话，可以取消预约。`,
    textEn:
      `“${nameEn || name}” begins at ${momentOf(startsAt)} (Beijing time) now. Your place is kept; cancel ` +
      'it if the time does not suit you.',
    link: `#/openCourse/${openClassId}`,
    idempotencyKey: `open-class-moved:${openClassId}:${startsAt.getTime()}`,
  });
}

/** Sent when a booked open class has been cancelled. */
export function openClassCancelled(
  to: MemberNow,
  { openClassId, name, nameEn }: NamedOpenClass,
  reason: string,
): NewMessage {
  return compose(to, {
    kind: 'course',
    title: '您预约的公开课取消了',
    titleEn: 'Your open class was cancelled',
    text: `“${name}”取消了：${reason}`,
    textEn: `“${nameEn || name}” was cancelled: ${reason}`,
    link: '#/openCourse',
    idempotencyKey: `open-class-cancelled:${openClassId}:${to.now.getTime()}`,
  });
}

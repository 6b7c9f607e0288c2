import { renderText } from '../../platform/richText/richText.ts';
import { dayOf, SHANGHAI } from '../../platform/dates/days.ts';
import type { NewMessage } from './message.repo.ts';
import type { MemberNow } from '../../platform/http/member.ts';

type Words = Pick<NewMessage, 'kind' | 'title' | 'titleEn'> & {
  readonly text: string;
  readonly textEn: string;
  readonly link: string;
  /** Names what is told of, so that it is told once, as `order-paid:17`. */
  readonly idempotencyKey: string;
};

function compose({ companyId, userId, now }: MemberNow, { text, textEn, ...words }: Words): NewMessage {
  return {
    ...words,
    companyId,
    userId,
    sentAt: now,
    content: renderText(text, 'plain').html,
    contentEn: renderText(textEn, 'plain').html,
  };
}

/** An order as a message names it. */
export interface NamedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly items: readonly { readonly name: string; readonly nameEn: string }[];
}

const namesOf = ({ items }: NamedOrder, word: 'name' | 'nameEn', separator: string): string =>
  items.map((item) => item[word] || item.name).join(separator);

/** An order was paid; the courses are open. */
export function orderPaid(to: MemberNow, order: NamedOrder): NewMessage {
  return compose(to, {
    kind: 'order',
    title: '付款成功，可以开始学习了',
    titleEn: 'Paid: your courses are open',
    text: `订单 ${order.orderNo} 已付款：${namesOf(order, 'name', '、')}。课程已经放进“我的课程”。`,
    textEn: `Order ${order.orderNo} is paid: ${namesOf(order, 'nameEn', ', ')}. You find it under “My courses”.`,
    link: '#/personal/course/lessons',
    idempotencyKey: `order-paid:${order.id}`,
  });
}

/** A membership was paid. */
export function membershipPaid(
  to: MemberNow,
  { id, orderNo }: Pick<NamedOrder, 'id' | 'orderNo'>,
  membership: { readonly levelName: string; readonly endsAt: Date },
): NewMessage {
  const until = dayOf(membership.endsAt);
  return compose(to, {
    kind: 'order',
    title: `${membership.levelName}已开通`,
    titleEn: `You are a member: ${membership.levelName}`,
    text: `订单 ${orderNo} 已付款，会员有效期到 ${until}。`,
    textEn: `Order ${orderNo} is paid. Your membership lasts until ${until}.`,
    link: '#/personal/accountcenter/account/member',
    idempotencyKey: `order-paid:${id}`,
  });
}

/** The result of an exam was paid. */
export function examResultPaid(
  to: MemberNow,
  { id, orderNo }: Pick<NamedOrder, 'id' | 'orderNo'>,
  examName: string,
): NewMessage {
  return compose(to, {
    kind: 'order',
    title: '付款成功，可以查看成绩',
    titleEn: 'Paid: your result is open',
    text: `订单 ${orderNo} 已付款：${examName}。成绩公布后就可以查看。`,
    textEn: `Order ${orderNo} is paid: ${examName}. You can see your result once it is published.`,
    link: '#/personal/order',
    idempotencyKey: `order-paid:${id}`,
  });
}

/** Why money goes back, as students read it. */
const REFUNDS = {
  late: {
    zh: '收到付款时已经取消或关闭',
    en: 'was cancelled or closed when the payment came',
  },
  duplicate: {
    zh: '的内容，收到付款时已经是您的',
    en: 'is for something that was yours already when the payment came',
  },
  taken: {
    zh: '收到付款时已经关闭，优惠券、积分或余额已用在另一个订单上',
    en: 'was closed when the payment came, and its coupon, points or balance went elsewhere',
  },
  changed: {
    zh: '收到付款时，应付金额已经改变',
    en: 'was to be paid with another sum when the payment came',
  },
} as const;

/** Money came too late or twice and goes back; each payment is told once. */
export function orderRefunded(
  to: MemberNow,
  order: Pick<NamedOrder, 'orderNo'>,
  tradeNo: string,
  reason: keyof typeof REFUNDS,
): NewMessage {
  return compose(to, {
    kind: 'order',
    title: '这笔付款会原路退回',
    titleEn: 'This payment goes back to you',
    text: `订单 ${order.orderNo} ${REFUNDS[reason].zh}。钱会原路退回，一般需要一到三个工作日。`,
    textEn: `Order ${order.orderNo} ${REFUNDS[reason].en}. The money goes back the way it came, usually within three working days.`,
    link: '#/personal/order',
    idempotencyKey: `order-refund:${tradeNo}`,
  });
}

/** Somebody registered. */
export function welcome(to: MemberNow, companyName: string): NewMessage {
  return compose(to, {
    kind: 'system',
    title: `欢迎来到${companyName}`,
    titleEn: `Welcome to ${companyName}`,
    text: '您的账号已经可以使用。先去选一门课试听，或者到题库做一套入门卷看看水平。',
    textEn: 'Your account is ready. Hear a first lesson, or find out where you stand with a starter paper.',
    link: '#/course/list',
    idempotencyKey: 'welcome',
  });
}

/** A registration for another's exam as a message names it. */
export interface NamedRegistration {
  readonly id: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly outcome: 'accepted' | 'returned' | 'closed';
  /** Why; empty where nothing was said. */
  readonly reason: string;
}

const OUTCOMES: Readonly<Record<NamedRegistration['outcome'], readonly [zh: string, en: string]>> = {
  accepted: ['已通过', 'was accepted'],
  returned: ['被退回，请修改后重新提交', 'was returned: please mend it and hand it in again'],
  closed: ['已关闭', 'was closed'],
};

/** The school decided about a registration. */
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

/** Marked or returned homework as a message names it. */
export interface NamedHomework {
  readonly workId: string;
  readonly homeworkId: string;
  readonly homeworkName: string;
  /** Undefined where it was given back to be mended. */
  readonly score: number | undefined;
  readonly totalScore: number;
}

/** A teacher marked homework, or gave it back. */
export function homeworkGraded(
  to: MemberNow,
  { workId, homeworkId, homeworkName, score, totalScore }: NamedHomework,
): NewMessage {
  const isMarked = score !== undefined;
  return compose(to, {
    kind: 'course',
    title: isMarked ? '作业批改好了' : '作业需要订正',
    titleEn: isMarked ? 'Your homework is marked' : 'Please mend your homework',
    text: isMarked
      ? `“${homeworkName}”得了 ${score} 分，满分 ${totalScore} 分。`
      : `老师把“${homeworkName}”退给您订正，改好后再交一次。`,
    textEn: isMarked
      ? `“${homeworkName}” got ${score} of ${totalScore} points.`
      : `Your teacher gave “${homeworkName}” back. Mend it and hand it in again.`,
    link: `#/personal/course/homework/${homeworkId}`,
    idempotencyKey: `homework-${workId}:${to.now.getTime()}`,
  });
}

/** An invoice as a message names it. */
export interface NamedInvoice {
  readonly id: string;
  readonly orderNo: string;
  readonly outcome: 'issued' | 'refused' | 'reversed';
  /** Why; empty where it was issued. */
  readonly reason: string;
}

const INVOICE_OUTCOMES: Readonly<Record<NamedInvoice['outcome'], readonly [zh: string, en: string]>> = {
  issued: ['已开具', 'was issued'],
  refused: ['没有开成，可以修改后重新申请', 'was refused: you can ask for it again'],
  reversed: ['已红冲，可以重新申请', 'was reversed: you can ask for it again'],
};

/** The school decided about an invoice. */
export function invoiceDecided(to: MemberNow, { id, orderNo, outcome, reason }: NamedInvoice): NewMessage {
  const [zh, en] = INVOICE_OUTCOMES[outcome];
  return compose(to, {
    kind: 'order',
    title: `发票${zh}`,
    titleEn: `Your invoice ${en}`,
    text: `订单 ${orderNo} 的发票${zh}。${reason}`,
    textEn: `The invoice of order ${orderNo} ${en}. ${reason}`,
    link: '#/personal/invoice',
    idempotencyKey: `invoice-${id}-${outcome}`,
  });
}

/** A withdrawal as a message names it. */
export interface NamedWithdrawal {
  readonly id: string;
  readonly amountCents: number;
  readonly state: 'confirming' | 'paid' | 'refused' | 'failed';
  /** Why it was refused or failed; may be empty. */
  readonly reason: string;
}

const WITHDRAWAL_STATES: Readonly<
  Record<NamedWithdrawal['state'], readonly [title: string, titleEn: string, text: string, textEn: string]>
> = {
  confirming: [
    '提现已通过，请确认收款',
    'Approved: accept your money',
    '请在 24 小时内到提现页面，用微信扫码确认收款。',
    'Accept it within 24 hours: scan the code on the page of withdrawals with WeChat.',
  ],
  paid: ['提现已到账', 'Your money has arrived', '钱已经在微信零钱里。', 'It is in WeChat.'],
  refused: [
    '提现没有通过',
    'Your withdrawal was refused',
    '钱已退回余额。',
    'The money is back in your balance.',
  ],
  failed: ['提现没有到账', 'Your withdrawal failed', '钱已退回余额。', 'The money is back in your balance.'],
};

/** A withdrawal moved on. */
export function withdrawalMoved(
  to: MemberNow,
  { id, amountCents, state, reason }: NamedWithdrawal,
): NewMessage {
  const [title, titleEn, text, textEn] = WITHDRAWAL_STATES[state];
  const sum = (amountCents / 100).toFixed(2);
  return compose(to, {
    kind: 'order',
    title,
    titleEn,
    text: `提现 ${sum} 元：${text}${reason}`,
    textEn: `Withdrawal of ${sum} yuan: ${textEn} ${reason}`,
    link: '#/personal/accountcenter/account/withdraw',
    idempotencyKey: `withdrawal-${id}-${state}`,
  });
}

/** A request for a refund as a message names it. */
export interface NamedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly state: 'refused' | 'returning' | 'returned';
  /** Why it was refused. */
  readonly answer: string;
}

const REFUND_STATES: Readonly<
  Record<NamedRefund['state'], readonly [title: string, titleEn: string, text: string, textEn: string]>
> = {
  refused: ['退款申请没有通过', 'Your refund was refused', '学校没有同意退款：', 'The school says:'],
  returning: [
    '退款已通过，钱正在退回',
    'Your refund is on its way',
    '钱会原路退回，一般需要一到三个工作日。',
    'The money goes back the way it came, usually within three working days.',
  ],
  returned: ['退款已完成', 'Your refund is done', '退回的内容都已到账。', 'All of it is back.'],
};

/** A request for a refund moved on. */
export function refundMoved(to: MemberNow, { id, orderId, orderNo, state, answer }: NamedRefund): NewMessage {
  const [title, titleEn, text, textEn] = REFUND_STATES[state];
  return compose(to, {
    kind: 'order',
    title,
    titleEn,
    text: `订单 ${orderNo}：${text}${answer}`,
    textEn: `Order ${orderNo}: ${textEn} ${answer}`.trim(),
    link: `#/personal/order/refund?orderId=${orderId}`,
    idempotencyKey: `refund-${id}-${state}`,
  });
}

/** A certificate as a message names it. */
export interface NamedCertificate {
  readonly id: string;
  readonly name: string;
  readonly outcome: 'granted' | 'revoked';
  /** Why it was revoked. */
  readonly reason: string;
}

const CERTIFICATE_OUTCOMES: Readonly<Record<NamedCertificate['outcome'], readonly [zh: string, en: string]>> =
  {
    granted: ['可以领取了', 'is yours to take'],
    revoked: ['已被学校撤销', 'was revoked by the school'],
  };

/** The school decided about a certificate. */
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

/** The school has looked at a mark once more. */
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
    link: `#/lib/subject/exampaper/record?recordId=${recordId}`,
    idempotencyKey: `exam-remark:${id}`,
  });
}

/** An open class as a message names it. */
export interface NamedOpenClass {
  readonly openClassId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly startsAt: Date;
}

/** A moment as China's clocks show it: `2026-03-09 19:30`. */
const inShanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHANGHAI,
  dateStyle: 'short',
  timeStyle: 'short',
});
const momentOf = (time: Date): string => inShanghai.format(time);

/** An open class in which the student has a place begins soon. */
export function openClassSoon(
  to: MemberNow,
  { openClassId, name, nameEn, startsAt }: NamedOpenClass,
): NewMessage {
  const minutes = Math.max(0, Math.round((startsAt.getTime() - to.now.getTime()) / 60_000));
  return compose(to, {
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
}

/** Where the site shows a lesson of a student's course. */
export const lessonRoute = ({
  lessonId,
  courseId,
  commodityId,
}: Pick<NamedLesson, 'lessonId' | 'courseId' | 'commodityId'>): string =>
  `#/class/type/video/page?${new URLSearchParams({ classTypeId: courseId, commodityId, lessonId }).toString()}`;

/** A live lesson as a message names it. */
export interface NamedLesson {
  readonly lessonId: string;
  readonly courseId: string;
  readonly commodityId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly startsAt: Date;
}

/** A live lesson of one of the student's courses begins soon. */
export function lessonSoon(to: MemberNow, lesson: NamedLesson): NewMessage {
  const { lessonId, name, nameEn, startsAt } = lesson;
  const minutes = Math.max(1, Math.round((startsAt.getTime() - to.now.getTime()) / 60_000));
  return compose(to, {
    kind: 'course',
    title: '直播课快开始了',
    titleEn: 'Your live lesson begins soon',
    text: `“${name}”还有 ${minutes} 分钟开始，开始前 10 分钟可以进入直播间。`,
    textEn: `“${nameEn || name}” begins in ${minutes} minutes. The room opens 10 minutes before.`,
    link: lessonRoute(lesson),
    idempotencyKey: `lesson-soon:${lessonId}:${startsAt.getTime()}`,
  });
}

/** Homework that the student has not handed in ends soon. */
export function homeworkDue(
  to: MemberNow,
  {
    homeworkId,
    homeworkName,
    dueAt,
  }: Pick<NamedHomework, 'homeworkId' | 'homeworkName'> & { readonly dueAt: Date },
): NewMessage {
  const hours = Math.max(1, Math.round((dueAt.getTime() - to.now.getTime()) / 3_600_000));
  return compose(to, {
    kind: 'course',
    title: '作业快截止了',
    titleEn: 'Your homework ends soon',
    text: `“${homeworkName}”还有 ${hours} 小时截止，您还没有提交。`,
    textEn: `“${homeworkName}” ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}. You have not handed it in yet.`,
    link: `#/personal/course/homework/${homeworkId}`,
    idempotencyKey: `homework-due:${homeworkId}:${dueAt.getTime()}`,
  });
}

/** The time of an open class in which the student has a place is another. */
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

/** An open class in which the student has a place will not be. */
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

/** What about an account was changed. */
export type AccountChange = 'password' | 'mobile' | 'email' | 'unbound';

const CHANGES: Readonly<Record<AccountChange, readonly [zh: string, en: string]>> = {
  password: ['登录密码', 'password'],
  mobile: ['绑定手机号', 'mobile number'],
  email: ['绑定邮箱', 'email address'],
  unbound: ['第三方登录', 'linked accounts'],
};

/** Something that opens the account was changed, so that its owner learns of it in any case. */
export function accountChanged(to: MemberNow, change: AccountChange): NewMessage {
  const [zh, en] = CHANGES[change];
  return compose(to, {
    kind: 'system',
    title: `您的${zh}已修改`,
    titleEn: `Your ${en} was changed`,
    text: `您的${zh}刚刚修改成功。如果不是您本人操作，请马上修改密码并联系学校。`,
    textEn: `Your ${en} was changed just now. If that was not you, change your password at once and tell the school.`,
    link: '#/personal/setting/account',
    idempotencyKey: `account-${change}:${to.now.getTime()}`,
  });
}

const OWN_DATA = '#/personal/setting/privacy';

/** The archive of all that is held of the student can be fetched. */
export function archiveReady(to: MemberNow, expiresAt: Date): NewMessage {
  const until = dayOf(expiresAt);
  return compose(to, {
    kind: 'system',
    title: '您的数据可以下载了',
    titleEn: 'Your data is ready to download',
    text: `您申请导出的数据已经整理好，${until} 前可以下载。里面有证件号码和联系方式，请妥善保管。`,
    textEn: `Your data is ready to download until ${until}. It holds your ID number: store it safely.`,
    link: OWN_DATA,
    idempotencyKey: `own-data:${to.now.getTime()}`,
  });
}

/** The account is going to be closed; its owner learns of it in any case. */
export function accountCloses(to: MemberNow, closesAt: Date): NewMessage {
  const day = dayOf(closesAt);
  return compose(to, {
    kind: 'system',
    title: `您的账号将在 ${day} 注销`,
    titleEn: `Your account closes on ${day}`,
    text: `您申请了注销账号。${day} 之前可以随时撤销，之后账号和个人数据会被删除，无法恢复。如果不是您本人操作，请马上撤销并修改密码。`,
    textEn: `You can change your mind until ${day}; then all is deleted for good. If that was not you, change your password.`,
    link: OWN_DATA,
    idempotencyKey: `account-closes:${to.now.getTime()}`,
  });
}

/** The account cannot be closed yet, since money is on its way. */
export function accountClosingWaits(to: MemberNow, closesAt: Date): NewMessage {
  const day = dayOf(closesAt);
  return compose(to, {
    kind: 'system',
    title: '账号暂时不能注销',
    titleEn: 'Your account cannot be closed yet',
    text: `还有款项在办理，账号改到 ${day} 注销。`,
    textEn: `Money of yours is still on its way. Your account closes on ${day} instead.`,
    link: OWN_DATA,
    idempotencyKey: `account-waits:${to.now.getTime()}`,
  });
}

/** Where a question is. */
export const questionRoute = (questionId: string): string => `#/response/${questionId}`;

/** A text that calls the student by name, as a message names it. */
export interface NamedMention {
  /** Of the question or topic that it belongs to. */
  readonly title: string;
  readonly link: string;
  /** Names the text. */
  readonly key: string;
}

/** Somebody called the student by name. */
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

/** An answer to a question as a message names it. */
export interface NamedAnswer {
  readonly questionId: string;
  readonly answerId: string;
  /** Of the question. */
  readonly title: string;
}

/** Somebody answered the student's question. */
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

/** Who asked took the student's answer. */
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

/** Where a topic of a group is. */
export const topicRoute = ({ groupId, topicId }: Pick<NamedReply, 'groupId' | 'topicId'>): string =>
  `#/groupdetail/${groupId}?topic=${topicId}`;

/** A reply to a topic of a group as a message names it. */
export interface NamedReply {
  readonly groupId: string;
  readonly topicId: string;
  readonly replyId: string;
  /** Of the topic. */
  readonly title: string;
}

/** Somebody replied to the student's topic. */
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

/** What a school says to somebody who wants to teach there. */
export interface DecidedApplication {
  readonly outcome: 'accepted' | 'declined';
  /** Why it was declined. */
  readonly reason: string;
}

/** The school decided about an application to teach. */
export function teacherApplicationDecided(
  to: MemberNow,
  { outcome, reason }: DecidedApplication,
): NewMessage {
  const isAccepted = outcome === 'accepted';
  return compose(to, {
    kind: 'school',
    title: isAccepted ? '欢迎加入教师团队' : '教师入驻申请没有通过',
    titleEn: isAccepted ? 'Welcome among our teachers' : 'Your application to teach was declined',
    text: isAccepted
      ? '你的入驻申请已经通过，老师会打电话和你约试讲的时间。'
      : `${reason} 修改后可以再次申请。`,
    textEn: isAccepted
      ? 'Your application was accepted. The school will call you about a first lesson.'
      : `${reason} You can mend it and apply again.`,
    link: '#/teacherLoginIn',
    idempotencyKey: `teacher-application:${to.now.getTime()}`,
  });
}

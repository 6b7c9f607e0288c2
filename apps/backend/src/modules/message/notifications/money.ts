import { yuanOf } from '../../../platform/money/money.ts';
import { dayOf } from '../../../platform/dates/days.ts';
import type { NewMessage } from '../message.repo.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

import { compose } from './compose.ts';

/** An order, for a message. */
export interface NamedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly items: readonly { readonly name: string; readonly nameEn: string }[];
}

const namesOf = ({ items }: NamedOrder, word: 'name' | 'nameEn', separator: string): string =>
  items.map((item) => item[word] || item.name).join(separator);

/** Sent when an order was paid and its courses are open. */
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

/** Sent when a membership was paid. */
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

/** Sent when the result of an exam was paid. */
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

/** Reasons for refunds, as shown to students. */
const REFUNDS = {
  late: { zh: '收到付款时已经取消或关闭', en: 'was cancelled or closed when the payment came' },
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

/** Sent when a late or duplicate payment is refunded, once per payment. */
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

/** An invoice, for a message. */
export interface NamedInvoice {
  readonly id: string;
  readonly orderNo: string;
  readonly outcome: 'issued' | 'refused' | 'reversed';
  /** Reason; empty where it was issued. */
  readonly reason: string;
}

const INVOICE_OUTCOMES: Readonly<Record<NamedInvoice['outcome'], readonly [zh: string, en: string]>> = {
  issued: ['已开具', 'was issued'],
  refused: ['没有开成，可以修改后重新申请', 'was refused: you can ask for it again'],
  reversed: ['已红冲，可以重新申请', 'was reversed: you can ask for it again'],
};

/** Sent when the school has decided about an invoice. */
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

/** A withdrawal, for a message. */
export interface NamedWithdrawal {
  readonly id: string;
  readonly amountCents: number;
  readonly state: 'asked' | 'confirming' | 'paid' | 'refused' | 'failed';
  /** Why it was refused or failed; may be empty. */
  readonly reason: string;
}

const WITHDRAWAL_STATES: Readonly<
  Record<NamedWithdrawal['state'], readonly [title: string, titleEn: string, text: string, textEn: string]>
> = {
  asked: [
    '提现申请已提交',
    'You asked for money',
    '学校审核后会打到绑定的微信。如果不是您本人操作，请马上修改密码并联系学校。',
    'The school looks at it first. If that was not you, change your password at once and tell the school.',
  ],
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

/** Sent when a withdrawal was requested or its state changed. */
export function withdrawalMoved(
  to: MemberNow,
  { id, amountCents, state, reason }: NamedWithdrawal,
): NewMessage {
  const [title, titleEn, text, textEn] = WITHDRAWAL_STATES[state];
  const sum = yuanOf(amountCents);
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

/** A refund request, for a message. */
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

/** Sent when the state of a refund request changed. */
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

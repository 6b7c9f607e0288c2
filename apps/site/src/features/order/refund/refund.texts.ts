import { inBoth, type Pair } from '@lectern/ui/locale';
import type { RefundItem, RefundOffer, RefundReason, RefundRequest } from './refund.model.ts';

/** Texts of refunds. */
export const refundTexts = inBoth({
  title: ['退款', 'Refund'],
  toOrders: ['我的订单', 'My orders'],
  orderNo: (number: string) => [`订单号 ${number}`, `Order ${number}`],
  missing: ['没有找到这个订单', 'Order not found'],
  missingHelp: [
    '它可能属于另一个账号，或链接不完整。',
    'It may belong to another account, or the link is incomplete.',
  ],
  failed: ['退款没有加载出来', 'The refund could not be loaded'],
  progress: ['退款进度', 'Refund status'],
  earlier: ['以前的申请', 'Earlier requests'],
  ask: ['申请退款', 'Request a refund'],
  askAgain: ['再次申请', 'Request again'],
  rule: (days: number, percent: number) => [
    `付款 ${days} 天以内、学习进度不超过 ${percent}% 的内容可以申请，由学校确认后退款。`,
    `Within ${days} days of payment, you can request a refund for items you have studied up to ${percent}%. The school reviews it.`,
  ],
  until: (time: string) => [`可以申请到 ${time}。`, `You can request until ${time}.`],
  tooLate: (rule: string, help: string) => [`${rule}${help}`, `${rule} ${help}`],
  items: ['要退的内容', 'Items to refund'],
  studied: (percent: number) => [`已学 ${percent}%`, `${percent}% studied`],
  obstacles: {
    studied: ['学习进度超过可以退款的范围', 'Studied too far to refund'],
    asked: ['等学校处理', 'Awaiting review'],
    returning: ['正在退款', 'Refund in progress'],
    returned: ['已退款', 'Refunded'],
  } satisfies Record<NonNullable<RefundItem['obstacle']>, Pair>,
  reason: ['退款原因', 'Reason'],
  reasons: {
    mistake: ['买错了', 'Bought by mistake'],
    unsuitable: ['课程不适合我', 'Not right for me'],
    noTime: ['没有时间学', 'No time to study'],
    quality: ['对课程质量不满意', 'Not satisfied with the quality'],
    duplicate: ['重复购买', 'Bought twice'],
    other: ['其他原因', 'Other'],
  } satisfies Record<RefundReason, Pair>,
  remark: ['补充说明', 'Details'],
  remarkHint: ['学校会看到，可以不填', 'Optional. The school will see this'],
  missingItems: ['请选择要退的内容', 'Choose the items to refund'],
  missingRemark: ['请写一下退款的原因', 'Enter a reason for the refund'],
  refundHeading: ['退回的内容', 'Your refund'],
  money: {
    wechat: ['原路退回微信支付', 'Refund to WeChat Pay'],
    alipay: ['原路退回支付宝', 'Refund to Alipay'],
  },
  toBalance: ['退回余额', 'Refund to balance'],
  points: (name: string) => [`退回${name || '积分'}`, `${name || 'Points'} returned`],
  coupon: ['退回优惠券', 'Coupon returned'],
  couponOver: ['已经过期，退回后不能再用', 'It has expired and cannot be used again'],
  couponStays: [
    '优惠券在整个订单都退掉时才退回',
    'The coupon is returned only when the whole order is refunded',
  ],
  total: ['合计', 'Total'],
  nothingBack: ['没有付款，不退钱', 'Nothing was paid, so there is nothing to refund'],
  accessEnds: [
    '学校同意以后，课程马上不能再学，学习进度会保留；已经领取的证书会失效。',
    'Once approved, you lose access to the course and its certificates become invalid. Your progress is kept.',
  ],
  endsMembership: ['学校同意以后，会员马上结束。', 'Once approved, your membership ends right away.'],
  send: ['提交申请', 'Submit request'],
  sent: ['申请已提交，请等学校处理', 'Request submitted. The school will review it.'],
  notSent: ['没有提交成功，请再试一次', 'The request could not be submitted. Please try again.'],
  cancel: ['撤销申请', 'Cancel request'],
  cancelling: {
    title: ['撤销这个退款申请？', 'Cancel this request?'],
    text: ['撤销以后，在可以申请的时间内还能再申请。', 'You can request again within the refund period.'],
    confirm: ['撤销申请', 'Cancel request'],
    cancel: ['再想想', 'Keep it'],
  },
  cancelled: ['申请已撤销', 'Request cancelled'],
  notCancelled: ['没有撤销成功，请再试一次', 'The request could not be cancelled. Please try again.'],
  states: {
    asked: ['等学校处理', 'Awaiting review'],
    cancelled: ['已撤销', 'Cancelled'],
    refused: ['没有通过', 'Declined'],
    returning: ['退款中', 'In progress'],
    returned: ['已退款', 'Refunded'],
  } satisfies Record<RefundRequest['state'], Pair>,
  steps: {
    asked: ['提交申请', 'You requested a refund'],
    ofSchool: ['学校发起退款', 'The school started a refund'],
    cancelled: ['你撤销了申请', 'You cancelled the request'],
    deciding: ['学校处理', 'School review'],
    decidingHelp: [
      '一般一到三个工作日，结果会发消息告诉你。',
      'Usually one to three working days. We will message you the result.',
    ],
    accepted: ['学校同意退款', 'Approved by the school'],
    acceptedHelp: ['课程、会员等权益已经结束。', 'Your access to the course or membership has ended.'],
    refused: ['学校没有同意', 'Declined by the school'],
    returning: ['钱在退回的路上', 'Refund in progress'],
    returningHelp: [
      '原路退回，一般一到三个工作日到账。',
      'To your original payment method, usually within one to three working days.',
    ],
    stuck: [
      '支付机构暂时退不了这笔钱，学校正在处理，不用再申请。',
      'The payment provider cannot refund this yet. The school is handling it. No need to request again.',
    ],
    returned: ['退款完成', 'Refunded'],
    returnedHelp: ['退回的内容都已到账。', 'Everything has been returned to you.'],
  },
  closed: {
    unpaid: [
      ['订单还没有支付', '没有付款的订单可以直接取消，不用退款。'],
      ['This order is not paid', 'You can simply cancel an unpaid order.'],
    ],
    goods: [
      ['这个订单不能在线退款', '充值、积分兑换和已经查看的成绩不能退。有疑问请联系学校的客服。'],
      [
        'This order cannot be refunded online',
        'Top-ups, items redeemed with points and viewed results cannot be refunded. Questions? Contact the school’s support.',
      ],
    ],
    off: [
      ['学校没有开通在线退款', '需要退款请联系学校的客服。'],
      ['Online refunds are not available', 'Please contact the school’s support.'],
    ],
    days: [
      ['已经过了可以申请退款的时间', '有特殊情况请联系学校的客服。'],
      ['The refund period has ended', 'For special cases, please contact the school’s support.'],
    ],
    asked: [
      ['申请已经提交', '请等学校处理。'],
      ['Request submitted', 'The school will review it.'],
    ],
    nothing: [
      ['没有可以申请退款的内容', '有特殊情况请联系学校的客服。'],
      ['Nothing can be refunded', 'For special cases, please contact the school’s support.'],
    ],
  } satisfies Record<NonNullable<RefundOffer['obstacle']>, Pair<readonly [title: string, help: string]>>,
});

/** The keys of texts that are plain strings. */
export type RefundText = {
  [Key in keyof (typeof refundTexts)['zh']]: (typeof refundTexts)['zh'][Key] extends string ? Key : never;
}[keyof (typeof refundTexts)['zh']];

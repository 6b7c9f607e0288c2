import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { RefundItem, RefundOffer, RefundReason, RefundRequest } from './refund.model.ts';

/** Texts of refunds. */
export const refundTexts = inBoth({
  title: ['退款', 'Refund'],
  toOrders: ['我的订单', 'My orders'],
  orderNo: (number: string) => [`订单号 ${number}`, `Order ${number}`],
  missing: ['没有找到这个订单', 'This order was not found'],
  missingHelp: [
    '它可能属于另一个账号，或链接不完整。',
    'It may belong to another account, or the link is incomplete.',
  ],
  failed: ['退款没有加载出来', 'The refund could not be loaded'],
  progress: ['退款进度', 'Your refund'],
  earlier: ['以前的申请', 'Earlier requests'],
  ask: ['申请退款', 'Ask for a refund'],
  askAgain: ['再次申请', 'Ask again'],
  rule: (days: number, percent: number) => [
    `付款 ${days} 天以内、学习进度不超过 ${percent}% 的内容可以申请，由学校确认后退款。`,
    `You can ask within ${days} days of paying for what you have studied at most ${percent}% of. The school decides.`,
  ],
  until: (time: string) => [`可以申请到 ${time}。`, `You can ask until ${time}.`],
  tooLate: (rule: string, help: string) => [`${rule}${help}`, `${rule} ${help}`],
  items: ['要退的内容', 'What to give back'],
  studied: (percent: number) => [`已学 ${percent}%`, `${percent}% studied`],
  obstacles: {
    studied: ['学习进度超过可以退款的范围', 'Too much of it was studied'],
    asked: ['等学校处理', 'Waits for the school'],
    returning: ['正在退款', 'On its way back'],
    returned: ['已退款', 'Refunded'],
  } satisfies Record<NonNullable<RefundItem['obstacle']>, Pair>,
  reason: ['退款原因', 'Why'],
  reasons: {
    mistake: ['买错了', 'I bought the wrong one'],
    unsuitable: ['课程不适合我', 'It does not suit me'],
    noTime: ['没有时间学', 'I have no time for it'],
    quality: ['对课程质量不满意', 'I am not happy with its quality'],
    duplicate: ['重复购买', 'I bought it twice'],
    other: ['其他原因', 'Another reason'],
  } satisfies Record<RefundReason, Pair>,
  remark: ['补充说明', 'In your words'],
  remarkHint: ['学校会看到，可以不填', 'The school reads it; you can leave it empty'],
  missingItems: ['请选择要退的内容', 'Choose what to give back'],
  missingRemark: ['请写一下退款的原因', 'Say why you want the money back'],
  back: ['退回的内容', 'What comes back'],
  money: {
    wechat: ['原路退回微信支付', 'Back to WeChat Pay'],
    alipay: ['原路退回支付宝', 'Back to Alipay'],
  },
  toBalance: ['退回余额', 'Back into your balance'],
  points: (name: string) => [`退回${name || '积分'}`, `${name || 'Points'} back`],
  coupon: ['退回优惠券', 'Coupon back'],
  couponOver: ['已经过期，退回后不能再用', 'It has expired and cannot be used again'],
  couponStays: ['优惠券在整个订单都退掉时才退回', 'The coupon comes back once the whole order is given back'],
  total: ['合计', 'In all'],
  nothingBack: ['没有付款，不退钱', 'Nothing was paid, so no money comes back'],
  ends: [
    '学校同意以后，课程马上不能再学，学习进度会保留；已经领取的证书会失效。',
    'Once the school agrees, the course is closed to you and its certificates end. Your progress is kept.',
  ],
  endsMembership: ['学校同意以后，会员马上结束。', 'Once the school agrees, your membership ends.'],
  send: ['提交申请', 'Send request'],
  sent: ['申请已提交，请等学校处理', 'Your request is sent. The school decides.'],
  notSent: ['没有提交成功，请再试一次', 'The request was not sent. Please try again.'],
  cancel: ['撤销申请', 'Take it back'],
  cancelTitle: ['撤销这个退款申请？', 'Take this request back?'],
  cancelBody: [
    '撤销以后，在可以申请的时间内还能再申请。',
    'You can ask again as long as the time to ask lasts.',
  ],
  cancelYes: ['撤销申请', 'Take it back'],
  cancelNo: ['再想想', 'Keep it'],
  cancelled: ['申请已撤销', 'Your request is taken back'],
  notCancelled: ['没有撤销成功，请再试一次', 'The request was not taken back. Please try again.'],
  states: {
    asked: ['等学校处理', 'Waits for the school'],
    cancelled: ['已撤销', 'Taken back'],
    refused: ['没有通过', 'Refused'],
    returning: ['退款中', 'On its way'],
    returned: ['已退款', 'Refunded'],
  } satisfies Record<RefundRequest['state'], Pair>,
  steps: {
    asked: ['提交申请', 'You asked for a refund'],
    ofSchool: ['学校发起退款', 'The school began a refund'],
    cancelled: ['你撤销了申请', 'You took it back'],
    deciding: ['学校处理', 'The school decides'],
    decidingHelp: [
      '一般一到三个工作日，结果会发消息告诉你。',
      'Usually within three working days. A message will tell you.',
    ],
    accepted: ['学校同意退款', 'The school agreed'],
    acceptedHelp: ['课程、会员等权益已经结束。', 'What the order gave you has ended.'],
    refused: ['学校没有同意', 'The school refused'],
    returning: ['钱在退回的路上', 'The money is on its way'],
    returningHelp: [
      '原路退回，一般一到三个工作日到账。',
      'It goes back the way it came, usually within three working days.',
    ],
    stuck: [
      '支付机构暂时退不了这笔钱，学校正在处理，不用再申请。',
      'The payment provider cannot send it for now. The school sees to it; you need not ask again.',
    ],
    returned: ['退款完成', 'Refunded'],
    returnedHelp: ['退回的内容都已到账。', 'All of it is back.'],
  },
  closed: {
    unpaid: [
      ['订单还没有支付', '没有付款的订单可以直接取消，不用退款。'],
      ['This order is not paid', 'An order that is not paid can simply be cancelled.'],
    ],
    goods: [
      ['这个订单不能在线退款', '充值、积分兑换和已经查看的成绩不能退。有疑问请联系学校的客服。'],
      [
        'This order cannot be refunded online',
        'Money for the balance, what points bought and results that were opened do not go back. Ask the school’s service if in doubt.',
      ],
    ],
    off: [
      ['学校没有开通在线退款', '需要退款请联系学校的客服。'],
      ['The school takes no requests online', 'Please ask the school’s service.'],
    ],
    days: [
      ['已经过了可以申请退款的时间', '有特殊情况请联系学校的客服。'],
      ['The time to ask for a refund is over', 'Please ask the school’s service if yours is a special case.'],
    ],
    asked: [
      ['申请已经提交', '请等学校处理。'],
      ['Your request is sent', 'The school decides.'],
    ],
    nothing: [
      ['没有可以申请退款的内容', '有特殊情况请联系学校的客服。'],
      ['Nothing of it can be refunded', 'Please ask the school’s service if yours is a special case.'],
    ],
  } satisfies Record<NonNullable<RefundOffer['obstacle']>, Pair<readonly [title: string, help: string]>>,
});

/** The keys of texts that are plain strings. */
export type RefundText = {
  [Key in keyof (typeof refundTexts)['zh']]: (typeof refundTexts)['zh'][Key] extends string ? Key : never;
}[keyof (typeof refundTexts)['zh']];

import type {
  Charge,
  ChargeHistory,
  Coupon,
  CouponList,
  InviteCode,
  InviteRecord,
  MemberList,
  PointInfo,
  PointList,
} from '@lectern/sdk/endpoints/account';

/** A student's membership beside those for sale, as the server describes them. */
export const memberPage: MemberList = {
  memberFlag: 1,
  memberId: '2',
  endsAt: '2099-03-01T04:00:00.000Z',
  levels: [
    {
      memberId: '1',
      memberName: '月度会员',
      icon: '',
      priceCents: 3_900,
      listPriceCents: 5_900,
      days: 30,
      benefits: ['昵称旁的会员徽标', '每周一场会员直播讲座'],
    },
    {
      memberId: '2',
      memberName: '季度会员',
      icon: '',
      priceCents: 9_900,
      listPriceCents: 17_700,
      days: 90,
      benefits: ['月度会员的全部权益', '老师一对一答疑，每月 2 次', '期末冲刺讲义电子版'],
    },
    {
      memberId: '3',
      memberName: '年度会员',
      icon: '',
      priceCents: 29_900,
      listPriceCents: 70_800,
      days: 365,
      benefits: ['季度会员的全部权益', '老师一对一答疑，每月 4 次', '全年纸质讲义包邮', '线下开放日优先报名'],
    },
  ],
};

/** A student's balance, and the allowed top-up amounts. */
export const balanceReply: Charge = {
  balanceCents: 14_250,
  withdrawableCents: 0,
  amountsCents: [5_000, 10_000, 20_000, 50_000],
  minimumCents: 100,
  maximumCents: 500_000,
};

/** Changes of a student's balance. */
export const entryPage: ChargeHistory = {
  total: 40,
  records: [
    {
      entryId: '3',
      kind: 'card',
      amountCents: 5_000,
      balanceCents: 14_250,
      remark: '充值卡 尾号 0071',
      remarkEn: 'Recharge card ending in 0071',
      createdAt: '2026-02-27T12:10:00.000Z',
    },
    {
      entryId: '2',
      kind: 'spent',
      amountCents: -10_750,
      balanceCents: 9_250,
      remark: '高等数学：极限与连续',
      remarkEn: '',
      createdAt: '2026-02-20T03:00:00.000Z',
    },
    {
      entryId: '1',
      kind: 'charge',
      amountCents: 20_000,
      balanceCents: 20_000,
      remark: '在线充值',
      remarkEn: 'Charged online',
      createdAt: '2026-02-11T01:00:00.000Z',
    },
  ],
};

/** A student's points. */
export const pointSums: PointInfo = {
  pointName: '青禾豆',
  remaining: 320,
  gained: 400,
  spent: 80,
  priceCentsPer100: 0,
};

/** Changes of a student's points. */
export const pointPage: PointList = {
  total: 32,
  records: [
    { entryId: '3', points: 10, remark: '每日一练', remarkEn: '', createdAt: '2026-02-27T12:10:00.000Z' },
    {
      entryId: '2',
      points: -80,
      remark: '兑换：错题本一册',
      remarkEn: 'Exchanged for: 错题本一册',
      createdAt: '2026-02-20T03:00:00.000Z',
    },
    {
      entryId: '1',
      points: 200,
      remark: '学期打卡满 30 天',
      remarkEn: '',
      createdAt: '2026-02-11T01:00:00.000Z',
    },
  ],
};

const coupon: Coupon = {
  couponId: '1',
  couponName: '学期礼券',
  state: 'usable',
  kind: 'amount',
  amountCents: 2_000,
  percent: 0,
  minimumCents: 9_900,
  scope: 'membership',
  startsAt: '2026-02-01T00:00:00.000Z',
  endsAt: '2099-04-01T15:59:59.000Z',
};

/** A student's coupons in every state. */
export const couponPage: CouponList = {
  total: 5,
  records: [
    coupon,
    {
      ...coupon,
      couponId: '2',
      couponName: '会员九折券',
      kind: 'percent',
      amountCents: 0,
      percent: 10,
      minimumCents: 0,
    },
    { ...coupon, couponId: '3', couponName: '年度会员专享券', amountCents: 10_000, minimumCents: 29_900 },
    { ...coupon, couponId: '4', couponName: '同学相荐券', state: 'used', amountCents: 3_000 },
    {
      ...coupon,
      couponId: '5',
      couponName: '新同学见面礼',
      state: 'expired',
      amountCents: 1_000,
      minimumCents: 0,
      endsAt: '2026-02-15T15:59:59.000Z',
    },
  ],
};

/** A student's invitation. */
export const invitationReply: InviteCode = {
  code: 'QHTX2026',
  url: 'https://qinghe.example/#/join/register?inviteCode=QHTX2026',
  rulesHtml:
    '<ul><li>同学打开链接，或注册时填上邀请码，注册成功就记在这里。</li><li>每位同学只记一次，已经有账号的同学不算。</li></ul>',
  rewardPoints: 50,
  friendPoints: 20,
};

/** Friends who registered by invitation. */
export const invitedPage: InviteRecord = {
  total: 17,
  records: [
    { nickName: '周**', joinedAt: '2026-02-27T12:10:00.000Z', rewardPoints: 50 },
    { nickName: '林**', joinedAt: '2026-02-11T01:00:00.000Z', rewardPoints: 0 },
  ],
};

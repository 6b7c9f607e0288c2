import { inBoth } from '@lectern/ui/locale';

/** Texts of memberships. */
export const membershipTexts = inBoth({
  vip: ['会员专区', 'Membership'],
  lead: [
    '会员按天计算，续费从到期那天接着算。',
    'Membership is counted in days. A renewal starts when the current one ends.',
  ],
  orderFailed: [
    '订单没有生成，没有扣款，请再试一次',
    'The order was not placed and you were not charged. Please try again',
  ],
  yours: ['我的会员', 'My membership'],
  isMember: (name: string) => [name || '会员', name || 'Member'],
  isNone: ['还不是会员', 'Not a member yet'],
  validUntil: (day: string) => [`有效期至 ${day}`, `Until ${day}`],
  noneHelp: ['开通之后，会员权益马上生效。', 'Benefits start as soon as you join.'],
  plans: ['会员方案', 'Membership plans'],
  days: (count: number) => [`${count} 天`, count === 1 ? '1 day' : `${count} days`],
  join: ['开通', 'Become a member'],
  renew: ['续费', 'Renew'],
  current: ['当前', 'Current'],
  empty: ['学校还没有推出会员', 'No membership plans yet'],
  noneOffered: ['有了会员方案，会放在这里。', 'Membership plans will appear here.'],
  failed: ['会员没有加载出来', 'Memberships could not be loaded'],
  toCourses: ['去选课', 'Browse courses'],
});

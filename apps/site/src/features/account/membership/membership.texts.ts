import type { Texts } from '@lectern/ui/locale';

const zh = {
  vip: '会员专区',
  lead: '会员按天计算，续费从到期那天接着算。',
  orderFailed: '订单没有生成，没有扣款，请再试一次',
  yours: '我的会员',
  isMember: (name: string) => name || '会员',
  isNone: '还不是会员',
  until: (day: string) => `有效期至 ${day}`,
  noneHelp: '开通之后，会员权益马上生效。',
  plans: '会员方案',
  days: (count: number) => `${count} 天`,
  open: '开通',
  renew: '续费',
  current: '当前',
  none: '学校还没有推出会员',
  noneOffered: '有了会员方案，会放在这里。',
  failed: '会员没有加载出来',
  toCourses: '去选课',
};

/** Words of memberships. */
export const membershipTexts: Texts<typeof zh> = {
  zh,
  en: {
    vip: 'Membership',
    lead: 'A membership counts by days. A renewal begins where the one before it ends.',
    orderFailed: 'The order was not made and nothing was charged. Please try again',
    yours: 'Your membership',
    isMember: (name) => name || 'Member',
    isNone: 'Not a member yet',
    until: (day) => `Until ${day}`,
    noneHelp: 'A membership holds as soon as it is paid.',
    plans: 'Memberships',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    open: 'Become a member',
    renew: 'Renew',
    current: 'Yours',
    none: 'This school offers no membership yet',
    noneOffered: 'What it offers will be here.',
    failed: 'The memberships could not be loaded',
    toCourses: 'Find courses',
  },
};

import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '账户中心',
  tabs: '账户中心的内容',
  member: '会员',
  points: (name: string) => name || '积分',
  noPoints: (name: string) => `这所学校没有开通${name || '积分'}`,
  money: '余额',
  coupons: '优惠券',
  categories: '题库',
  invitations: '邀请同学',
};

/** Words of the account centre. */
export const accountTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Account centre',
    tabs: 'Parts of the account centre',
    member: 'Membership',
    points: (name) => name || 'Points',
    noPoints: (name) => `This school does not use ${name || 'points'}`,
    money: 'Balance',
    coupons: 'Coupons',
    categories: 'Question bank',
    invitations: 'Invite',
  },
};

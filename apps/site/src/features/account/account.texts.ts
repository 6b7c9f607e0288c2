import { inBoth } from '@lectern/ui/locale';

/** Texts of the account centre. */
export const accountTexts = inBoth({
  title: ['账户中心', 'Account centre'],
  tabs: ['账户中心的内容', 'Account centre sections'],
  member: ['会员', 'Membership'],
  points: (name: string) => [name || '积分', name || 'Points'],
  noPoints: (name: string) => [
    `这所学校没有开通${name || '积分'}`,
    `This school does not use ${name || 'points'}`,
  ],
  money: ['余额', 'Balance'],
  coupons: ['优惠券', 'Coupons'],
  categories: ['题库', 'Question bank'],
  invitations: ['邀请同学', 'Invite'],
});

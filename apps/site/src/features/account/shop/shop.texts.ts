import { inBoth, type Pair } from '@lectern/ui/locale';
import type { PointGoods } from '@lectern/sdk/endpoints/account';

type Kind = PointGoods['kind'];
type State = Exclude<PointGoods['state'], 'open'>;

/** Texts of the points shop. */
export const shopTexts = inBoth({
  heading: (name: string) => [`${name || '积分'}兑换`, name === '' ? 'Points shop' : `${name} shop`],
  have: (name: string) => [`可用${name || '积分'}`, `${name || 'Points'} available`],
  viewHistory: ['看明细', 'View history'],
  points: (count: string, name: string) => [`${count} ${name || '积分'}`, `${count} ${name || 'points'}`],
  kinds: {
    coupon: ['优惠券', 'Coupon'],
    membership: ['会员', 'Membership'],
    course: ['课程', 'Course'],
  } satisfies Record<Kind, Pair>,
  remaining: (count: number) => [`还剩 ${count} 份`, `${count} left`],
  states: {
    soldOut: ['已兑完', 'Sold out'],
    taken: ['已兑换', 'Redeemed'],
    owned: ['已拥有', 'Owned'],
  } satisfies Record<State, Pair>,
  buy: ['兑换', 'Redeem'],
  view: ['去查看', 'View'],
  missingPoints: (count: string) => [`还差 ${count}`, `${count} more needed`],
  sure: (name: string) => [`兑换“${name}”？`, `Redeem “${name}”?`],
  sureText: (points: string) => [
    `会用掉 ${points}，兑换后不能退回。`,
    `This costs ${points} and cannot be undone.`,
  ],
  cancel: ['再想想', 'Not now'],
  done: (name: string) => [`“${name}”已经在你的账号里了`, `“${name}” was added to your account`],
  notDone: [
    '没有收到兑换的结果，请看看订单里有没有，没有的话再试一次',
    'No reply arrived. Check your orders, and try again if it is not there',
  ],
  empty: ['还没有可以兑换的东西', 'Nothing to redeem yet'],
  emptyHelp: (name: string) => [
    `学校放上来之后，会出现在这里。${name || '积分'}会一直留着。`,
    `Rewards from your school will appear here. Your ${name || 'points'} are safe.`,
  ],
  failed: ['兑换的东西没有加载出来', 'The shop could not be loaded'],
});

import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { PointGoods } from '@lectern/sdk/endpoints/account';

type Kind = PointGoods['kind'];
type State = Exclude<PointGoods['state'], 'open'>;

/** Texts of the points shop. */
export const shopTexts = inBoth({
  heading: (name: string) => [
    `${name || '积分'}兑换`,
    name === '' ? 'Points shop' : `What ${name} can get you`,
  ],
  have: (name: string) => [`可用${name || '积分'}`, `${name || 'Points'} to spend`],
  back: ['看明细', 'See the history'],
  points: (count: string, name: string) => [`${count} ${name || '积分'}`, `${count} ${name || 'points'}`],
  kinds: {
    coupon: ['优惠券', 'Coupon'],
    membership: ['会员', 'Membership'],
    course: ['课程', 'Course'],
  } satisfies Record<Kind, Pair>,
  left: (count: number) => [`还剩 ${count} 份`, `${count} left`],
  states: {
    soldOut: ['已兑完', 'None left'],
    taken: ['已兑换', 'Yours'],
    owned: ['已拥有', 'You have it'],
  } satisfies Record<State, Pair>,
  buy: ['兑换', 'Get it'],
  view: ['去查看', 'View it'],
  short: (count: string) => [`还差 ${count}`, `${count} more needed`],
  sure: (name: string) => [`兑换“${name}”？`, `Get “${name}”?`],
  sureText: (points: string) => [
    `会用掉 ${points}，兑换后不能退回。`,
    `It costs ${points}, which cannot be given back.`,
  ],
  cancel: ['再想想', 'Not now'],
  done: (name: string) => [`“${name}”已经在你的账号里了`, `“${name}” is in your account`],
  notDone: (name: string) => [
    `没有兑换成功，${name || '积分'}没有扣，请再试一次`,
    `That did not work, and no ${name || 'points'} were taken. Please try again`,
  ],
  empty: ['还没有可以兑换的东西', 'Nothing to get yet'],
  emptyHelp: (name: string) => [
    `学校放上来之后，会出现在这里。${name || '积分'}会一直留着。`,
    `What the school offers will be here. Your ${name || 'points'} stay yours.`,
  ],
  failed: ['兑换的东西没有加载出来', 'The shop could not be loaded'],
});

import type { Texts } from '@lectern/ui/locale';
import type { PointGoods } from '@lectern/sdk/endpoints/account';

type Kind = PointGoods['kind'];
type State = Exclude<PointGoods['state'], 'open'>;

const zh = {
  heading: (name: string) => `${name || '积分'}兑换`,
  have: (name: string) => `可用${name || '积分'}`,
  back: '看明细',
  points: (count: string, name: string) => `${count} ${name || '积分'}`,
  kinds: { coupon: '优惠券', membership: '会员', course: '课程' } satisfies Record<Kind, string>,
  left: (count: number) => `还剩 ${count} 份`,
  states: { soldOut: '已兑完', taken: '已兑换', owned: '已拥有' } satisfies Record<State, string>,
  buy: '兑换',
  view: '去查看',
  short: (count: string) => `还差 ${count}`,
  sure: (name: string) => `兑换“${name}”？`,
  sureText: (points: string) => `会用掉 ${points}，兑换后不能退回。`,
  cancel: '再想想',
  done: (name: string) => `“${name}”已经在你的账号里了`,
  notDone: (name: string) => `没有兑换成功，${name || '积分'}没有扣，请再试一次`,
  empty: '还没有可以兑换的东西',
  emptyHelp: (name: string) => `学校放上来之后，会出现在这里。${name || '积分'}会一直留着。`,
  failed: '兑换的东西没有加载出来',
};

/** Texts of the points shop. */
export const shopTexts: Texts<typeof zh> = {
  zh,
  en: {
    heading: (name) => (name === '' ? 'Points shop' : `What ${name} can get you`),
    have: (name) => `${name || 'Points'} to spend`,
    back: 'See the history',
    points: (count, name) => `${count} ${name || 'points'}`,
    kinds: { coupon: 'Coupon', membership: 'Membership', course: 'Course' },
    left: (count) => `${count} left`,
    states: { soldOut: 'None left', taken: 'Yours', owned: 'You have it' },
    buy: 'Get it',
    view: 'View it',
    short: (count) => `${count} more needed`,
    sure: (name) => `Get “${name}”?`,
    sureText: (points) => `It costs ${points}, which cannot be given back.`,
    cancel: 'Not now',
    done: (name) => `“${name}” is in your account`,
    notDone: (name) => `That did not work, and no ${name || 'points'} were taken. Please try again`,
    empty: 'Nothing to get yet',
    emptyHelp: (name) => `What the school offers will be here. Your ${name || 'points'} stay yours.`,
    failed: 'The shop could not be loaded',
  },
};

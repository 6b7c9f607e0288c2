import type { PointGoods, PointGoodsList } from '@lectern/sdk/endpoints/account';

const goods = (goodsId: string, fields: Partial<PointGoods>): PointGoods => ({
  goodsId,
  goodsName: '10 元会员券',
  kind: 'coupon',
  description: '开会员时抵 10 元，没有金额门槛。',
  cover: '',
  points: 60,
  leftCount: null,
  perStudent: 1,
  state: 'open',
  ...fields,
});

/** Goods of the points shop in every state, as the server describes them. */
export const goodsPage: PointGoodsList = {
  remaining: 320,
  records: [
    goods('1', {}),
    goods('2', { goodsName: '会员九折券', description: '开任意会员打九折。', points: 120, state: 'taken' }),
    goods('3', {
      goodsName: '日语五十音到 N5',
      kind: 'course',
      description: '整门课放进“我的课程”，不限期限。',
      points: 900,
      leftCount: 20,
    }),
    goods('4', {
      goodsName: '月度会员',
      kind: 'membership',
      description: '30 天会员，已经是会员就从到期那天接着算。',
      points: 300,
      leftCount: 8,
    }),
    goods('5', { goodsName: '开放日体验券', points: 350, leftCount: 0, state: 'soldOut' }),
  ],
};

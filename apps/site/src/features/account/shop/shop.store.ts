import type { Reply } from '@lectern/sdk';
import { makePointOrder, pointGoods, type PointGoods } from '@lectern/sdk/endpoints/account';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { readRows } from '../../../shared/rows.ts';
import { user } from '../../../shared/student/user.store.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Goods that can be bought with points. */
export type Goods = ReadBy<typeof readGoods>;

/** The goods, and the points that the student can spend. */
export interface ShopState {
  status: LoadStatus;
  goods: readonly Goods[];
  remaining: number;
  /** Id of the goods being bought. */
  buying: string;
}

/** Address of the shop's page. */
export const SHOP_HREF = '#/personal/accountcenter/shop';

/** Where each kind of bought goods is found. */
export const GOODS_HREF = {
  coupon: '#/personal/accountcenter/coupon',
  membership: '#/personal/accountcenter/account/member',
  course: '#/personal/course/lessons',
} as const satisfies Record<Goods['kind'], string>;

export const shop = proxy<ShopState>({ status: 'idle', goods: [], remaining: 0, buying: '' });

/** Reads goods; undefined without id, name or price. Goods in an unknown state cannot be bought. */
export function readGoods(goods: Reply<PointGoods>) {
  const [id, name, points] = [goods.goodsId ?? '', goods.goodsName ?? '', goods.points ?? 0];
  if (id === '' || name === '' || points <= 0) return undefined;
  return {
    id,
    name,
    kind: goods.kind ?? 'coupon',
    description: goods.description ?? '',
    cover: goods.cover ?? '',
    points,
    /** Number left; undefined if unlimited. */
    left: goods.leftCount === undefined ? undefined : Math.max(0, goods.leftCount),
    state: goods.state ?? 'soldOut',
  };
}

const { load } = loadInto(shop);

/** Loads the goods, and updates the points in the header. */
export const showShop = prefetched(async (): Promise<void> => {
  const isShown = await load(async () => {
    const reply = await request(pointGoods, {});
    return { goods: readRows(reply, readGoods).records, remaining: reply.remaining ?? 0 };
  });
  if (isShown && user.student !== undefined) user.student.points = shop.remaining;
});

/** Buys goods at the displayed price; whatever the outcome, the shop is reloaded. */
export async function buyGoods({ id, points }: Pick<Goods, 'id' | 'points'>): Promise<Result> {
  shop.buying = id;
  const outcome = await attempt(() => request(makePointOrder, { goodsId: id, point: points }));
  await showShop();
  shop.buying = '';
  return outcome;
}

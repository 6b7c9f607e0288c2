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

/** Something that points buy. */
export type Goods = ReadBy<typeof readGoods>;

/** What points buy, and how many there are to spend. */
export interface ShopState {
  status: LoadStatus;
  goods: readonly Goods[];
  remaining: number;
  /** What is being bought. */
  buying: string;
}

/** The shop's page. */
export const SHOP_HREF = '#/personal/accountcenter/shop';

/** Where what was bought is found. */
export const GOODS_HREF = {
  coupon: '#/personal/accountcenter/coupon',
  membership: '#/personal/accountcenter/account/member',
  course: '#/personal/course/lessons',
} as const satisfies Record<Goods['kind'], string>;

export const shop = proxy<ShopState>({ status: 'idle', goods: [], remaining: 0, buying: '' });

/** Reads goods; undefined without id, name or price. A state that is not known cannot be bought. */
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
    /** Undefined where there is no end of them. */
    left: goods.leftCount === undefined ? undefined : Math.max(0, goods.leftCount),
    state: goods.state ?? 'soldOut',
  };
}

const { load } = loadInto(shop);

/** Shows what points buy, and tells the header how many there are. */
export const showShop = prefetched(async (): Promise<void> => {
  const isShown = await load(async () => {
    const reply = await request(pointGoods, {});
    return { goods: readRows(reply, readGoods).records, remaining: reply.remaining ?? 0 };
  });
  if (isShown && user.student !== undefined) user.student.points = shop.remaining;
});

/** Buys something at the price that is shown; whatever it came to, the shop is read anew. */
export async function buyGoods({ id, points }: Pick<Goods, 'id' | 'points'>): Promise<Result> {
  shop.buying = id;
  const outcome = await attempt(async () => {
    await request(makePointOrder, { goodsId: id, point: points });
  });
  await showShop();
  shop.buying = '';
  return outcome;
}

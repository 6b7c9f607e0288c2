import { commodityOf } from '../../modules/catalogue/index.ts';
import {
  hidePointGoods,
  readPointGoodsRows,
  removePointGoods,
  savePointGoods,
} from '../../modules/account/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { keyOfId, oneByOne, type RowProblem, type Subject, storedRow } from '../subject.ts';
import { defineTable, joinKey } from '../table.ts';
import { key, name, isOnSale } from './common.ts';
import { openTargets, targetColumns } from './target.ts';

const table = defineTable({
  id: 'point_goods',
  sheet: { zh: '积分商品', en: 'Point goods' },
  about: {
    zh: '用积分兑换的东西：每行写优惠券、会员、课程或套餐其中一项。行的顺序就是网站上的顺序。',
    en: 'Goods for points, in the order shown on the site: a batch of coupons, a membership, a course or a package per row.',
  },
  columns: {
    key: key(),
    name: name(),
    description: text(['说明', 'description'], ['一句话说明。', 'One sentence.'], { empty: '' }),
    coupons: reference(
      'coupon_batches',
      ['优惠券', 'coupons'],
      ['优惠券的编号。', 'Key of a batch of coupons.'],
      { empty: '' },
    ),
    level: reference(
      'member_levels',
      ['会员等级', 'membership'],
      ['会员等级的编号。', 'Key of a member level.'],
      { empty: '' },
    ),
    ...targetColumns(),
    points: amount(['积分', 'points'], ['兑换一次要多少积分。', 'Price in points.'], {
      min: 1,
      max: 10_000_000,
      cure: 'write the price in points',
    }),
    total: optionalAmount(
      ['总数', 'how many there are'],
      ['一共多少，含已兑换的；留空不限。', 'Total number, including redeemed ones; empty means unlimited.'],
      { min: 0, max: 1_000_000 },
    ),
    perStudent: amount(
      ['每人限兑', 'for each student'],
      ['每位学员最多兑换几次；0 为不限。', 'Maximum per student; 0 means unlimited.'],
      { empty: 1, min: 0, max: 1000 },
    ),
    isOnSale: isOnSale(),
  },
  key: ['key'],
  orderWithin: [],
});

/** Goods that points buy. */
export const pointGoods: Subject<typeof table> = {
  table,
  stored: 'point_goods',
  whenMissing: 'remove',

  async read(scope) {
    const { tx, companyId } = scope;
    const [batches, levels] = await scope.books('coupon_batches', 'member_levels');
    const targets = await openTargets(scope);
    const rows = await readPointGoodsRows(tx, companyId);
    return rows.map(({ goods, courseId, packageId, taken }) => ({
      ...storedRow(table, goods, {
        coupons: batches.keyOf(goods.batchId),
        level: levels.keyOf(goods.levelId),
        ...targets.rowOf(
          packageId === null
            ? { targetType: 'COURSE', targetId: courseId }
            : { targetType: 'PACKAGE', targetId: packageId },
        ),
        total: goods.stock === null ? null : goods.stock + taken,
      }),
      isHidden: !goods.isOnSale,
    }));
  },

  check: ({ coupons, level, course, package: bundle }) =>
    [coupons, level, course, bundle].filter((named) => named !== '').length === 1
      ? undefined
      : {
          column: 'coupons',
          problem:
            'each row needs exactly one kind of goods: a batch of coupons, a member level, a course or a package',
        },

  async checkTogether(rows, { tx, companyId }) {
    const takenCounts = new Map(
      (await readPointGoodsRows(tx, companyId)).map((one) => [
        joinKey([keyOfId(one.goods.key, one.goods.id)]),
        one.taken,
      ]),
    );
    const problems = new Map<(typeof rows)[number], RowProblem>();
    for (const row of rows) {
      const takenCount = takenCounts.get(joinKey([row.key])) ?? 0;
      if (row.total !== null && row.total < takenCount)
        problems.set(row, {
          column: 'total',
          problem: `students have redeemed ${takenCount} already; write at least that number`,
        });
    }
    return problems;
  },

  async save(scope, entries) {
    const { tx, companyId } = scope;
    const [batches, levels] = await scope.books('coupon_batches', 'member_levels');
    const targets = await openTargets(scope);
    return oneByOne(entries, async ({ id, row, position }) =>
      savePointGoods(tx, companyId, id, {
        ...row,
        kind: row.coupons !== '' ? 'coupon' : row.level !== '' ? 'membership' : 'course',
        batchId: batches.idOrNull(row.coupons),
        levelId: levels.idOrNull(row.level),
        commodityId:
          row.course === '' && row.package === '' ? null : await commodityOf(tx, targets.find(row)),
        position,
      }),
    );
  },

  putAway: ({ tx }, ids) => removePointGoods(tx, ids),
  hide: ({ tx }, ids) => hidePointGoods(tx, ids),
};

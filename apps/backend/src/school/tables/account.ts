import {
  readCodedCoupons,
  couponBatchRows,
  memberLevelRows,
  saveCodedCoupon,
} from '../../modules/account/index.ts';
import { amount, yuan } from '../columns/numberColumns.ts';
import { choice } from '../columns/choiceColumns.ts';
import { file } from '../columns/fileColumns.ts';
import { lines, reference, text } from '../columns/textColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment } from '../columns/timeColumns.ts';
import { key, listPrice, listPriceProblem, name, periodProblem } from './common.ts';

const levelTable = defineTable({
  id: 'member_levels',
  sheet: { zh: '会员等级', en: 'Member levels' },
  about: {
    zh: '学校出售的会员。行的顺序就是网站上的顺序；有人买过的不会被删除。',
    en: 'The memberships that are sold, in the order of the rows. One that was bought is never deleted.',
  },
  columns: {
    key: key(),
    name: name(50),
    price: yuan(['价格', 'price'], ['售价，单位元，大于 0。', 'Price in yuan; more than 0.']),
    listPrice: listPrice(),
    days: amount(['天数', 'days'], ['会员有效的天数。', 'Duration in days.'], { min: 1, max: 32_000 }),
    benefits: lines(['权益', 'benefits'], ['每行一条。', 'Benefits of members, one per line.'], {
      empty: [],
    }),
    icon: file(
      ['图标', 'icon'],
      ['JPG 或 PNG；留空显示文字。', 'JPG or PNG; if empty, a text is shown instead.'],
      { empty: '', isKeptWhenEmpty: true },
    ),
  },
  key: ['key'],
  orderWithin: [],
});

/** The memberships that a school sells. */
export const memberLevels: Subject<typeof levelTable> = {
  table: levelTable,
  stored: 'member_levels',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await memberLevelRows.read(tx, companyId);
    return rows.map((level) =>
      storedRow(levelTable, level, {
        price: level.priceCents,
        listPrice: level.listPriceCents === level.priceCents ? null : level.listPriceCents,
      }),
    );
  },

  check: (row) =>
    row.price === 0
      ? { column: 'price', problem: 'a membership costs something; write a price above 0' }
      : listPriceProblem(row),

  save: ({ tx, companyId, files }, entries) =>
    oneByOne(entries, async ({ id, row, position }) =>
      memberLevelRows.save(tx, companyId, id, {
        ...row,
        icon: await files.addressOf(row.icon),
        priceCents: row.price,
        listPriceCents: row.listPrice ?? row.price,
        benefits: [...row.benefits],
        position,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => memberLevelRows.remove(tx, ids),
};

const batchTable = defineTable({
  id: 'coupon_batches',
  sheet: { zh: '优惠券', en: 'Coupon batches' },
  about: {
    zh: '优惠券的种类：减多少，什么时候有效。',
    en: 'Kinds of coupons: their discount and when they are valid.',
  },
  columns: {
    key: key(),
    name: name(50),
    kind: choice(
      { amount: ['减金额', 'amount'], percent: ['打折', 'percent'] },
      ['方式', 'kind'],
      ['减多少元，或减百分之几。', 'Whether the discount is in yuan or in per cent.'],
      { empty: 'amount' },
    ),
    amount: yuan(
      ['减免金额', 'amount'],
      ['减金额时填，单位元。', 'Discount in yuan, for the kind "amount".'],
      { empty: 0 },
    ),
    percent: amount(
      ['减免百分比', 'percent'],
      [
        '打折时填：八折填 20。',
        'Discount in per cent, for the kind "percent": 20 means that 80 % remain to pay.',
      ],
      { empty: 0, min: 0, max: 99 },
    ),
    minimum: yuan(['满多少可用', 'minimum'], ['订单满多少元可用。', 'Minimum order amount, in yuan.'], {
      empty: 0,
    }),
    scope: choice(
      { membership: ['会员', 'membership'], courses: ['课程', 'courses'], all: ['全部', 'all'] },
      ['适用', 'for'],
      ['能用来买什么。', 'What it can be used for.'],
      { empty: 'membership' },
    ),
    starts: moment(
      ['开始时间', 'starts'],
      ['从何时起有效（北京时间）。', 'Start of validity, in China time.'],
      { cure: 'write the start of validity' },
    ),
    ends: end(['结束时间', 'ends'], ['到何时为止（北京时间）。', 'End of validity, in China time.'], {
      cure: 'write the end of validity',
    }),
  },
  key: ['key'],
});

/** Coupon batches. */
export const couponBatches: Subject<typeof batchTable> = {
  table: batchTable,
  stored: 'coupon_batches',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await couponBatchRows.read(tx, companyId);
    return rows.map((batch) =>
      storedRow(batchTable, batch, {
        amount: batch.amountCents,
        minimum: batch.minimumCents,
        starts: batch.startsAt,
        ends: batch.endsAt,
      }),
    );
  },

  check({ kind, amount: off, percent, starts, ends }) {
    if (kind === 'amount' && off === 0)
      return { column: 'amount', problem: 'the amount is missing; write how many yuan it takes off' };
    if (kind === 'percent' && percent === 0)
      return {
        column: 'percent',
        problem: 'the per cent are missing; write how many it takes off, from 1 to 99',
      };
    return periodProblem({ starts, ends });
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      couponBatchRows.save(tx, companyId, id, {
        ...row,
        amountCents: row.amount,
        minimumCents: row.minimum,
        startsAt: row.starts,
        endsAt: row.ends,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => couponBatchRows.remove(tx, ids),
};

const couponTable = defineTable({
  id: 'coupons',
  sheet: { zh: '兑换码', en: 'Coupon codes' },
  about: {
    zh: '学员用来兑换优惠券的码，每个码只能用一次。表中没有的保持不变。',
    en: 'Codes that students redeem for a coupon, each once. Codes missing here are kept.',
  },
  columns: {
    code: text(
      ['兑换码', 'code'],
      [
        '4 到 32 位大写字母、数字和连字符；学员输入时不区分大小写。',
        '4 to 32 capital letters, digits and hyphens; students may type lower case.',
      ],
      {
        maxLength: 32,
        pattern: [/^[A-Z0-9-]{4,32}$/, 'write 4 to 32 capital letters, digits and hyphens'],
        cure: 'write a code',
      },
    ),
    batch: reference('coupon_batches', ['优惠券', 'batch'], ['优惠券的编号。', 'Key of its batch.'], {
      cure: 'write the key of a batch',
    }),
  },
  key: ['code'],
});

/** Codes that are redeemed for coupons. */
export const coupons: Subject<typeof couponTable> = {
  table: couponTable,
  stored: 'coupons',
  whenMissing: 'keep',

  async read({ tx, companyId, book }) {
    const batches = await book('coupon_batches');
    const rows = await readCodedCoupons(tx, companyId);
    return rows.map(({ id, code, batchId }) => ({
      id,
      row: { code: code ?? '', batch: batches.keyOf(batchId) },
    }));
  },

  async save({ tx, companyId, book }, entries) {
    const batches = await book('coupon_batches');
    return oneByOne(entries, ({ id, row }) =>
      saveCodedCoupon(tx, companyId, id, { batchId: batches.idOf(row.batch), code: row.code }),
    );
  },
};

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';

/** One try to pay an order in one way. An order has at most one open try for each way. */
export const payments = pgTable(
  'payments',
  {
    ...rowOfCompany(),
    orderId: refersTo(() => orders.id),
    /** Our number of the trade, which the provider repeats in its notice. */
    tradeNo: text().notNull().unique(),
    way: text({ enum: ['wechat', 'alipay'] }).notNull(),
    /** On what it is paid. */
    device: text({ enum: ['desktop', 'phone', 'wechat'] })
      .notNull()
      .default('desktop'),
    /** Who moves the money: the way's own provider, or the sandbox of a demonstration. */
    provider: text({ enum: ['wechat', 'alipay', 'sandbox'] }).notNull(),
    /** The school's account with the provider, which the notice must name. */
    merchantId: text().notNull(),
    status: text({ enum: ['open', 'paid', 'closed'] }).notNull(),
    /** Cents. */
    amountCents: integer().notNull(),
    currency: text().notNull().default('CNY'),
    /** What the QR code says; empty for a way that leads to the provider's page. */
    qrContent: text().notNull().default(''),
    /** The provider's page; empty for a way with a QR code alone. */
    pageUrl: text().notNull().default(''),
    /** The provider's number of the trade, known when it is paid. */
    providerTradeNo: text(),
    createdAt: moment().notNull(),
    /** When the provider was last asked about it. */
    askedAt: moment(),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex('payments_open')
      .on(table.orderId, table.way)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('payments_provider').on(table.provider, table.providerTradeNo),
    index('payments_order').on(table.orderId),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);

/**
 * Who pays within WeChat, as the school's official account knows them. It holds for one log-in, which is in one WeChat:
 * who opens the same account in another WeChat pays as somebody else.
 */
export const payers = pgTable('payers', {
  sessionId: partOf(() => sessions.id).primaryKey(),
  companyId: ofCompany(),
  /** The account with the provider for which it was asked. */
  merchantId: text().notNull(),
  openid: text().notNull(),
  knownAt: moment().notNull(),
});

/** Every notice that reached us, good or bad, for the books and for disputes; what was forged goes after a month. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id().primaryKey(),
    provider: text({ enum: ['wechat', 'alipay', 'sandbox'] }).notNull(),
    /** As the notice says, cut to 64 characters; empty where it could not be read. */
    tradeNo: text().notNull(),
    outcome: text({
      enum: [
        'accepted',
        'repeated',
        'refund',
        'forged',
        'unknownTrade',
        'wrongMerchant',
        'wrongAmount',
        'wrongCurrency',
      ],
    }).notNull(),
    /** SHA-256 of the body. */
    bodyHash: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    index('payment_notices_trade').on(table.tradeNo),
    index('payment_notices_age').on(table.receivedAt),
  ],
);

/** Money that must go back: it came for an order that can no longer take it, or twice, or the order was given back. */
export const refunds = pgTable(
  'refunds',
  {
    ...rowOfCompany(),
    paymentId: refersTo(() => payments.id),
    /** The provider sends money back once for it. */
    refundNo: text().notNull().unique(),
    /** Cents. */
    amountCents: integer().notNull(),
    /**
     * `taken`: what the order had reserved was on another order by then; `changed`: it waits for another sum; `asked`: the
     * order, or a part of it, was given back.
     */
    reason: text({ enum: ['late', 'duplicate', 'taken', 'changed', 'asked'] }).notNull(),
    /** `due` is not sent yet, or must be tried again. */
    status: text({ enum: ['due', 'done'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Why the provider could not send it at the last try; empty where nothing is wrong. */
    problem: text().notNull().default(''),
    /** When it is tried next. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [
    // What an order cannot take goes back whole, and once.
    uniqueIndex('refunds_whole')
      .on(table.paymentId)
      .where(sql`${table.reason} <> 'asked'`),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    index('refunds_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'due'`),
  ],
);

/** A row of {@link payments}. */
export type Payment = typeof payments.$inferSelect;
/** A row of {@link refunds}. */
export type Refund = typeof refunds.$inferSelect;
/** Why an order cannot take money, which goes back. */
export type RefundReason = Exclude<Refund['reason'], 'asked'>;
/** What became of a notice. */
export type NoticeOutcome = (typeof paymentNotices.$inferSelect)['outcome'];

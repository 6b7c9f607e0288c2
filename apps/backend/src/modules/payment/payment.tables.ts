import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';

/** One payment of an order with one method. An order has at most one open payment per method. */
export const payments = pgTable(
  'payments',
  {
    ...rowOfCompany(),
    orderId: refersTo(() => orders.id),
    /** Our trade number, which the provider repeats in its notice. */
    tradeNo: text().notNull().unique(),
    way: text({ enum: ['wechat', 'alipay'] }).notNull(),
    /** The device on which it is paid. */
    device: text({ enum: ['desktop', 'phone', 'wechat'] })
      .notNull()
      .default('desktop'),
    /** Who transfers the money: the provider of the method, or the sandbox of a demonstration. */
    provider: text({ enum: ['wechat', 'alipay', 'sandbox'] }).notNull(),
    /** The school's account with the provider, which the notice must contain. */
    merchantId: text().notNull(),
    status: text({ enum: ['open', 'paid', 'closed'] }).notNull(),
    /** In cents. */
    amountCents: integer().notNull(),
    currency: text().notNull().default('CNY'),
    /** Content of the QR code; empty for a method that opens the provider's page. */
    qrContent: text().notNull().default(''),
    /** The provider's page; empty for a method with only a QR code. */
    pageUrl: text().notNull().default(''),
    /** The provider's trade number, known after the payment. */
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
 * The payers within WeChat, by their openid at the school's official account. Stored per session, since each
 * session runs in one WeChat: the same student in another WeChat pays as somebody else.
 */
export const payers = pgTable('payers', {
  sessionId: partOf(() => sessions.id).primaryKey(),
  companyId: ofCompany(),
  /** The account with the provider for which the openid was requested. */
  merchantId: text().notNull(),
  openid: text().notNull(),
  knownAt: moment().notNull(),
});

/** Every notice received, valid or not, for accounting and disputes; forged ones are deleted after a month. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id().primaryKey(),
    provider: text({ enum: ['wechat', 'alipay', 'sandbox'] }).notNull(),
    /** The trade number in the notice, cut to 64 characters; empty where it could not be read. */
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

/** Refunds: of payments that came too late or twice, and of returned orders. */
export const refunds = pgTable(
  'refunds',
  {
    ...rowOfCompany(),
    paymentId: refersTo(() => payments.id),
    /** The provider's idempotency key: each number is refunded once. */
    refundNo: text().notNull().unique(),
    /** In cents. */
    amountCents: integer().notNull(),
    /**
     * `taken`: something that the order had reserved was used on another order; `changed`: the amount of the
     * order has changed; `asked`: the order, or a part of it, was returned.
     */
    reason: text({ enum: ['late', 'duplicate', 'taken', 'changed', 'asked'] }).notNull(),
    /** `due` has not been sent yet, or has to be retried. */
    status: text({ enum: ['due', 'done'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Why the provider could not send it at the last attempt; empty where nothing is wrong. */
    problem: text().notNull().default(''),
    /** When the next attempt is due. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [
    // A payment that an order cannot take is refunded in full, and only once.
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
/** Why an order cannot take a payment, which is then refunded. */
export type RefundReason = Exclude<Refund['reason'], 'asked'>;
/** The result of processing a notice. */
export type NoticeOutcome = (typeof paymentNotices.$inferSelect)['outcome'];

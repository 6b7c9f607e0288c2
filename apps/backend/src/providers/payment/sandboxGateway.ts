import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { BridgeRequest } from '@lectern/sdk/endpoints/payment';
import { and, asc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { isSame } from '../../platform/auth/sealing.ts';
import type { Clock } from '../../platform/config/clock.ts';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { nextAttempt } from '../nextAttempt.ts';
import { ProviderError, type RefundOrder } from './paymentProvider.ts';
import {
  type SandboxRefund,
  sandboxRefunds,
  type SandboxTrade,
  sandboxNotices,
  sandboxTrades,
} from './sandboxPayment.tables.ts';

/** The payer's action on the sandbox's page, with the fate of the notice. */
export type Behaviour =
  /** One correct notice at once. */
  | 'once'
  /** The notice is sent after twenty seconds. */
  | 'delayed'
  | 'twice'
  /** No notice: the school only learns of the payment by querying it. */
  | 'lost'
  | 'wrongAmount'
  | 'wrongSignature';

/** Sends a notice and returns the HTTP status of the reply. */
export type Deliver = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

/** Settings of the sandbox. */
export interface SandboxOptions {
  readonly db: Queryable;
  readonly clock: Clock;
  /** The key shared by the sandbox and the schools. */
  readonly key: Buffer;
  /** Returns the path for a merchant's notices. */
  readonly noticePathOf: (merchantId: string) => string;
}

/** Joins the signed fields of a bridge request, one per line. */
const linesOf = (request: Pick<BridgeRequest, 'appId' | 'timeStamp' | 'nonceStr' | 'package'>): string =>
  `${request.appId}\n${request.timeStamp}\n${request.nonceStr}\n${request.package}\n`;

const DELAY_SECONDS = 20;

/** Initial state of a refund, by the setting of its trade. */
const REFUND_STATUS = { once: 'done', slow: 'processing', stuck: 'stuck' } as const satisfies Record<
  SandboxTrade['refunds'],
  SandboxRefund['status']
>;

/** The sandbox of an app; only outside production. */
export const sandboxGateway = serviceKey<SandboxGateway>('sandboxGateway');

/**
 * A miniature payment provider with its own tables. It simulates WeChat Pay and Alipay where a school has no
 * account: trades expire, payments fail, and notices are signed, repeated, late, lost or wrong.
 */
export class SandboxGateway {
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  /** Opens a trade; the same number returns the existing trade. */
  async open(trade: Omit<typeof sandboxTrades.$inferInsert, 'id' | 'status' | 'createdAt'>): Promise<void> {
    const { db, clock } = this.#options;
    await db
      .insert(sandboxTrades)
      .values({ ...trade, status: 'unpaid', createdAt: clock.now() })
      .onConflictDoNothing();
  }

  /** Reads a trade; an expired one is closed first. */
  async find(tradeNo: string): Promise<SandboxTrade | undefined> {
    const { db, clock } = this.#options;
    const overdue = and(
      eq(sandboxTrades.tradeNo, tradeNo),
      eq(sandboxTrades.status, 'unpaid'),
      lte(sandboxTrades.expiresAt, clock.now()),
    );
    await db.update(sandboxTrades).set({ status: 'closed' }).where(overdue);
    const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.tradeNo, tradeNo));
    return trade;
  }

  /** Closes an unpaid trade. */
  async close(tradeNo: string): Promise<void> {
    await this.#change(tradeNo, 'unpaid', { status: 'closed' });
  }

  /** Records a failed payment attempt (insufficient funds). The trade stays open. */
  async fail(tradeNo: string): Promise<void> {
    await this.#change(tradeNo, 'unpaid', { failures: sql`${sandboxTrades.failures} + 1` });
  }

  /** Sets the outcome of future refunds of a paid trade. */
  async setRefunds(tradeNo: string, refunds: SandboxTrade['refunds']): Promise<void> {
    await this.#options.db
      .update(sandboxTrades)
      .set({ refunds })
      .where(and(eq(sandboxTrades.tradeNo, tradeNo), inArray(sandboxTrades.status, ['paid', 'refunded'])));
  }

  /**
   * Refunds a payment or a part of it; the same number returns the existing refund.
   * @throws {ProviderError} for an unpaid trade, and for more than was paid.
   */
  async refund(order: RefundOrder & { readonly merchantId: string }): Promise<SandboxRefund> {
    const { db, clock } = this.#options;
    const { merchantId, tradeNo, refundNo, amountCents, totalCents, reason } = order;
    return inTransaction(db, async (tx) => {
      const [trade] = await tx
        .select()
        .from(sandboxTrades)
        .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.merchantId, merchantId)))
        .for('update');
      const earlier = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.tradeNo, tradeNo));
      const known = earlier.find((refund) => refund.refundNo === refundNo);
      if (known !== undefined) return known;
      const sumCents = earlier.reduce((sum, refund) => sum + refund.amountCents, amountCents);
      if (trade === undefined || (trade.status !== 'paid' && trade.status !== 'refunded'))
        throw new ProviderError('The sandbox has no such payment');
      if (totalCents !== trade.amountCents || sumCents > trade.amountCents)
        throw new ProviderError('The sandbox sends back no more than was paid');
      if (sumCents === trade.amountCents)
        await tx.update(sandboxTrades).set({ status: 'refunded' }).where(eq(sandboxTrades.id, trade.id));
      const status = REFUND_STATUS[trade.refunds];
      const [created] = await tx
        .insert(sandboxRefunds)
        .values({ merchantId, tradeNo, refundNo, amountCents, reason, status, createdAt: clock.now() })
        .returning();
      if (created === undefined) throw new Error('The sandbox did not note a refund');
      return created;
    });
  }

  /**
   * Reads a refund; a slow one succeeds after some seconds, and a stuck one once its trade's setting has been
   * changed.
   */
  async findRefund(merchantId: string, refundNo: string): Promise<SandboxRefund | undefined> {
    const { db, clock } = this.#options;
    const isThisRefund = and(
      eq(sandboxRefunds.merchantId, merchantId),
      eq(sandboxRefunds.refundNo, refundNo),
    );
    const seenTo = db
      .select({ tradeNo: sandboxTrades.tradeNo })
      .from(sandboxTrades)
      .where(and(eq(sandboxTrades.merchantId, merchantId), ne(sandboxTrades.refunds, 'stuck')));
    await db
      .update(sandboxRefunds)
      .set({ status: 'done' })
      .where(
        and(
          isThisRefund,
          or(
            and(
              eq(sandboxRefunds.status, 'processing'),
              lte(sandboxRefunds.createdAt, new Date(clock.now().getTime() - DELAY_SECONDS * 1000)),
            ),
            and(eq(sandboxRefunds.status, 'stuck'), inArray(sandboxRefunds.tradeNo, seenTo)),
          ),
        ),
      );
    const [refund] = await db.select().from(sandboxRefunds).where(isThisRefund);
    return refund;
  }

  async #change(
    tradeNo: string,
    from: SandboxTrade['status'],
    values: Parameters<ReturnType<Queryable['update']>['set']>[0],
  ): Promise<void> {
    const { db } = this.#options;
    await db
      .update(sandboxTrades)
      .set(values)
      .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.status, from)));
  }

  /** Pays a trade; returns false when it cannot be paid any more. */
  async pay(tradeNo: string, behaviour: Behaviour = 'once'): Promise<boolean> {
    const { db, clock } = this.#options;
    if ((await this.find(tradeNo))?.status !== 'unpaid') return false;
    const now = clock.now();
    return inTransaction(db, async (tx) => {
      const [trade] = await tx
        .update(sandboxTrades)
        .set({ status: 'paid', paidAt: now, transactionId: `SB${now.getTime()}${randomInt(1_000_000)}` })
        .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.status, 'unpaid')))
        .returning();
      if (trade === undefined) return false;
      if (behaviour === 'lost') return true;
      const body = this.#bodyOf(trade, behaviour === 'wrongAmount' ? 1 : 0);
      const signature = behaviour === 'wrongSignature' ? 'A'.repeat(43) : this.sign(body);
      const dueAt = new Date(now.getTime() + (behaviour === 'delayed' ? DELAY_SECONDS * 1000 : 0));
      const notice = { tradeNo, body, signature, dueAt, createdAt: now };
      await tx.insert(sandboxNotices).values(behaviour === 'twice' ? [notice, notice] : [notice]);
      return true;
    });
  }

  #bodyOf(trade: SandboxTrade, moreCents: number): string {
    return JSON.stringify({
      merchantId: trade.merchantId,
      tradeNo: trade.tradeNo,
      transactionId: trade.transactionId,
      amountCents: trade.amountCents + moreCents,
      currency: 'CNY',
      paidAt: trade.paidAt?.toISOString(),
    });
  }

  /** Makes the signed parameters by which the bridge pays a trade. */
  bridgeRequest(merchantId: string, tradeNo: string): BridgeRequest {
    const request = {
      appId: merchantId,
      timeStamp: String(Math.floor(this.#options.clock.now().getTime() / 1000)),
      nonceStr: randomBytes(16).toString('hex'),
      package: `prepay_id=${tradeNo}`,
    };
    return { ...request, signType: 'RSA', paySign: this.sign(linesOf(request)) };
  }

  /** Finds the trade of a bridge request; undefined where its signature is invalid. */
  async findByBridge(request: BridgeRequest): Promise<SandboxTrade | undefined> {
    if (!isSame(request.paySign, this.sign(linesOf(request)))) return undefined;
    const trade = await this.find(request.package.replace(/^prepay_id=/, ''));
    return trade?.merchantId === request.appId ? trade : undefined;
  }

  /** Signs a notice's body. */
  sign(body: string): string {
    return createHmac('sha256', this.#options.key).update(body).digest('base64url');
  }

  /** Tells whether the sandbox signed a body. */
  isSigned(body: string, signature: string): boolean {
    return isSame(signature, this.sign(body));
  }

  /** Sends the notices that are due. One that is not answered with 200 is sent again, with growing delays. */
  async deliverDue(deliver: Deliver): Promise<void> {
    const { db, clock, noticePathOf } = this.#options;
    const now = clock.now();
    const due = db
      .select({ id: sandboxNotices.id })
      .from(sandboxNotices)
      .where(and(isNotNull(sandboxNotices.dueAt), lte(sandboxNotices.dueAt, now)))
      .orderBy(asc(sandboxNotices.id))
      .limit(20)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(sandboxNotices)
      .set({
        attempts: sql`${sandboxNotices.attempts} + 1`,
        dueAt: nextAttempt(sandboxNotices.attempts, now),
      })
      .where(inArray(sandboxNotices.id, due))
      .returning();
    for (const notice of claimed) {
      const trade = await this.find(notice.tradeNo);
      if (trade === undefined) continue;
      const headers = { 'content-type': 'application/json', 'x-sandbox-signature': notice.signature };
      const status = await deliver(noticePathOf(trade.merchantId), headers, notice.body).catch(() => 0);
      if (status === 200)
        await db.update(sandboxNotices).set({ dueAt: null }).where(eq(sandboxNotices.id, notice.id));
    }
  }
}

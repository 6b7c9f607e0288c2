import type { ClosingHindrance, OwnData } from '@lectern/sdk/endpoints/setting';
import { and, eq, inArray } from 'drizzle-orm';
import { privacyRule } from '../../platform/company/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { readBalance } from '../account/index.ts';
import { orders } from '../order/index.ts';
import { payments, refunds } from '../payment/index.ts';
import { refundRequests } from '../refund/index.ts';
import { withdrawals } from '../withdrawal/index.ts';
import { archiveLink } from './archiveLink.ts';
import { accountClosures, dataArchives } from './ownData.tables.ts';

/** Minimum time between two archives in milliseconds. */
export const PAUSE_MS = 24 * 3_600_000;

/** Finds what prevents closing an account: pending payments would have no recipient. */
export async function findHindrances(tx: Queryable, userId: string): Promise<ClosingHindrance[]> {
  const found = {
    order: await tx.$count(orders, and(eq(orders.userId, userId), eq(orders.status, 'waiting'))),
    refund:
      (await tx.$count(
        refundRequests,
        and(eq(refundRequests.userId, userId), inArray(refundRequests.state, ['asked', 'returning'])),
      )) +
      (await tx.$count(
        refunds,
        and(
          eq(refunds.status, 'due'),
          inArray(
            refunds.paymentId,
            tx
              .select({ id: payments.id })
              .from(payments)
              .innerJoin(orders, eq(orders.id, payments.orderId))
              .where(eq(orders.userId, userId)),
          ),
        ),
      )),
    withdrawal: await tx.$count(
      withdrawals,
      and(eq(withdrawals.userId, userId), inArray(withdrawals.state, ['asked', 'approved', 'confirming'])),
    ),
  };
  return (['order', 'refund', 'withdrawal'] as const).filter((kind) => found[kind] > 0);
}

/** Returns the reply of `setting.ownData` and of the calls that change it. */
export async function presentOwnData(
  tx: Queryable,
  { user, session, company, config, clock }: UserContext,
): Promise<OwnData> {
  const now = clock.now();
  const [archive] = await tx.select().from(dataArchives).where(eq(dataArchives.userId, user.id));
  const [closure] = await tx.select().from(accountClosures).where(eq(accountClosures.userId, user.id));
  const { state, askedAt, archiveKey, expiresAt, size, sessionId } = archive ?? {};
  const isReady = state === 'ready' && archiveKey != null && expiresAt != null && expiresAt > now;
  const nextAt = askedAt === undefined ? now : new Date(askedAt.getTime() + PAUSE_MS);
  return {
    archive: {
      state: isReady ? 'ready' : state === 'waiting' ? 'making' : state === 'failed' ? 'failed' : 'none',
      askedAt: askedAt?.toISOString() ?? null,
      url: isReady && sessionId === session.id ? archiveLink(config, archiveKey, user.id, now) : '',
      size: isReady ? (size ?? 0) : 0,
      expiresAt: isReady ? expiresAt.toISOString() : null,
      nextAt: isReady && nextAt > now ? nextAt.toISOString() : null,
    },
    closing: {
      closesAt: closure?.closesAt.toISOString() ?? null,
      waitDays: privacyRule(company).closeAfterDays,
      hindrances: await findHindrances(tx, user.id),
      balanceCents: await readBalance(tx, user.id),
    },
  };
}

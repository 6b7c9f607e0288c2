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
import { accountClosures, type DataArchive, dataArchives } from './ownData.tables.ts';

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

/** Formats a student's archive; only the session that proved the identity gets its link. */
function presentArchive(
  archive: DataArchive | undefined,
  { user, session, config }: UserContext,
  now: Date,
): OwnData['archive'] {
  const missing = { url: '', size: 0, expiresAt: null, nextAt: null };
  if (archive === undefined) return { state: 'none', askedAt: null, ...missing };
  const { state, archiveKey, expiresAt, size, sessionId } = archive;
  const askedAt = archive.askedAt.toISOString();
  if (state !== 'ready') return { state: state === 'waiting' ? 'making' : 'failed', askedAt, ...missing };
  if (archiveKey === null || expiresAt === null || expiresAt <= now)
    return { state: 'none', askedAt, ...missing };
  const nextAt = new Date(archive.askedAt.getTime() + PAUSE_MS);
  return {
    state,
    askedAt,
    url: sessionId === session.id ? archiveLink(config, archiveKey, user.id, now) : '',
    size,
    expiresAt: expiresAt.toISOString(),
    nextAt: nextAt > now ? nextAt.toISOString() : null,
  };
}

/** Returns the reply of `setting.ownData` and of the calls that change it. */
export async function presentOwnData(tx: Queryable, context: UserContext): Promise<OwnData> {
  const { user, company, clock } = context;
  const [archive] = await tx.select().from(dataArchives).where(eq(dataArchives.userId, user.id));
  const [closure] = await tx.select().from(accountClosures).where(eq(accountClosures.userId, user.id));
  return {
    archive: presentArchive(archive, context, clock.now()),
    closing: {
      closesAt: closure?.closesAt.toISOString() ?? null,
      waitDays: privacyRule(company).closeAfterDays,
      hindrances: await findHindrances(tx, user.id),
      balanceCents: await readBalance(tx, user.id),
    },
  };
}

import type { CloseAccountIn, OwnData } from '@lectern/sdk/endpoints/setting';
import { and, asc, eq, lte } from 'drizzle-orm';
import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import { privacyRule } from '../../platform/company/index.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import type { Log, UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { memberNow } from '../../platform/http/member.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { readBalance } from '../account/index.ts';
import { accountCloses, accountClosingWaits, writeMessages } from '../message/index.ts';
import { demandProof, lockLiveSession } from '../verification/index.ts';
import { removeStoredVideos } from '../homework/index.ts';
import { videoProvider } from '../../providers/video/videoProvider.ts';
import { partStore } from '../upload/index.ts';
import { eraseStudent } from './eraseStudent.service.ts';
import { accountClosures } from './ownData.tables.ts';
import { findHindrances, presentOwnData } from './present.ts';

/** Maximum accounts closed by one run. */
const AT_ONCE = 100;

const HINDRANCES = {
  order: '还有待付款的订单，请先付款或取消',
  refund: '还有退款在办理，请等退款到账',
  withdrawal: '还有提现在办理，请等提现到账',
} as const;

/**
 * Answers `setting.closeAccount`.
 * @throws {BusinessError} code 0 without a proof of identity, while payments are pending, and for a balance
 *   that the student has not given up.
 */
export async function closeAccount(
  { verifyToken, giveUpFlag }: CloseAccountIn,
  context: UserContext,
): Promise<OwnData> {
  demandProof(context, verifyToken);
  const { user, company, clock, transaction } = context;
  const now = clock.now();
  return transaction(async (tx) => {
    await lockLiveSession(tx, context);
    const [obstacle] = await findHindrances(tx, user.id);
    if (obstacle !== undefined) throw new BusinessError('0', HINDRANCES[obstacle]);
    if (giveUpFlag !== 1 && (await readBalance(tx, user.id)) > 0)
      throw refused('giveUpFlag', '账户里还有余额，注销后会作废，请先确认');
    const closesAt = daysLater(now, privacyRule(company).closeAfterDays);
    const closing = await tx
      .insert(accountClosures)
      .values({ userId: user.id, companyId: company.id, askedAt: now, closesAt })
      .onConflictDoNothing()
      .returning();
    if (closing.length > 0) await writeMessages(tx, [accountCloses(memberNow(context), closesAt)]);
    return presentOwnData(tx, context);
  });
}

/** Answers `setting.keepAccount`; does nothing where the account is not being closed. */
export async function keepAccount(_: object, context: UserContext): Promise<OwnData> {
  return context.transaction(async (tx) => {
    await tx.delete(accountClosures).where(eq(accountClosures.userId, context.user.id));
    return presentOwnData(tx, context);
  });
}

type Parts = Pick<AppParts, 'connection' | 'services' | 'clock'>;

/** Closes one account whose waiting time is over, unless another process does so or it was cancelled. */
async function close({ connection: { db }, services, clock }: Parts, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [due] = await tx
      .select()
      .from(accountClosures)
      .where(and(eq(accountClosures.userId, userId), lte(accountClosures.closesAt, now)))
      .for('update', { skipLocked: true });
    if (due === undefined) return;
    const { companyId } = due;
    await lockUser(tx, userId);
    if ((await findHindrances(tx, userId)).length > 0) {
      const closesAt = daysLater(now, 1);
      await tx.update(accountClosures).set({ closesAt }).where(eq(accountClosures.userId, userId));
      await writeMessages(tx, [accountClosingWaits({ companyId, userId, now }, closesAt)]);
      return;
    }
    const { keys, uploads, videos } = await eraseStudent(tx, clock, userId);
    await recordAuditEntry(tx, {
      companyId,
      at: now,
      actor: 'lectern',
      action: 'account closed',
      subjects: [userId],
      details: { files: keys.length, askedAt: due.askedAt.toISOString() },
    });
    // Files are deleted before the commit: if that fails, the transaction is repeated, and no file is left
    // without a row.
    for (const key of keys) await services.get(fileStore).remove(key);
    for (const upload of uploads) await services.get(partStore).remove(upload);
    if (services.has(videoProvider)) await removeStoredVideos(services.get(videoProvider), videos);
  });
}

/**
 * Closes every account whose waiting time is over; a failure does not block the others. Safe to run in several
 * processes at once.
 */
export async function closeDueAccounts(parts: Parts, log: Log): Promise<void> {
  const due = await parts.connection.db
    .select({ userId: accountClosures.userId })
    .from(accountClosures)
    .where(lte(accountClosures.closesAt, parts.clock.now()))
    .orderBy(asc(accountClosures.closesAt))
    .limit(AT_ONCE);
  for (const { userId } of due) {
    try {
      await close(parts, userId);
    } catch (error) {
      log.error({ err: error, userId }, 'An account could not be closed');
    }
  }
}

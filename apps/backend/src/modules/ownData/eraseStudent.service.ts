import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { childrenFirst, ownedRows, readReferences } from '../../platform/database/rows/ownedRows.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import { eraseAuthor } from '../community/index.ts';
import { eraseMember } from '../group/index.ts';
import { findStoredVideos, type StoredVideo } from '../homework/index.ts';
import { handToAccounting } from '../invoice/index.ts';
import { deleteRepliesTo } from '../../platform/http/idempotency.ts';
import { clearRemarks } from '../refund/index.ts';
import { storedFiles, uploadSessions } from '../upload/index.ts';
import { clearPayee } from '../withdrawal/index.ts';
import { dataArchives } from './ownData.tables.ts';

/** Replaces the name of an erased student. */
const ERASED_NAME = '已注销用户';

/**
 * Tables whose rows are kept, anonymized, when a student is erased: accounting, which a school has to keep by
 * law; cards and coupons handed out; and texts that others have replied to.
 */
const KEPT_TABLES: ReadonlySet<string> = new Set([
  'users',
  'orders',
  'order_items',
  'balance_orders',
  'exam_orders',
  'member_orders',
  'point_orders',
  'refund_requests',
  'refund_items',
  'balance_entries',
  'withdrawals',
  'invoices',
  'charge_cards',
  'study_cards',
  'coupons',
  'community_questions',
  'community_answers',
  'community_likes',
  'community_groups',
  'community_group_topics',
  'community_group_replies',
  'community_topic_likes',
  'community_reply_likes',
  'reviews',
]);

/** The files of an erased student. */
export interface ErasedFiles {
  /** Storage keys. */
  readonly keys: readonly string[];
  /** Unfinished uploads. */
  readonly uploads: readonly string[];
  /** Videos stored at video providers. */
  readonly videos: readonly StoredVideo[];
}

/**
 * Deletes all data of a student, in the transaction `tx`, except the tables in {@link KEPT_TABLES}, which it
 * anonymizes, and ends their sessions. Tables added later are included automatically.
 * @returns the files to delete
 */
export async function eraseStudent(tx: Queryable, clock: Clock, userId: string): Promise<ErasedFiles> {
  await handToAccounting(tx, userId);
  const files = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId));
  const archives = await tx
    .select({ key: dataArchives.archiveKey })
    .from(dataArchives)
    .where(eq(dataArchives.userId, userId));
  const uploads = await tx
    .select({ id: uploadSessions.id })
    .from(uploadSessions)
    .where(eq(uploadSessions.userId, userId));
  const videos = await findStoredVideos(tx, { userId });
  await endSessionsOf(tx, clock, userId, 'admin');
  await eraseAuthor(tx, userId);
  await eraseMember(tx, userId);
  await clearPayee(tx, userId);
  await clearRemarks(tx, userId);
  const references = await readReferences(tx);
  const { tables, condition } = ownedRows(references, { table: 'users', column: 'user_id' });
  for (const table of childrenFirst(
    references,
    tables.filter((name) => !KEPT_TABLES.has(name)),
  ))
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${condition(table, userId)}`);
  const [erased] = await tx
    .update(users)
    .set({
      status: 'closed',
      name: ERASED_NAME,
      mobile: null,
      username: null,
      email: null,
      passwordHash: null,
      sourceKey: null,
      muteReason: null,
      mutedUntil: null,
      profile: {},
    })
    .where(eq(users.id, userId))
    .returning({ userId: users.id, companyId: users.companyId });
  if (erased !== undefined) await deleteRepliesTo(tx, erased);
  return {
    keys: [...files, ...archives].flatMap(({ key }) => (key === null ? [] : [key])),
    uploads: uploads.map(({ id }) => id),
    videos,
  };
}

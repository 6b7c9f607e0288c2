import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { childrenFirst, ownedRows, readReferences } from '../../platform/database/rows/ownedRows.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import { forgetAuthor } from '../community/index.ts';
import { forgetMember } from '../group/index.ts';
import { findStoredVideos, type StoredVideo } from '../homework/index.ts';
import { leaveToBooks } from '../invoice/index.ts';
import { forgetRepliesTo } from '../../platform/http/idempotency.ts';
import { forgetRemarks } from '../refund/index.ts';
import { storedFiles, uploadSessions } from '../upload/index.ts';
import { forgetPayee } from '../withdrawal/index.ts';
import { dataArchives } from './ownData.tables.ts';

/** What is written in place of a name. */
const NOBODY = '已注销用户';

/**
 * Tables whose rows stay when their student goes, who is nobody then: the books of money, which the law has a school
 * keep; cards and coupons that were handed out; and what was said to others, who answered it.
 */
const STAYING: ReadonlySet<string> = new Set([
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

/** Files that went with a student's rows. */
export interface ErasedFiles {
  /** Keys in the file store. */
  readonly keys: readonly string[];
  /** Uploads that had not ended. */
  readonly uploads: readonly string[];
  /** What lies with video providers. */
  readonly videos: readonly StoredVideo[];
}

/**
 * Deletes all that is held of a student, in the transaction `tx`, but for what {@link STAYING} names, and takes name,
 * number and addresses off that. Their log-ins end. A table that is added later goes without being named anywhere.
 * @returns the files that are to go with it.
 */
export async function eraseStudent(tx: Queryable, clock: Clock, userId: string): Promise<ErasedFiles> {
  await leaveToBooks(tx, userId);
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
  await forgetAuthor(tx, userId);
  await forgetMember(tx, userId);
  await forgetPayee(tx, userId);
  await forgetRemarks(tx, userId);
  const references = await readReferences(tx);
  const { tables, condition } = ownedRows(references, { table: 'users', column: 'user_id' });
  for (const table of childrenFirst(
    references,
    tables.filter((name) => !STAYING.has(name)),
  ))
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${condition(table, userId)}`);
  const [erased] = await tx
    .update(users)
    .set({
      status: 'closed',
      name: NOBODY,
      mobile: null,
      username: null,
      email: null,
      passwordHash: null,
      sourceKey: null,
      profile: {},
    })
    .where(eq(users.id, userId))
    .returning({ userId: users.id, companyId: users.companyId });
  if (erased !== undefined) await forgetRepliesTo(tx, erased);
  return {
    keys: [...files, ...archives].flatMap(({ key }) => (key === null ? [] : [key])),
    uploads: uploads.map(({ id }) => id),
    videos,
  };
}

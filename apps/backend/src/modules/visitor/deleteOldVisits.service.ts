import type { AppParts } from '../../platform/http/requestContext.ts';
import { deleteVisits } from '../answering/index.ts';

/** How long a visitor's exercise is kept without activity, in milliseconds. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Maximum exercises deleted by one statement. */
const AT_ONCE = 500;

/**
 * Deletes visitors' exercises without activity for a month: each new device creates its own, and nobody else
 * would delete them. Safe to run in several processes at once.
 * @returns `'more'` where others may be left.
 */
export async function deleteOldVisits({
  connection: { db },
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<'more' | undefined> {
  const deleted = await deleteVisits(db, new Date(clock.now().getTime() - RETENTION_MS), AT_ONCE);
  return deleted === AT_ONCE ? 'more' : undefined;
}

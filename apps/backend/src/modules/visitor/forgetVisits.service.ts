import type { AppParts } from '../../platform/http/requestContext.ts';
import { deleteVisits } from '../answering/index.ts';

/** How long a visitor's exercise waits for its visitor to come back or to log in, in milliseconds. */
const WAITS_MS = 30 * 24 * 3_600_000;

/** How many are deleted at once. */
const AT_ONCE = 500;

/**
 * Deletes exercises of visitors that nobody worked on for a month: each new device begins its own, and nobody else would
 * ever take them away. Safe in several processes at once.
 * @returns `'more'` where others may be left.
 */
export async function forgetVisits({
  connection: { db },
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<'more' | undefined> {
  const deleted = await deleteVisits(db, new Date(clock.now().getTime() - WAITS_MS), AT_ONCE);
  return deleted === AT_ONCE ? 'more' : undefined;
}

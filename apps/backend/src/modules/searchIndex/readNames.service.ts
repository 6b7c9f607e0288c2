import { and, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { readingOf } from './reading.ts';
import { searchEntries } from './searchIndex.tables.ts';

/** Number of names converted to pinyin in one run; the database takes about a tenth of a second to index them. */
const BATCH = 100;

/**
 * Adds the pinyin to names without one. Safe to run in several processes at once.
 * @returns `'more'` where others are left.
 */
export function readNames(connection: Connection): Promise<'more' | undefined> {
  return connection.db.transaction(async (tx) => {
    const { kind, targetId, name, reading } = searchEntries;
    const unread = await tx
      .select({ kind, targetId, name })
      .from(searchEntries)
      .where(isNull(reading))
      // In the order of the partial index of names without pinyin; otherwise the plan may scan the whole table
      // every few seconds.
      .orderBy(kind, targetId)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (unread.length === 0) return undefined;
    const read = unread.map((entry) => {
      // The English name is in the second line.
      const [line = ''] = entry.name.split('\n');
      return { kind: entry.kind, targetId: entry.targetId, ...readingOf(line, entry.kind === 'teacher') };
    });
    await tx
      .update(searchEntries)
      .set({ reading: sql`read.reading`, initials: sql`read.initials` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read (kind text, "targetId" bigint, reading text, initials text)`,
      )
      .where(and(isNull(reading), sql`${kind} = read.kind`, sql`${targetId} = read."targetId"`));
    return unread.length === BATCH ? 'more' : undefined;
  });
}

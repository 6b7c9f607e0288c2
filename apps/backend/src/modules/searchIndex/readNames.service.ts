import { and, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { readingOf } from './reading.ts';
import { searchEntries } from './searchIndex.tables.ts';

/** Names that are read at once: a tenth of a second of the database's, since each name's words are indexed anew. */
const BATCH = 100;

/**
 * Reads some of the names that nobody has read since they were written. Several processes may do so at once.
 * @returns `'more'` where others are left.
 */
export function readNames(connection: Connection): Promise<'more' | undefined> {
  return connection.db.transaction(async (tx) => {
    const { kind, targetId, name, reading } = searchEntries;
    const unread = await tx
      .select({ kind, targetId, name })
      .from(searchEntries)
      .where(isNull(reading))
      // In the order of the index of what is unread; without it a plan may read the whole table, every other second.
      .orderBy(kind, targetId)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (unread.length === 0) return undefined;
    const read = unread.map((entry) => {
      // The English name stands in the line below.
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

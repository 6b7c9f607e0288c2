import { and, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { readingOf } from './reading.ts';
import { searchEntries } from './searchIndex.tables.ts';

/** Names that are read in one transaction. */
const BATCH = 500;

/**
 * Reads the names that nobody has read since they were written. Several processes may do so at once.
 * @returns how many there were.
 */
export async function readNames(connection: Connection): Promise<number> {
  let count = 0;
  for (let batch = BATCH; batch === BATCH; count += batch)
    batch = await connection.db.transaction(async (tx) => {
      const { kind, targetId, name, reading } = searchEntries;
      const unread = await tx
        .select({ kind, targetId, name })
        .from(searchEntries)
        .where(isNull(reading))
        // In the order of the index of what is unread; without it a plan may read the whole table, every other second.
        .orderBy(kind, targetId)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (unread.length === 0) return 0;
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
        .where(and(sql`${kind} = read.kind`, sql`${targetId} = read."targetId"`));
      return unread.length;
    });
  return count;
}

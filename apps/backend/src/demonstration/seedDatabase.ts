import { sql } from 'drizzle-orm';
import { connect } from '../platform/database/connection.ts';
import { seeds } from '../platform/database/tables/seeds.tables.ts';
import { demonstration, type Seed } from './demonstration.ts';

/** Advisory lock of seeding. */
const LOCK = 7_263_003;

/**
 * Seeds the parts of the demonstration that the database lacks, companies and students first. Each part is one
 * transaction, and is never seeded again.
 * @returns the names of the parts that were seeded now.
 */
export async function seedDatabase(url: string, parts: readonly Seed[] = demonstration): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  const seeded: string[] = [];
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    for (const { name, seed } of parts) {
      await db.transaction(async (tx) => {
        const fresh = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning();
        if (fresh.length === 0) return;
        await seed(tx);
        seeded.push(name);
      });
    }
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
    return seeded;
  } finally {
    await close();
  }
}

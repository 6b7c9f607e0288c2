import { asc, sql } from 'drizzle-orm';
import { ConfigError } from '../platform/config/configError.ts';
import { connect, type Queryable } from '../platform/database/connection.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';
import { seeds } from '../platform/database/tables/seeds.tables.ts';
import { demonstration, type Seed } from './demonstration.ts';

/** Advisory lock of seeding. */
const LOCK = 7_263_003;

/**
 * Refuses a database whose companies are not the demonstration's: the published passwords and the sandbox
 * payments must not reach a real school because a start forgot its mode.
 */
async function refuseRealSchool(db: Queryable): Promise<void> {
  if ((await db.$count(seeds)) > 0) return;
  const [company] = await db.select().from(companies).orderBy(asc(companies.id)).limit(1);
  if (company === undefined) return;
  throw new ConfigError(
    `The database belongs to ${company.name}, and a demonstration would add accounts with published passwords. ` +
      'Nothing was changed. Start it with LECTERN_MODE=production, or give the demonstration its own database ' +
      '(DATABASE_URL) and data folder (LECTERN_DATA).',
  );
}

/**
 * Seeds the parts of the demonstration that the database lacks, companies and students first. Each part is one
 * transaction, and is never seeded again.
 * @returns the names of the parts that were seeded now.
 * @throws {ConfigError} for the database of a real school.
 */
export async function seedDatabase(url: string, parts: readonly Seed[] = demonstration): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  const seeded: string[] = [];
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    await refuseRealSchool(db);
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

import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Deed, DEEDS, pointRules } from './pointRules.tables.ts';

/** Points by what earns them. */
export type PointsByDeed = Readonly<Record<Deed, number>>;

/** What deeds are worth where a school says nothing else. */
const USUAL: PointsByDeed = {
  login: 2,
  lesson: 5,
  exam: 20,
  daily: 10,
  paper: 10,
  chapter: 5,
  order: 5,
  smart: 5,
  quick: 5,
};

/** Reads how many points a company gives for what. */
export async function readPointRules(db: Queryable, companyId: string): Promise<PointsByDeed> {
  const rows = await db.select().from(pointRules).where(eq(pointRules.companyId, companyId));
  return { ...USUAL, ...Object.fromEntries(rows.map(({ deed, points }) => [deed, points])) };
}

/** Reads the rules that a company made itself, in the order in which students read them. */
export async function readOwnPointRules(
  db: Queryable,
  companyId: string,
): Promise<{ readonly deed: Deed; readonly points: number }[]> {
  const rows = await db.select().from(pointRules).where(eq(pointRules.companyId, companyId));
  return rows.toSorted((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
}

/** Sets how many points a deed is worth. */
export async function savePointRule(
  tx: Queryable,
  companyId: string,
  deed: Deed,
  points: number,
): Promise<void> {
  await tx
    .insert(pointRules)
    .values({ companyId, deed, points })
    .onConflictDoUpdate({ target: [pointRules.companyId, pointRules.deed], set: { points } });
}

/** Has deeds be worth what they are worth everywhere. */
export const removePointRules = async (
  tx: Queryable,
  companyId: string,
  deeds: readonly Deed[],
): Promise<void> =>
  void (await tx
    .delete(pointRules)
    .where(and(eq(pointRules.companyId, companyId), inArray(pointRules.deed, [...deeds]))));

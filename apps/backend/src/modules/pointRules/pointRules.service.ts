import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Deed, DEEDS, pointRules } from './pointRules.tables.ts';

/** What a deed is worth. */
export interface PointRule {
  readonly points: number;
  /** How often a day it earns them; null for as often as it is done. */
  readonly limitPerDay: number | null;
}

/** A rule that a company made itself. */
export type OwnPointRule = Omit<typeof pointRules.$inferSelect, 'companyId'>;

/**
 * What deeds are worth where a school says nothing else. Points buy goods, so what can be done again and again earns them
 * a few times a day alone; an exam is one that the school has set.
 */
const USUAL: Readonly<Record<Deed, PointRule>> = {
  login: { points: 2, limitPerDay: 1 },
  lesson: { points: 5, limitPerDay: 10 },
  exam: { points: 20, limitPerDay: null },
  daily: { points: 10, limitPerDay: 3 },
  paper: { points: 10, limitPerDay: 3 },
  chapter: { points: 5, limitPerDay: 3 },
  order: { points: 5, limitPerDay: 3 },
  smart: { points: 5, limitPerDay: 3 },
  quick: { points: 5, limitPerDay: 3 },
};

function ruleOf(deed: Deed, { points, limitPerDay }: OwnPointRule): PointRule {
  // A day has one log-in.
  if (deed === 'login' || limitPerDay === null) return { ...USUAL[deed], points };
  return { points, limitPerDay: limitPerDay === 0 ? null : limitPerDay };
}

/** Reads how many points a company gives for what. */
export async function readPointRules(
  db: Queryable,
  companyId: string,
): Promise<Readonly<Record<Deed, PointRule>>> {
  const rows = await readOwnPointRules(db, companyId);
  return { ...USUAL, ...Object.fromEntries(rows.map((row) => [row.deed, ruleOf(row.deed, row)])) };
}

/** Reads the rules that a company made itself, in the order in which students read them. */
export async function readOwnPointRules(db: Queryable, companyId: string): Promise<OwnPointRule[]> {
  const rows = await db.select().from(pointRules).where(eq(pointRules.companyId, companyId));
  return rows.toSorted((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
}

/** Sets what a deed is worth. */
export async function savePointRule(
  tx: Queryable,
  companyId: string,
  { deed, ...rule }: OwnPointRule,
): Promise<void> {
  await tx
    .insert(pointRules)
    .values({ companyId, deed, ...rule })
    .onConflictDoUpdate({ target: [pointRules.companyId, pointRules.deed], set: rule });
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

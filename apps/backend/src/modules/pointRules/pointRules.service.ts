import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type PointAction, POINT_ACTIONS, pointRules } from './pointRules.tables.ts';

/** The points for an action. */
export interface PointRule {
  readonly points: number;
  /** How often a day it earns them; null for no limit. */
  readonly limitPerDay: number | null;
}

/** A rule set by a company. */
export type OwnPointRule = Omit<typeof pointRules.$inferSelect, 'companyId'>;

/**
 * Default points for actions. Points buy goods, so actions that can be repeated at will earn them only a few times
 * a day; exams are set by the school.
 */
const DEFAULT_RULES: Readonly<Record<PointAction, PointRule>> = {
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

function ruleOf(action: PointAction, { points, limitPerDay }: OwnPointRule): PointRule {
  // There is only one rewarded log-in a day.
  if (action === 'login' || limitPerDay === null) return { ...DEFAULT_RULES[action], points };
  return { points, limitPerDay: limitPerDay === 0 ? null : limitPerDay };
}

/** Reads a company's points for each action. */
export async function readPointRules(
  db: Queryable,
  companyId: string,
): Promise<Readonly<Record<PointAction, PointRule>>> {
  const rows = await readOwnPointRules(db, companyId);
  return { ...DEFAULT_RULES, ...Object.fromEntries(rows.map((row) => [row.deed, ruleOf(row.deed, row)])) };
}

/** Reads the rules that a company set itself, in the order shown to students. */
export async function readOwnPointRules(db: Queryable, companyId: string): Promise<OwnPointRule[]> {
  const rows = await db.select().from(pointRules).where(eq(pointRules.companyId, companyId));
  return rows.toSorted((a, b) => POINT_ACTIONS.indexOf(a.deed) - POINT_ACTIONS.indexOf(b.deed));
}

/** Sets the points for an action. */
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

/** Deletes rules, so that the defaults apply. */
export const removePointRules = async (
  tx: Queryable,
  companyId: string,
  actions: readonly PointAction[],
): Promise<void> =>
  void (await tx
    .delete(pointRules)
    .where(and(eq(pointRules.companyId, companyId), inArray(pointRules.deed, [...actions]))));

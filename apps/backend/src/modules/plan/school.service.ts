import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
import { planItems, plans, planStages } from './plan.tables.ts';

/** Writes a plan. @param id undefined for a new one. */
export const savePlan = savesRows(plans);

/** Takes plans off the shelves; who joined them keeps them. */
export const hidePlans = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(plans)
    .set({ isOnShelf: false })
    .where(inArray(plans.id, [...ids])));

/** Where rows wait that are about to be put in another order: no two may have one place meanwhile. */
const ASIDE = 1_000_000;

/** Lifts the stages of plans off their places, so that each can be put on another one's; what is not put back comes last. */
export const liftStages = async (tx: Queryable, planIds: readonly string[]): Promise<void> =>
  void (await tx
    .update(planStages)
    .set({ position: sql`${planStages.position} + ${ASIDE}` })
    .where(inArray(planStages.planId, [...planIds])));

/** Lifts the parts of stages off their places. */
export const liftItems = async (tx: Queryable, stageIds: readonly string[]): Promise<void> =>
  void (await tx
    .update(planItems)
    .set({ position: sql`${planItems.position} + ${ASIDE}` })
    .where(inArray(planItems.stageId, [...stageIds])));

/** Writes a stage. @param id undefined for a new one. */
export const saveStage = savesRows(planStages);

/** Deletes stages without parts. */
export const removeStages = removesRows(planStages);

/** Writes a part of a stage. @param id undefined for a new one. */
export const saveItem = savesRows(planItems);

/** Takes parts out of stages; what students did in them stays. */
export const removeItems = removesRows(planItems);

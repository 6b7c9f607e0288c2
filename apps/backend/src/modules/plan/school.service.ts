import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowDeleter, rowSaver, schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { planItems, plans, planStages } from './plan.tables.ts';

/** Inserts or updates a plan. @param id undefined for a new one. */
export const savePlan = rowSaver(plans);

/** Hides plans; students who joined them keep them. */
export const hidePlans = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(plans)
    .set({ isOnShelf: false })
    .where(inArray(plans.id, [...ids])));

/** Temporary offset of positions during reordering, since positions are unique. */
const TEMPORARY_OFFSET = 1_000_000;

/**
 * Moves the stages of plans to temporary positions, so that they can be reordered; those not written again come
 * last.
 */
export const liftStages = async (tx: Queryable, planIds: readonly string[]): Promise<void> =>
  void (await tx
    .update(planStages)
    .set({ position: sql`${planStages.position} + ${TEMPORARY_OFFSET}` })
    .where(inArray(planStages.planId, [...planIds])));

/** Moves the items of stages to temporary positions. */
export const liftItems = async (tx: Queryable, stageIds: readonly string[]): Promise<void> =>
  void (await tx
    .update(planItems)
    .set({ position: sql`${planItems.position} + ${TEMPORARY_OFFSET}` })
    .where(inArray(planItems.stageId, [...stageIds])));

/** The stages of a company's plans; only those without items are removed. */
export const stageRows = schoolRows(planStages, [planStages.planId, planStages.position]);

/** Inserts or updates an item of a stage. @param id undefined for a new one. */
export const saveItem = rowSaver(planItems);

/** Deletes items of stages; students' work on them is kept. */
export const removeItems = rowDeleter(planItems);

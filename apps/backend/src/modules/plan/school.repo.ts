import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { commodities } from '../catalogue/index.ts';
import { planItems, type PlanRow, plans, planStages, type StageRow } from './plan.tables.ts';

/** A plan with the package that is bought for it. */
export interface SoldPlan {
  readonly plan: PlanRow;
  readonly packageId: string | null;
}

/** Reads all plans of a company, oldest first. */
export const readPlanRows = (db: Queryable, companyId: string): Promise<SoldPlan[]> =>
  db
    .select({ plan: plans, packageId: commodities.packageId })
    .from(plans)
    .leftJoin(commodities, eq(commodities.id, plans.commodityId))
    .where(eq(plans.companyId, companyId))
    .orderBy(asc(plans.id));

/** Reads the stages of all plans of a company, plan by plan in their order. */
export const readStageRows = (db: Queryable, companyId: string): Promise<StageRow[]> =>
  db
    .select()
    .from(planStages)
    .where(eq(planStages.companyId, companyId))
    .orderBy(asc(planStages.planId), asc(planStages.position));

/** A part of a stage, with the plan that it belongs to. */
export interface PlacedItem {
  readonly item: typeof planItems.$inferSelect;
  readonly planId: string;
}

/** Reads the parts of all stages of a company, stage by stage in their order. */
export const readItemRows = (db: Queryable, companyId: string): Promise<PlacedItem[]> =>
  db
    .select({ item: planItems, planId: planStages.planId })
    .from(planItems)
    .innerJoin(planStages, eq(planStages.id, planItems.stageId))
    .where(eq(planItems.companyId, companyId))
    .orderBy(asc(planStages.planId), asc(planStages.position), asc(planItems.position));

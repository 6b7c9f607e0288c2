import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { commodities } from '../catalogue/index.ts';
import { planItems, plans, planStages } from './plan.tables.ts';

/** Reads all plans of a company, oldest first. */
export const readPlanRows = async (db: Queryable, companyId: string) =>
  db
    .select({ plan: plans, packageId: commodities.packageId })
    .from(plans)
    .leftJoin(commodities, eq(commodities.id, plans.commodityId))
    .where(eq(plans.companyId, companyId))
    .orderBy(asc(plans.id));

/** Reads the items of all stages of a company, in order by stage. */
export const readItemRows = async (db: Queryable, companyId: string) =>
  db
    .select({ item: planItems, planId: planStages.planId })
    .from(planItems)
    .innerJoin(planStages, eq(planStages.id, planItems.stageId))
    .where(eq(planItems.companyId, companyId))
    .orderBy(asc(planStages.planId), asc(planStages.position), asc(planItems.position));

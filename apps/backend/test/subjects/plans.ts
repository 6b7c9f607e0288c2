import { eq } from 'drizzle-orm';
import { commodities } from '../../src/modules/catalogue/catalogue.tables.ts';
import { planItems, plans, planStages } from '../../src/modules/plan/plan.tables.ts';
import type { TestApp } from '../createTestApp.ts';
import type { CatalogueCourse } from './catalogue.ts';

/** A test's plan. */
export interface AddedPlan {
  readonly planId: string;
  readonly stageIds: readonly string[];
}

/** Adds a plan with one stage for each list of courses. */
export async function addPlan(
  app: TestApp,
  companyId: string,
  stages: readonly (readonly CatalogueCourse[])[],
  values: Partial<typeof plans.$inferInsert> = {},
): Promise<AddedPlan> {
  const { db } = app.parts.connection;
  const [commodity] = await db
    .select()
    .from(commodities)
    .where(eq(commodities.id, stages[0]?.[0]?.commodityId ?? '0'));
  const [plan] = await db
    .insert(plans)
    .values({
      name: '六周计划',
      offer: 'given',
      publishedAt: app.clock.now(),
      categoryId: commodity?.categoryId ?? '',
      ...values,
      companyId,
    })
    .returning();
  if (plan === undefined) throw new Error('The plan was not added');
  const stageIds: string[] = [];
  for (const [position, parts] of stages.entries()) {
    const [stage] = await db
      .insert(planStages)
      .values({
        companyId,
        planId: plan.id,
        position: position + 1,
        name: `第 ${position + 1} 阶段`,
        days: 7,
      })
      .returning();
    const stageId = stage?.id ?? '';
    stageIds.push(stageId);
    if (parts.length > 0)
      await db
        .insert(planItems)
        .values(parts.map(({ courseId }, index) => ({ companyId, stageId, position: index + 1, courseId })));
  }
  return { planId: plan.id, stageIds };
}

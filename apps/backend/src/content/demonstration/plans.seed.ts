import type { Queryable } from '../../platform/database/connection.ts';
import { plans, planStudents } from '../../modules/plan/plan.tables.ts';
import { companyIdAt, formerStudents, idOf, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

/** How many former students joined each plan of 青禾学堂. */
const JOINED: Readonly<Record<string, number>> = {
  'entrance-maths': 7,
  'first-program': 15,
  'to-university': 11,
};

/** Lets students join the training plans of 青禾学堂: the former ones the later the more there are, and `student` weeks ago. */
export async function seedPlans(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  const joined = (planId: string, userId: string, daysAgo: number): typeof planStudents.$inferInsert => ({
    companyId,
    planId,
    userId,
    joinedAt: new Date(Date.now() - daysAgo * DAY_MS),
  });
  for (const [key, count] of Object.entries(JOINED)) {
    const planId = await idOf(tx, companyId, plans, plans.sourceKey, key);
    const former = await formerStudents(tx, companyId, count);
    await tx
      .insert(planStudents)
      .values(former.map((userId, place) => joined(planId, userId, place * 3 + 5)));
  }
  const halfway = await idOf(tx, companyId, plans, plans.sourceKey, 'to-university');
  await tx.insert(planStudents).values(joined(halfway, await studentNamed(tx, companyId, 'student'), 38));
}

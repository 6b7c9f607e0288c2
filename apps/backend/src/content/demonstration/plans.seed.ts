import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories, commodities, courses } from '../../modules/catalogue/catalogue.tables.ts';
import { exams } from '../../modules/answering/exam.tables.ts';
import { planItems, plans, planStages, planStudents } from '../../modules/plan/plan.tables.ts';
import { knowledgePoints, papers, questionSubjects } from '../../modules/question/bank.tables.ts';
import { type PlanContent, planContents, type PlanPart } from './data/plans.ts';
import { coverUrl } from '../drawing/drawn.ts';

const DAY_MS = 86_400_000;

type Named = PgTable & { readonly id: PgColumn; readonly companyId: PgColumn };

/** Finds the id of a row of a company by one of its texts. */
async function idOf(
  tx: Queryable,
  companyId: string,
  table: Named,
  column: PgColumn,
  value: string,
): Promise<string> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(column, value)))
    .limit(1);
  if (row === undefined) throw new Error(`A plan names "${value}", which is not there`);
  return String(row.id);
}

async function targetOf(
  tx: Queryable,
  companyId: string,
  part: PlanPart,
): Promise<Partial<typeof planItems.$inferInsert>> {
  if ('course' in part) return { courseId: await idOf(tx, companyId, courses, courses.name, part.course) };
  if ('paper' in part) return { paperId: await idOf(tx, companyId, papers, papers.sourceKey, part.paper) };
  if ('exam' in part)
    return { examId: await idOf(tx, companyId, exams, exams.sourceKey, `demo:${part.exam}`) };
  const [subject, point] = part.chapter;
  const [row] = await tx
    .select({ id: knowledgePoints.id })
    .from(knowledgePoints)
    .innerJoin(questionSubjects, eq(questionSubjects.id, knowledgePoints.subjectId))
    .where(
      and(
        eq(knowledgePoints.companyId, companyId),
        eq(questionSubjects.name, subject),
        eq(knowledgePoints.name, point),
      ),
    );
  if (row === undefined) throw new Error(`A plan names "${subject} ${point}", which is not there`);
  return { pointId: row.id };
}

/** Lets former students join, the later the more of them there are. */
async function seedStudents(
  tx: Queryable,
  companyId: string,
  planId: string,
  { alumni, joined = [] }: PlanContent,
): Promise<void> {
  const former = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.username)))
    .orderBy(asc(users.id))
    .limit(alumni);
  const rows = former.map(({ userId }, place) => ({
    companyId,
    planId,
    userId,
    joinedAt: new Date(Date.now() - (place * 3 + 5) * DAY_MS),
  }));
  for (const { username, daysAgo } of joined) {
    rows.push({
      companyId,
      planId,
      userId: await idOf(tx, companyId, users, users.username, username),
      joinedAt: new Date(Date.now() - daysAgo * DAY_MS),
    });
  }
  if (rows.length > 0) await tx.insert(planStudents).values(rows);
}

async function seedPlan(tx: Queryable, companyId: string, content: PlanContent): Promise<void> {
  const {
    key,
    motif,
    offer,
    package: bundle,
    isOrdered = false,
    name,
    summary,
    audience,
    about,
    outcomes,
    published,
  } = content;
  const [row] = await tx
    .insert(plans)
    .values({
      companyId,
      categoryId: await idOf(tx, companyId, categories, categories.nameEn, content.category),
      commodityId:
        bundle === undefined ? null : await idOf(tx, companyId, commodities, commodities.name, bundle),
      offer,
      isOrdered,
      cover: coverUrl(motif, `plan-${key}`),
      name: name[0],
      nameEn: name[1],
      summary: summary[0],
      summaryEn: summary[1],
      audience: audience[0],
      audienceEn: audience[1],
      description: about[0],
      descriptionEn: about[1],
      outcomes: outcomes.map(([zh]) => zh),
      outcomesEn: outcomes.map(([, en]) => en),
      publishedAt: new Date(`${published}T02:00:00Z`),
    })
    .returning({ id: plans.id });
  const planId = row?.id ?? '';
  for (const [place, stage] of content.stages.entries()) {
    const [made] = await tx
      .insert(planStages)
      .values({
        companyId,
        planId,
        position: place + 1,
        name: stage.name[0],
        nameEn: stage.name[1],
        summary: stage.summary[0],
        summaryEn: stage.summary[1],
        days: stage.days,
      })
      .returning({ id: planStages.id });
    for (const [index, part] of stage.parts.entries()) {
      await tx.insert(planItems).values({
        companyId,
        stageId: made?.id ?? '',
        position: index + 1,
        ...(await targetOf(tx, companyId, part)),
      });
    }
  }
  await seedStudents(tx, companyId, planId, content);
}

/** Seeds the training plans of 青禾学堂: one that is bought, one that is given, and one that `student` is halfway through. */
export async function seedPlans(tx: Queryable): Promise<void> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, ['localhost']));
  if (company === undefined) throw new Error('The demonstration has no company');
  for (const content of planContents) await seedPlan(tx, company.id, content);
}

import type { CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { registerCourses } from '../../modules/agreement/index.ts';
import { enrol } from '../../modules/catalogue/index.ts';
import { commodities, courses } from '../../modules/catalogue/catalogue.tables.ts';
import {
  examFields,
  examItemCourses,
  examItems,
  examPlaces,
  examSigns,
} from '../../modules/proxyExam/proxyExam.tables.ts';
import { type SignContent, signContents } from './data/proxyExams.ts';
import { inDays } from './days.ts';
import { companyIdAt, idOf, studentNamed } from './find.ts';

/** Takes the seats of a place at an exam for former students. */
async function seedHolders(tx: Queryable, companyId: string): Promise<void> {
  const itemId = await idOf(tx, companyId, examItems, examItems.sourceKey, 'self-study');
  const placeId = await idOf(tx, companyId, examPlaces, examPlaces.sourceKey, 'suzhou');
  const at = inDays(-2, 20);
  for (const name of ['陈嘉禾', '李知夏'])
    await tx.insert(examSigns).values({
      companyId,
      userId: await idOf(tx, companyId, users, users.name, name),
      itemId,
      provinceCode: '320000',
      placeId,
      state: 'accepted',
      createdAt: at,
      submittedAt: at,
      updatedAt: at,
    });
}

async function seedSign(tx: Queryable, companyId: string, content: SignContent): Promise<void> {
  const { exam, provinceCode, state, place, reason = '' } = content;
  const itemId = await idOf(tx, companyId, examItems, examItems.sourceKey, exam);
  const userId = await studentNamed(tx, companyId, content.username);
  const fields = await tx.select().from(examFields).where(eq(examFields.itemId, itemId));
  const answers: CustomValue[] = Object.entries(content.answers).map(([fieldCode, values]) => {
    const field = fields.find(({ definition }) => definition.fieldCode === fieldCode);
    if (field === undefined) throw new Error(`${exam} has no field "${fieldCode}"`);
    return { fieldId: field.id, fieldCode, fieldValues: [...values] };
  });
  const [createdAt, submittedAt, updatedAt] = [inDays(-9, 20), inDays(-8, 19), inDays(-6, 10)];
  const placeId =
    place === undefined ? null : await idOf(tx, companyId, examPlaces, examPlaces.sourceKey, place);
  await tx.insert(examSigns).values({
    companyId,
    userId,
    itemId,
    provinceCode,
    placeId,
    state,
    reason,
    answers,
    createdAt,
    submittedAt,
    updatedAt,
  });
  const behind = await tx
    .select({ courseId: examItemCourses.courseId })
    .from(examItemCourses)
    .where(eq(examItemCourses.itemId, itemId));
  await registerCourses(
    tx,
    { companyId, userId, now: submittedAt },
    behind.map(({ courseId }) => courseId),
  );
}

/** Gives a student a course for the sake of the exam behind it. */
async function seedGift(tx: Queryable, companyId: string): Promise<void> {
  const [commodity] = await tx
    .select({ id: commodities.id })
    .from(commodities)
    .innerJoin(courses, eq(courses.id, commodities.courseId))
    .where(and(eq(commodities.companyId, companyId), eq(courses.sourceKey, 'self-study')));
  if (commodity === undefined) throw new Error('The demonstration has no course for self-study');
  await enrol(tx, {
    companyId,
    userId: await studentNamed(tx, companyId, 'applicant'),
    commodityId: commodity.id,
    source: 'studyCard',
    now: new Date(),
  });
}

/** Seeds registrations for the exams of 青禾学堂 in several states, and who waits for one of them. */
export async function seedProxyExams(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  await seedHolders(tx, companyId);
  for (const sign of signContents) await seedSign(tx, companyId, sign);
  await seedGift(tx, companyId);
}

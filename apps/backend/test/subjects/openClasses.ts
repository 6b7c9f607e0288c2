import { eq } from 'drizzle-orm';
import { commodities } from '../../src/modules/catalogue/catalogue.tables.ts';
import { openClasses } from '../../src/modules/openClass/openClass.tables.ts';
import type { TestApp } from '../createTestApp.ts';
import type { CatalogueCourse } from './catalogue.ts';

const HOUR_MS = 3_600_000;

/** Makes an open class of an hour about a course, whose first lesson has the recording; returns its id. */
export async function addOpenClass(
  app: TestApp,
  companyId: string,
  course: CatalogueCourse,
  { inHours = 2, ...values }: Partial<typeof openClasses.$inferInsert> & { readonly inHours?: number } = {},
): Promise<string> {
  const { db } = app.parts.connection;
  const [commodity] = await db.select().from(commodities).where(eq(commodities.id, course.commodityId));
  const startsAt = new Date(app.clock.now().getTime() + inHours * HOUR_MS);
  const [row] = await db
    .insert(openClasses)
    .values({
      name: '极限试听',
      categoryId: commodity?.categoryId ?? '',
      courseId: course.courseId,
      replayLessonId: course.lessonIds[0] ?? null,
      roomUrl: 'https://live.example/room/1',
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      ...values,
      companyId,
    })
    .returning();
  if (row === undefined) throw new Error('The open class was not added');
  return row.id;
}

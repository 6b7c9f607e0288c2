import { eq, max } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { teachers } from './catalogue.tables.ts';

/** Adds a teacher to the school's list, after the others, and returns the id. */
export async function addTeacher(
  tx: Queryable,
  teacher: Pick<typeof teachers.$inferInsert, 'companyId' | 'name' | 'title' | 'introduction'>,
): Promise<string> {
  const [last] = await tx
    .select({ position: max(teachers.position) })
    .from(teachers)
    .where(eq(teachers.companyId, teacher.companyId));
  const [row] = await tx
    .insert(teachers)
    .values({ ...teacher, position: (last?.position ?? 0) + 1 })
    .returning({ id: teachers.id });
  if (row === undefined) throw new Error('The teacher was not kept');
  return row.id;
}

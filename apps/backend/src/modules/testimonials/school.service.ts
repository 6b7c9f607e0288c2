import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { testimonials } from './testimonials.tables.ts';

/** Reads all testimonials of a company, oldest first. */
export const readTestimonialRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof testimonials.$inferSelect)[]> =>
  db.select().from(testimonials).where(eq(testimonials.companyId, companyId)).orderBy(asc(testimonials.id));

/** Writes a testimonial. @param id undefined for a new one. */
export async function saveTestimonial(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Omit<typeof testimonials.$inferInsert, 'id' | 'companyId'>,
): Promise<string> {
  const returned = { id: testimonials.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(testimonials)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(testimonials).set(values).where(eq(testimonials.id, id)).returning(returned);
  if (row === undefined) throw new Error('The testimonial was not written');
  return row.id;
}

/** Deletes testimonials. */
export const removeTestimonials = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(testimonials).where(inArray(testimonials.id, [...ids])));

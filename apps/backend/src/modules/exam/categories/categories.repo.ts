import type { CategoryCounts, UsedCategory } from '@lectern/sdk/endpoints/account';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Member } from '../../../platform/http/member.ts';
import { isPaid } from '../../answering/index.ts';

/** A student's use of a category of the question bank. */
interface CategoryUse extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly is_open: boolean;
  readonly is_used: boolean;
  readonly exam_count: number;
  /** Closing time of the last exam that is not over; null without one. */
  readonly ends_at: string | null;
  /** Price of the cheapest exam result not yet paid for, in cents; null without one. */
  readonly price_cents: number | null;
}

/** One of the lists of categories in a student's account. */
export type CategoryList = keyof CategoryCounts;

/** The condition of each list. A category with exams may be in another list as well. */
const LISTS: Readonly<Record<CategoryList, (use: CategoryUse) => boolean>> = {
  already: (use) => use.is_used,
  can: (use) => use.is_open && !use.is_used,
  exam: (use) => use.exam_count > 0,
  upgrade: (use) => use.price_cents !== null,
};

/** Reads a company's categories in the school's order, each with the student's use of it. */
async function readUses(db: Queryable, { companyId, userId }: Member, now: Date): Promise<CategoryUse[]> {
  const { rows } = await db.execute<CategoryUse>(sql`
    select c.id::text, c.name,
      exists (
        select from papers p join question_subjects s on s.id = p.subject_id where s.category_id = c.id and p.is_open
      ) as is_open,
      exists (
        select from exercise_records r join question_subjects s on s.id = r.subject_id
        where s.category_id = c.id and r.user_id = ${userId}
      ) as is_used,
      coalesce(mine.exam_count, 0) as exam_count, mine.ends_at, mine.price_cents
    from question_categories c
    left join lateral (
      select count(*)::int as exam_count,
        max(e.close_at) filter (where e.close_at > ${now.toISOString()}::timestamptz) as ends_at,
        min(e.price_cents) filter (where e.price_cents > 0 and not exists (
          select from exam_attempts a where a.exam_id = e.id and a.user_id = ${userId} and ${isPaid}
        )) as price_cents
      from exams e
      join papers p on p.id = e.paper_id
      join question_subjects s on s.id = p.subject_id
      left join exam_students given on given.exam_id = e.id and given.user_id = ${userId}
      where s.category_id = c.id and e.company_id = ${companyId} and (e.is_for_all or given.user_id is not null)
    ) mine on true
    where c.company_id = ${companyId}
    order by c.sort, c.id`);
  return rows;
}

/** Lists a student's categories of one kind: used, not yet used, with exams, or with unpaid results. */
export async function listCategories(
  db: Queryable,
  candidate: Member,
  list: CategoryList,
  now: Date,
): Promise<UsedCategory[]> {
  const uses = await readUses(db, candidate, now);
  return uses
    .filter(LISTS[list])
    .map(({ id, name, ends_at, price_cents }) => ({
      categoryId: id,
      categoryName: name,
      endsAt: ends_at === null ? null : new Date(ends_at).toISOString(),
      priceCents: price_cents ?? 0,
    }));
}

/** Counts a student's categories by list. */
export async function countCategories(db: Queryable, candidate: Member, now: Date): Promise<CategoryCounts> {
  const uses = await readUses(db, candidate, now);
  const countOf = (list: CategoryList) => uses.filter(LISTS[list]).length;
  return {
    already: countOf('already'),
    can: countOf('can'),
    exam: countOf('exam'),
    upgrade: countOf('upgrade'),
  };
}

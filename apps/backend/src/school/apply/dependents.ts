import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';

/** Names of the dependent rows of a table, in messages. */
const NAMES: Readonly<Record<string, string>> = {
  commodities: 'courses on the shelves',
  enrolments: 'students who have it',
  lesson_progress: 'students who studied it',
  lesson_visits: 'visits of students',
  lesson_notes: 'notes of students',
  student_placements: 'students',
  student_groups: 'classes',
  open_classes: 'open classes',
  open_class_bookings: 'students with a place',
  homework_works: 'works of students',
  homework_videos: 'videos of students',
  proxy_exam_signs: 'registrations',
  point_orders: 'orders with points',
  record_questions: 'answers of students',
  practised_questions: 'students who practised it',
  wrong_questions: 'wrong books',
  collected_questions: 'collections of students',
  question_points: 'questions about it',
  exercise_records: 'exercises of students',
};

const naming = (table: string): string => NAMES[table] ?? table.replaceAll('_', ' ');

/** Finds the columns of the database that refer to a table. */
async function referrers(tx: Queryable, table: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select relation.relname as table, attribute.attname as column
    from pg_constraint as held
    join pg_class as relation on relation.oid = held.conrelid
    join pg_attribute as attribute on attribute.attrelid = held.conrelid and attribute.attnum = held.conkey[1]
    where held.contype = 'f' and held.confrelid = ${table}::regclass and cardinality(held.conkey) = 1
    order by 1, 2`);
  return rows;
}

/** Dependents that do not prevent a deletion. */
export interface HarmlessDependents {
  /** Ids of rows that are deleted as well, by their table. */
  readonly going: ReadonlyMap<string, readonly string[]>;
  /** Tables whose rows are parts of the deleted rows. */
  readonly partTables: readonly string[];
}

/**
 * Finds what depends on rows, through every foreign key of the database, so that a new table is included
 * automatically.
 * @returns for each id with a dependent, a description of that.
 */
export async function dependentsOf(
  tx: Queryable,
  table: string,
  ids: readonly string[],
  { going, partTables }: HarmlessDependents,
): Promise<Map<string, string>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return new Map();
  for (const { table: by, column } of await referrers(tx, table)) {
    if (partTables.includes(by)) continue;
    const removedIds = going.get(by) ?? [];
    const rest = removedIds.length === 0 ? sql`` : sql`and id not in ${[...removedIds]}`;
    const { rows } = await tx.execute<{ id: string; count: number }>(sql`
      select ${sql.identifier(column)}::text as id, count(*)::int as count from ${sql.identifier(by)}
      where ${sql.identifier(column)} in ${[...ids]} ${rest} group by 1`);
    for (const { id, count } of rows) found.set(id, [...(found.get(id) ?? []), `${naming(by)}: ${count}`]);
  }
  return new Map([...found].map(([id, names]) => [id, names.join(', ')]));
}

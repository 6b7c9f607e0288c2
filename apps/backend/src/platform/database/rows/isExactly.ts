import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Word<Column extends PgColumn> = Column['_']['data'] & string;

/**
 * Holds where a column has one of some words, which stand in the statement itself: one that is planned for any value
 * does not use an index that was made for one (`where status = 'open'`).
 * @throws {TypeError} for what is not a plain word, so that nothing from outside can stand there.
 */
export function isExactly<Column extends PgColumn>(
  column: Column,
  ...words: readonly [Word<Column>, ...Word<Column>[]]
): SQL {
  const written = words.map((word) => {
    if (!/^\w+$/.test(word)) throw new TypeError(`"${word}" is not a plain word`);
    return `'${word}'`;
  });
  return sql`${column} in (${sql.raw(written.join(', '))})`;
}

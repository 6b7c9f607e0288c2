import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Word<Column extends PgColumn> = Column['_']['data'] & string;

/**
 * Builds the condition that a column has one of these values, written into the statement as literals: a
 * statement planned for a parameter does not use a partial index (`where status = 'open'`).
 * @throws {TypeError} for a value that is not a plain word, so that nothing from outside gets into the
 *   statement.
 */
export function isExactly<Column extends PgColumn>(
  column: Column,
  ...words: readonly [Word<Column>, ...Word<Column>[]]
): SQL {
  const quotedWords = words.map((word) => {
    if (!/^\w+$/.test(word)) throw new TypeError(`"${word}" is not a plain word`);
    return `'${word}'`;
  });
  return sql`${column} in (${sql.raw(quotedWords.join(', '))})`;
}

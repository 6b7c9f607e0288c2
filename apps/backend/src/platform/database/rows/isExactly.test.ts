import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { isExactly } from './isExactly.ts';

const { state } = pgTable('works', { state: text().notNull() });

test('isExactly inlines single words into the SQL, and throws TypeError for any other text', () => {
  expect(new PgDialect().sqlToQuery(isExactly(state, 'waiting', 'sending'))).toMatchObject({
    sql: `"works"."state" in ('waiting', 'sending')`,
    params: [],
  });
  for (const word of ["open' or true --", '', 'two words'])
    expect(() => isExactly(state, word)).toThrow(TypeError);
});

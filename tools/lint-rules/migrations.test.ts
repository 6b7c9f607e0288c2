import { expect, test } from 'vitest';
import { migrationProblems } from './migrations.ts';

const STEP = '--> statement-breakpoint\n';
const problems = (...statements: readonly string[]): string[] =>
  migrationProblems('migrations/0999_change.sql', statements.join(STEP));

const LOCKS = '-- locks orders: ACCESS EXCLUSIVE, for a moment\n';

test.each([
  [
    'a new table with its index and key',
    [
      'CREATE TABLE "notes" ("id" bigserial PRIMARY KEY NOT NULL, "order_id" bigint NOT NULL);',
      'CREATE INDEX "notes_order" ON "notes" USING btree ("order_id");',
      'ALTER TABLE "notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");',
    ],
  ],
  ['a nullable column', [`${LOCKS}ALTER TABLE "orders" ADD COLUMN "note" text;`]],
  ['a column with a default', [`${LOCKS}ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`]],
  [
    'a foreign key that is validated later',
    [
      `${LOCKS}ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id") NOT VALID;`,
    ],
  ],
  [
    'dropping an unused column',
    [`${LOCKS}-- contract: unused since 0.3.0\nALTER TABLE "orders" DROP COLUMN "note";`],
  ],
  [
    'a statement that touches no rows',
    ['CREATE FUNCTION f() RETURNS trigger AS $$ begin return null; end $$ LANGUAGE plpgsql;'],
  ],
])('migrationProblems accepts %s', (_, statements) => {
  expect(problems(...statements)).toEqual([]);
});

test.each([
  ['ALTER TABLE "orders" ADD COLUMN "note" text;', ['Say what it locks']],
  ['CREATE INDEX "by_note" ON "orders" USING btree ("note");', ['Say what it locks']],
  ['-- locks payments: SHARE\nUPDATE "orders" SET "note" = \'\';', ['Say what it locks']],
  [`${LOCKS}ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;`, ['is null or has a default']],
  [
    `${LOCKS}ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id");`,
    ['is added NOT VALID'],
  ],
  [`${LOCKS}ALTER TABLE "orders" DROP COLUMN "note";`, ['may use what goes from orders']],
  [`${LOCKS}ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";`, ['may use what goes from orders']],
  [
    `${LOCKS}ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE bigint;`,
    ['may use what goes from orders'],
  ],
  [`${LOCKS}ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;`, ['may use what goes from orders']],
  ['DROP TABLE "orders";', ['Say what it locks', 'may use what goes from orders']],
])('migrationProblems rejects %s', (statement, words) => {
  expect(problems(statement)).toEqual(words.map((word) => expect.stringContaining(word)));
});

test('migrationProblems ignores migrations older than the rule', () => {
  expect(migrationProblems('migrations/0003_old.sql', 'DROP TABLE "orders";')).toEqual([]);
});

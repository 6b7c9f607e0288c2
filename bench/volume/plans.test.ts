import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../apps/backend/src/modules.ts';
import type { Queryable } from '../../apps/backend/src/platform/database/connection.ts';
import { jobsOf } from '../../apps/backend/src/platform/jobs/repeat.ts';
import { createTestApp, type TestApp } from '../../apps/backend/test/createTestApp.ts';
// Types of the values that the global setup of back-end tests provides.
import type {} from '../../apps/backend/test/globalSetup.ts';
import { calls } from './calls.ts';
import { findPlaces } from './places.ts';

/** Tables that grow with a school's students and years; no page may scan one completely. */
const BIG = [
  'answers',
  'chapters',
  'collections',
  'commodities',
  'community_answers',
  'community_group_replies',
  'community_group_topics',
  'community_likes',
  'community_questions',
  'courses',
  'covered_questions',
  'enrolments',
  'exam_attempts',
  'exercise_records',
  'file_records',
  'homework_works',
  'homeworks',
  'lesson_notes',
  'lesson_progress',
  'lessons',
  'messages',
  'order_items',
  'orders',
  'paper_questions',
  'payments',
  'point_entries',
  'practised_questions',
  'question_points',
  'questions',
  'record_questions',
  'resources',
  'reviews',
  'search_entries',
  'sessions',
  'stored_files',
  'users',
  'wrong_questions',
];

let app: TestApp;
const statements = new Map<string, string>();
const ofJobs = new Map<string, string>();
let asking = '';

/** Full index scans that only occur in such a small school. */
const SMALL = ['course.packages: commodities'];

/**
 * Returns the big tables that a plan scans completely, directly or through an index that contains all of their
 * rows.
 */
function fullyScannedTables(plan: unknown, narrow: ReadonlySet<unknown>): string[] {
  if (Array.isArray(plan)) return plan.flatMap((each) => fullyScannedTables(each, narrow));
  if (typeof plan !== 'object' || plan === null) return [];
  const at = (name: string): unknown => Reflect.get(plan, name);
  const table = String(at('Relation Name'));
  const isByIndex = at('Index Name') !== undefined && !narrow.has(at('Index Name'));
  const isFullScan = at('Node Type') === 'Seq Scan' || (isByIndex && at('Index Cond') === undefined);
  const below = Object.values(plan).flatMap((each) => fullyScannedTables(each, narrow));
  return isFullScan && BIG.includes(table) ? [table, ...below] : below;
}

beforeAll(async () => {
  app = await createTestApp({
    seed: true,
    onStatement: (text) => {
      if (asking.startsWith('job ') && /^\s*(?:select|with|update|delete|insert)\b/i.test(text))
        ofJobs.set(text, asking);
      else if (asking !== '' && /^\s*(?:select|with)\b/i.test(text) && !statements.has(text))
        statements.set(text, asking);
    },
  });
  const endpoints = new Map(
    modules.flatMap(({ routes }) => routes.map(({ endpoint }) => [endpoint.id, endpoint] as const)),
  );
  const ids = await findPlaces(app.databaseUrl);
  const token = await app.tokenOf(await app.userNamed('member'));
  for (const { id, input } of calls) {
    const endpoint = endpoints.get(id);
    const callInput = input(ids);
    if (endpoint === undefined || callInput === undefined) continue;
    asking = id;
    await app.call<Record<string, unknown>, unknown>(endpoint, { ...callInput }, { token });
  }
  for (const { name, run } of jobsOf(app.parts)) {
    // Runs four times per hour, and compares all files with the database.
    if (name === 'abandoned uploads') continue;
    asking = `job ${name}`;
    await run();
  }
  asking = '';
});
afterAll(() => app.close());

/** Clears the table statistics, so that the planner does not know how small the demonstration is. */
async function clearStatistics(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute<{ can: string | null }>(
    "select to_regproc('pg_clear_relation_stats')::text as can",
  );
  // Requires PostgreSQL 18 or later.
  if (rows[0]?.can == null) return;
  await tx.execute(`
    select pg_clear_attribute_stats('public', relname, attname, false)
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  await tx.execute(`
    select pg_clear_relation_stats('public', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`);
}

/** Returns which statements scan which tables, by their generic plans. */
async function findReads(inputs: ReadonlyMap<string, string>): Promise<string[]> {
  const found = new Set<string>();
  await app.parts.connection.db.transaction(async (tx) => {
    // In such a small database a sequential scan is fastest; with these disabled, a suitable index must exist.
    await tx.execute('set local enable_seqscan = off');
    await clearStatistics(tx);
    const { rows: partial } = await tx.execute<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    const narrow = new Set(partial.map(({ name }) => name));
    for (const [text, who] of inputs) {
      const { rows } = await tx.execute<Record<string, unknown>>(
        `explain (generic_plan, format json) ${text}`,
      );
      for (const table of fullyScannedTables(
        rows.map((row) => row['QUERY PLAN']),
        narrow,
      ))
        found.add(`${who}: ${table}`);
    }
  });
  return [...found].filter((read) => !SMALL.includes(read)).toSorted();
}

test('no read endpoint scans a whole growing table or a whole index of one', async () => {
  expect(statements.size).toBeGreaterThan(200);
  expect(await findReads(statements)).toEqual([]);
});

test('no background job scans a whole growing table or a whole index of one', async () => {
  expect(ofJobs.size).toBeGreaterThan(20);
  expect(await findReads(ofJobs)).toEqual([]);
});

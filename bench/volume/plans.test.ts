import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../apps/backend/src/modules.ts';
import { createTestApp, type TestApp } from '../../apps/backend/test/createTestApp.ts';
// Says what a run of back-end tests provides.
import type {} from '../../apps/backend/test/globalSetup.ts';
import { calls } from './calls.ts';
import { findPlaces } from './places.ts';

/** Tables that grow with a school's students and years; none of its pages may read all of one. */
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
let asking = '';

/** The big tables that a plan reads from end to end. */
function readWhole(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(readWhole);
  if (typeof plan !== 'object' || plan === null) return [];
  const table = String(Reflect.get(plan, 'Relation Name'));
  const isWhole = Reflect.get(plan, 'Node Type') === 'Seq Scan' && BIG.includes(table);
  return [...(isWhole ? [table] : []), ...Object.values(plan).flatMap(readWhole)];
}

beforeAll(async () => {
  app = await createTestApp({
    seed: true,
    onStatement: (text) => {
      if (asking !== '' && /^\s*(?:select|with)\b/i.test(text) && !statements.has(text))
        statements.set(text, asking);
    },
  });
  const endpoints = new Map(
    modules.flatMap(({ routes }) => routes.map(({ endpoint }) => [endpoint.id, endpoint] as const)),
  );
  const places = await findPlaces(app.databaseUrl);
  const token = await app.tokenOf(await app.userNamed('member'));
  for (const { id, input } of calls) {
    const endpoint = endpoints.get(id);
    const asked = input(places);
    if (endpoint === undefined || asked === undefined) continue;
    asking = id;
    await app.call<Record<string, unknown>, unknown>(endpoint, { ...asked }, { token });
  }
  asking = '';
});
afterAll(() => app.close());

test('no read of a big school goes through a whole table', async () => {
  const found = new Set<string>();
  await app.parts.connection.db.transaction(async (tx) => {
    // The demonstration is so small that reading all of it is quickest: an index must be there that does better.
    await tx.execute('set local enable_seqscan = off');
    for (const [text, call] of statements) {
      const { rows } = await tx.execute<Record<string, unknown>>(
        `explain (generic_plan, format json) ${text}`,
      );
      for (const table of readWhole(rows.map((row) => row['QUERY PLAN']))) found.add(`${call}: ${table}`);
    }
  });
  expect(statements.size).toBeGreaterThan(200);
  expect([...found].toSorted()).toEqual([]);
});

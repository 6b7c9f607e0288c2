import type { EndpointShape } from '@lectern/sdk';
import { type App, buildApp } from '../../apps/backend/src/app.ts';
import { modules } from '../../apps/backend/src/modules.ts';
import { startSession } from '../../apps/backend/src/platform/auth/sessions.ts';
import { readConfig } from '../../apps/backend/src/platform/config/config.ts';
import { findById } from '../../apps/backend/src/modules/login/login.repo.ts';
import { layOutCall } from '../../apps/backend/test/layOutCall.ts';
import { type Call, calls } from './calls.ts';
import { EXCLUDED_CALLS } from './excludedCalls.ts';
import { findPlaces, type SampleIds } from './places.ts';
import { processorClock } from './processor.ts';

/** Number of warm-up calls, in which connections are opened and plans are cached. */
const WARM_UP = 6;
const ROUNDS = 20;
/** Maximum time for which a call is repeated, in ms. */
const TIMEOUT_MS = 2000;
/** Number of sessions that take turns, so that no call reaches the rate limit of one log-in. */
const SESSIONS = 20;
/** Page size that the site requests. */
const PAGE_SIZE = 20;

/** Times of a call in one school, in ms. */
export interface Times {
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Median processor time of this process and the database; undefined if unknown. */
  readonly busyMs: number | undefined;
}

/** A school that is measured. */
export interface MeasuredSchool {
  /** Measures a call; undefined if the school lacks the data for it. */
  measure(call: Call): Promise<Times | undefined>;
  close(): Promise<void>;
}

const endpoints = new Map<string, EndpointShape>(
  modules.flatMap(({ routes }) => routes.map(({ endpoint }) => [endpoint.id, endpoint] as const)),
);

/** Returns GET calls of the back end that are neither measured nor excluded. */
export function unmeasuredReads(): string[] {
  const known = new Set([...calls.map(({ id }) => id), ...Object.values(EXCLUDED_CALLS).flat()]);
  return [...endpoints.values()]
    .filter(({ method, id }) => method === 'GET' && !known.has(id))
    .map(({ id }) => id);
}

/** Opens sessions of the student, and returns a function that takes turns among their tokens. */
async function studentTokens(
  { parts }: App,
  { companyId = '', userId = '' }: SampleIds,
): Promise<() => string> {
  const student = await findById(parts.connection.db, companyId, userId);
  if (student === undefined) throw new Error('There is no student to ask');
  const tokens: string[] = [];
  while (tokens.length < SESSIONS)
    tokens.push(await startSession(parts.connection.db, parts.clock, { user: student }));
  let turn = 0;
  return () => tokens[(turn += 1) % SESSIONS] ?? '';
}

/** Returns a percentile. */
function percentileOf(figures: readonly number[], ratio: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? 0;
}

/**
 * Starts the real app on a database, in this process, for the student with the most data.
 * @param mayBeRefused whether calls may be refused, since the school lacks some of the data.
 */
export async function openSchool(
  databaseUrl: string,
  dataDir: string,
  mayBeRefused: boolean,
): Promise<MeasuredSchool> {
  const config = readConfig({ LOG_LEVEL: 'fatal', LECTERN_DATA: dataDir }, process.cwd());
  const app = await buildApp({
    config: {
      ...config,
      secret: 'a secret for measurements alone, 40 characters',
      siteDir: undefined,
      schoolsDir: undefined,
      schoolEditsDir: undefined,
    },
    databaseUrl,
    isOwnDatabase: true,
  });
  const ids = await findPlaces(databaseUrl);
  const nextToken = await studentTokens(app, ids);
  const { db } = app.parts.connection;
  const { rows: newest } = await db.execute<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from exercise_records',
  );

  async function ask(endpoint: EndpointShape, input: object): Promise<{ ms: number; data: unknown }> {
    const { url, payload, contentType } = await layOutCall<Record<string, unknown>, unknown>(
      endpoint,
      { ...input },
      undefined,
    );
    const headers = {
      host: 'localhost',
      authorization: nextToken(),
      ...(contentType !== undefined && { 'content-type': contentType }),
    };
    const startedAt = performance.now();
    const reply = await app.server.inject({
      method: endpoint.method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const ms = performance.now() - startedAt;
    const body: { code?: string; data?: unknown } = JSON.parse(reply.body);
    if (reply.statusCode === 200 && body.code === '0' && mayBeRefused) return { ms, data: undefined };
    if (reply.statusCode !== 200 || (endpoint.envelope !== 'bare' && body.code !== '1')) {
      throw new Error(
        `${endpoint.id} ${JSON.stringify(input)}: ${reply.statusCode} ${reply.body.slice(0, 300)}`,
      );
    }
    return { ms, data: endpoint.envelope !== 'bare' ? body.data : body };
  }

  async function lastPage(endpoint: EndpointShape, input: object): Promise<object> {
    const page = endpoint.id === 'exam.myExams' ? 'pageIndex' : 'pageNo';
    const { data } = await ask(endpoint, { ...input, [page]: 1, pageSize: PAGE_SIZE });
    const total = Number(Reflect.get(Object(data), 'total'));
    if (!Number.isFinite(total)) throw new Error(`${endpoint.id} tells no total`);
    return { ...input, [page]: Math.max(1, Math.ceil(total / PAGE_SIZE)), pageSize: PAGE_SIZE };
  }

  return {
    async measure(call) {
      const endpoint = endpoints.get(call.id);
      if (endpoint === undefined) throw new Error(`There is no call ${call.id}`);
      const firstInput = call.input(ids);
      if (firstInput === undefined) return undefined;
      const input = call.isLast ? await lastPage(endpoint, firstInput) : firstInput;
      const startedAt = performance.now();
      for (let round = 0; round < WARM_UP && performance.now() - startedAt < TIMEOUT_MS; round += 1)
        await ask(endpoint, input);
      const times: number[] = [];
      const busy: number[] = [];
      const processors = processorClock();
      while (times.length < ROUNDS && (times.length < 3 || performance.now() - startedAt < TIMEOUT_MS)) {
        const before = processors?.() ?? 0;
        times.push((await ask(endpoint, input)).ms);
        busy.push((processors?.() ?? 0) - before);
      }
      return {
        medianMs: percentileOf(times, 0.5),
        p95Ms: percentileOf(times, 0.95),
        busyMs: processors && percentileOf(busy, 0.5),
      };
    },
    async close() {
      // Deletes practices begun by the calls, so that the next run starts from the same state.
      await db.execute(`delete from exercise_records where id > ${newest[0]?.id ?? '0'}`);
      await app.server.close();
    },
  };
}

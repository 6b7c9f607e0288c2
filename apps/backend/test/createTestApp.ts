import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@lectern/sdk';
import { asc, eq } from 'drizzle-orm';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { seedCore } from '../src/demonstration/core.ts';
import { startSession } from '../src/platform/auth/sessions.ts';
import type { Clock } from '../src/platform/config/clock.ts';
import { type Config, readConfig } from '../src/platform/config/config.ts';
import {
  type Company,
  companies,
  type School,
  schools,
} from '../src/platform/database/tables/companies.tables.ts';
import { type User, users } from '../src/platform/database/tables/users.tables.ts';
import type { Module } from '../src/platform/module.ts';
import type { Services } from '../src/platform/http/services.ts';
import { layOutCall } from './layOutCall.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A clock that only changes when a test sets or advances it. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void;
}

/** Makes a clock that starts on a Monday morning in Shanghai. */
export function createTestClock(start: Date | string = '2026-03-02T01:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (time) => void (now = new Date(time)),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
  };
}

/** Options of one call in a test. */
export interface CallOptions {
  readonly token?: string;
  /** @defaultValue `localhost` */
  readonly host?: string;
  readonly schoolId?: string;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

// Tests read replies of many shapes; a missing property fails the expectation.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

/** A reply as received over the wire. */
export interface TestReply {
  readonly status: number;
  /** The parsed body; for envelope `code` it has `code`, `message` and `data`. */
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An app for a single test, with its own database. */
export interface TestApp extends App {
  readonly clock: TestClock;
  readonly databaseUrl: string;
  /** Makes a call in the SDK's format. */
  call<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    options?: CallOptions,
  ): Promise<TestReply>;
  /** Makes a call and returns the body of its reply. */
  body<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    options?: CallOptions,
  ): Promise<Body>;
  /** Makes a call and returns the `data` of its reply. */
  data<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    options?: CallOptions,
  ): Promise<Body>;
  /** Opens a session without a password. */
  tokenOf(user: User, deviceId?: string): Promise<string>;
  /** Adds a company with one default school and a host. */
  addCompany(
    host: string,
    config?: (typeof companies.$inferInsert)['config'],
  ): Promise<{ readonly company: Company; readonly school: School }>;
  /** Adds another school to a company. */
  addSchool(company: Pick<Company, 'id'>, suffix: string): Promise<School>;
  /** Replaces a company's settings. */
  configure(company: Pick<Company, 'id'>, config: Company['config']): Promise<void>;
  /** Adds a student to the first company with this host. */
  addUser(company: Pick<Company, 'id'>, values?: Partial<typeof users.$inferInsert>): Promise<User>;
  /** Finds a student of the demonstration's first company by user name; only in a seeded app. */
  userNamed(username: string): Promise<User>;
  close(): Promise<void>;
}

/** Options of {@link createTestApp}. */
export interface TestAppOptions {
  /** True seeds the whole demonstration, `core` only its companies, schools and students. @defaultValue false */
  readonly seed?: boolean | 'core';
  /** @defaultValue every module */
  readonly modules?: readonly Module[];
  readonly config?: Partial<Config>;
  readonly clock?: TestClock;
  readonly onServices?: (services: Services) => void;
  readonly onStatement?: AppOptions['onStatement'];
  readonly socketLimits?: AppOptions['socketLimits'];
}

/** Makes a call in the SDK's format to any app, such as a second one on a test's database. */
export async function callOn<In extends object, Out>(
  { server }: App,
  endpoint: Endpoint<In, Out>,
  input: NoInfer<In>,
  { token, host = 'localhost', schoolId, idempotencyKey, headers }: CallOptions = {},
): Promise<TestReply> {
  const { url, payload, contentType } = await layOutCall(endpoint, { ...input }, schoolId);
  const response = await server.inject({
    method: endpoint.method,
    url,
    headers: {
      host,
      ...(token !== undefined && { authorization: token }),
      ...(schoolId !== undefined && { schoolId }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : JSON.parse(response.body),
    headers: response.headers,
  };
}

/**
 * Builds the real app on a fresh database, for a test that closes it itself; for a whole test file, use
 * `openTestApp`.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.seed === true);
  // Each app needs its own folder: files are named by ids, and every database counts from 1.
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const clock = options.clock ?? createTestClock();
  const settings: AppOptions = {
    config: {
      ...readConfig(
        {
          LECTERN_MODE: 'test',
          LOG_LEVEL: 'fatal',
          DATABASE_POOL: '4',
          LECTERN_SECRET: 'a secret for tests alone, 32 characters',
        },
        process.cwd(),
      ),
      siteDir: undefined,
      dataDir,
      ...options.config,
    },
    databaseUrl: database.url,
    clock,
    ...(options.modules !== undefined && { modules: options.modules }),
    ...(options.onServices !== undefined && { onServices: options.onServices }),
    ...(options.onStatement !== undefined && { onStatement: options.onStatement }),
    ...(options.socketLimits !== undefined && { socketLimits: options.socketLimits }),
  };
  const app = await buildApp(settings).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const { db } = app.parts.connection;
  if (options.seed === 'core') {
    await db.transaction(seedCore);
    app.parts.tenants.forget();
  }

  return {
    ...app,
    clock,
    databaseUrl: database.url,

    call: (...call) => callOn(app, ...call),
    body: async (...call) => (await callOn(app, ...call)).body,
    data: async (...call) => (await callOn(app, ...call)).body.data,

    tokenOf: (user, deviceId) => startSession(db, clock, { user, deviceId }),

    async addCompany(host, config = {}) {
      const [company] = await db
        .insert(companies)
        .values({ name: host, hosts: [host], config })
        .returning();
      if (company === undefined) throw new Error('The company was not added');
      const [school] = await db
        .insert(schools)
        .values({ companyId: company.id, name: `${host} school`, suffix: 'main', defaultFlag: true })
        .returning();
      if (school === undefined) throw new Error('The school was not added');
      app.parts.tenants.forget();
      return { company, school };
    },

    async addSchool(company, suffix) {
      const [school] = await db
        .insert(schools)
        .values({ companyId: company.id, name: '分校', suffix, defaultFlag: false })
        .returning();
      if (school === undefined) throw new Error('The school was not added');
      app.parts.tenants.forget();
      return school;
    },

    async configure(company, config) {
      await db.update(companies).set({ config }).where(eq(companies.id, company.id));
      app.parts.tenants.forget();
    },

    async addUser(company, values = {}) {
      const [user] = await db
        .insert(users)
        .values({ name: '王小明', ...values, companyId: company.id })
        .returning();
      if (user === undefined) throw new Error('The user was not added');
      return user;
    },

    async userNamed(username) {
      // The second company has a student of the same name, and updated rows are returned in no particular
      // order.
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.username, username))
        .orderBy(asc(users.companyId))
        .limit(1);
      if (user === undefined) throw new Error(`The demonstration has no ${username}`);
      return user;
    },

    async close() {
      await app.server.close();
      await database.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

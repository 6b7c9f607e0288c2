import { availableParallelism } from 'node:os';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deleteOldAuditEntries } from './platform/audit/auditLog.ts';
import type { Clock } from './platform/config/clock.ts';
import type { Config } from './platform/config/config.ts';
import { type Replaced, replacedIn } from './platform/config/replaced.ts';
import { connect, type Connection, type ConnectionOptions } from './platform/database/connection.ts';
import { createStaleReads, type StaleReads } from './platform/database/replica/staleReads.ts';
import { type DatabaseClock, databaseClock } from './platform/database/databaseClock.ts';
import type { NoticeStream } from './platform/database/pool/listener.ts';
import { createEvents } from './platform/events/events.ts';
import { deleteOldReplies } from './platform/http/idempotency.ts';
import { createCallers } from './platform/http/limits/callers.ts';
import type { Module } from './platform/module.ts';
import type { AppParts } from './platform/http/requestContext.ts';
import { Services } from './platform/http/services.ts';
import { companyChanged, createTenants } from './platform/http/tenants.ts';
import { modules as allModules } from './modules.ts';
import { assets } from './platform/plugins/assets.ts';
import { compression } from './platform/plugins/compression.ts';
import { bodies } from './platform/plugins/bodies.ts';
import { callLimits } from './platform/plugins/callLimits.ts';
import { draining } from './platform/plugins/draining.ts';
import { documentation } from './platform/plugins/documentation.ts';
import { errorReplies, refuseAddress } from './platform/plugins/errorReplies.ts';
import { heldBodies } from './platform/plugins/heldBodies.ts';
import { health } from './platform/plugins/observing/health.ts';
import { loggerOptions, requestLog } from './platform/plugins/observing/log.ts';
import { runJobs } from './platform/jobs/repeat.ts';
import { metrics } from './platform/plugins/observing/metrics.ts';
import { otherOrigins } from './platform/plugins/otherOrigins.ts';
import { proxies, trustOf } from './platform/plugins/proxies.ts';
import { security } from './platform/plugins/security.ts';
import { traces } from './platform/plugins/observing/traces.ts';
import { firewallSandbox } from './providers/firewall/firewallSandbox.ts';
import { reusePortListeners } from './platform/server/reusePortListeners.ts';
import { type SocketLimits, sockets } from './platform/sockets/index.ts';

/** Options of {@link buildApp}. */
export interface AppOptions {
  readonly config: Config;
  /** A migrated database. */
  readonly databaseUrl: string;
  /** Whether this process started the database, on this machine. @defaultValue false */
  readonly isOwnDatabase?: boolean;
  /** @defaultValue one that follows the database's clock */
  readonly clock?: Clock;
  /** @defaultValue every module of the back end */
  readonly modules?: readonly Module[];
  /** Called after the modules are set up, so that a test can replace services. */
  readonly onServices?: (services: Services) => void;
  /** Called with each statement that requests cause. */
  readonly onStatement?: ConnectionOptions['onStatement'];
  /** Socket limits that differ from those in production. */
  readonly socketLimits?: Partial<SocketLimits>;
}

/** A running app. */
export interface App {
  /** For `inject` and `listen`. `server.close()` stops jobs, events and connections, in this order. */
  readonly server: FastifyInstance;
  readonly parts: AppParts;
  /**
   * Takes over replaced secrets and accounts from new settings and their files while it runs: all of them, or
   * none. @throws {ConfigError} naming the invalid one
   */
  reread(fresh: Config): Promise<void>;
}

const CLEANUP_INTERVAL_MS = 3600_000;
/** Statement timeout of ordinary requests, in milliseconds; the client retries after it. */
const STATEMENT_MS = 10_000;
/**
 * Statement timeout of entering, answering and handing in, which take milliseconds; a statement that takes
 * seconds is waiting for a lock.
 */
const RESERVED_STATEMENT_MS = 5000;
/**
 * Maximum milliseconds to receive a request; otherwise an incomplete request would hold its connection forever.
 * Uploading a picture takes minutes on a slow connection.
 */
const REQUEST_TIMEOUT_MS = 5 * 60_000;

/**
 * Maximum milliseconds without a byte in either direction on a connection whose request is being answered, such as
 * a download that nobody reads.
 */
const IDLE_MS = 2 * 60_000;

/**
 * Returns the number of connections for pages. An embedded database shares this machine's cores with the
 * process: more concurrent reads than cores are no faster, and take processor time from the process and from
 * saving answers.
 */
function pageConnectionsOf({ poolSize }: Config, isOwnDatabase: boolean): number {
  const half = Math.ceil(poolSize / 2);
  return isOwnDatabase ? Math.min(half, availableParallelism() + 1) : half;
}

/** Opens the notice stream where the settings name one; its client library is loaded only then. */
async function openStream(
  { noticesUrl }: Config,
  log: FastifyInstance['log'],
): Promise<NoticeStream | undefined> {
  if (noticesUrl === undefined) return undefined;
  const { openNoticeStream } = await import('./platform/events/noticeStream.ts');
  return openNoticeStream({
    url: noticesUrl,
    onChange: (reason) => {
      if (reason === undefined) log.info('The stream sends notifications again');
      else
        log.warn(
          { err: reason },
          'The notification stream is unreachable; PostgreSQL sends notifications instead',
        );
    },
    onUndelivered: (error) => log.error({ err: error }, 'A notification could not be sent'),
  });
}

/** The database connections of an app. */
interface AppDatabase {
  /** For pages. */
  readonly connection: Connection;
  /** For entering, answering and handing in. */
  readonly reserved: Connection;
  readonly staleReads: StaleReads;
  readonly clock: DatabaseClock;
  /** Uses replaced passwords for new connections. */
  usePasswords(replaced: Replaced): void;
  close(): Promise<void>;
}

async function openDatabase(
  config: Config,
  { databaseUrl, isOwnDatabase = false, onStatement }: AppOptions,
  log: FastifyInstance['log'],
): Promise<AppDatabase> {
  const noticeStream = await openStream(config, log);
  const shared = {
    directUrl: config.directUrl,
    noticeStream,
    ...(onStatement !== undefined && { onStatement }),
  };
  const connection = connect(databaseUrl, {
    name: 'pages',
    poolSize: pageConnectionsOf(config, isOwnDatabase),
    statementTimeoutMs: STATEMENT_MS,
    isLowPriority: isOwnDatabase,
    ...shared,
  });
  const reserved = connect(databaseUrl, {
    name: 'answers',
    poolSize: Math.floor(config.poolSize / 2),
    statementTimeoutMs: RESERVED_STATEMENT_MS,
    ...shared,
  });
  const clock = databaseClock(reserved.db, (error) =>
    log.warn({ err: error }, 'The clock of the database could not be read'),
  );
  const staleReads = createStaleReads({
    primary: connection,
    statusDb: reserved.db,
    replica: config.replica && {
      ...config.replica,
      poolSize: Math.ceil(config.poolSize / 2),
      statementTimeoutMs: STATEMENT_MS,
    },
    onChange: ({ isUsed, reason }) => {
      if (isUsed) log.info('The replica serves reads that may be stale');
      else log.warn({ err: reason }, 'The replica is not used');
    },
  });
  return {
    connection,
    reserved,
    staleReads,
    clock,
    usePasswords: (replaced) => {
      if (replaced.databaseUrl !== undefined)
        for (const one of [connection, reserved]) one.usePassword(replaced.databaseUrl, replaced.directUrl);
      if (replaced.replica !== undefined) staleReads.usePassword(replaced.replica.url);
      if (replaced.noticesUrl !== undefined) noticeStream?.usePassword(replaced.noticesUrl);
    },
    close: async () => {
      clock.stop();
      await staleReads.close();
      await noticeStream?.close();
      await connection.close();
      await reserved.close();
    },
  };
}

function openServer(config: Config): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(config.trustedProxies),
    frameworkErrors: (error, request, reply) => void refuseAddress(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // For requests that are no calls; the limit of a call follows from its schema.
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_MS,
    forceCloseConnections: 'idle',
    // Requests that still arrive while closing are answered; the reply closes their connection.
    return503OnClosing: false,
  });
}

/** Registers the plugins that every request passes through. */
async function registerPlatform(server: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, tenants, askers } = parts;
  await server.register(reusePortListeners);
  await server.register(traces);
  await server.register(draining);
  await server.register(proxies);
  await server.register(security, {
    isProduction: config.mode === 'production',
    scriptOrigins: config.captcha?.scriptOrigins ?? [],
    hasOutsideFrames: config.captcha !== undefined || config.thirdLogins.dingtalk !== undefined,
  });
  // Before the first route, which is that of preflights: existing routes keep the previous error handler.
  await server.register(errorReplies);
  await server.register(otherOrigins, { tenants });
  await server.register(compression);
  await server.register(bodies);
  await server.register(heldBodies, { askers });
  await server.register(callLimits, { callsPerMinute: config.requestsPerMinute, askers });
  await server.register(requestLog);
  await server.register(metrics, { config });
  await server.register(health, { parts });
  if (config.mode !== 'production') await server.register(firewallSandbox);
}

/** Sets up the modules, and registers their routes and sockets. */
async function mountModules(
  server: FastifyInstance,
  parts: AppParts,
  modules: readonly Module[],
  { onServices, socketLimits }: AppOptions,
): Promise<void> {
  for (const module of modules) await module.setup?.(parts);
  onServices?.(parts.services);
  for (const module of modules) {
    for (const route of module.routes) route.mount(server, parts);
    await server.register(async (scope) => module.plugin?.(scope, parts));
  }
  await server.register(sockets, {
    parts,
    operations: modules.flatMap(({ operations = [] }) => operations),
    pushes: modules.flatMap(({ pushes = [] }) => pushes),
    limits: socketLimits,
  });
}

/** Builds the back end on a database; it does not listen yet. Several apps may run in one process. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { modules = allModules } = options;
  // A copy, since secrets are replaced in it.
  const config = { ...options.config };
  const server = openServer(config);
  const database = await openDatabase(config, options, server.log);
  const { connection, reserved, staleReads } = database;
  const { clock = database.clock } = options;
  const parts: AppParts = {
    config,
    connection,
    reserved: reserved.db,
    staleReads,
    clock,
    services: new Services(),
    events: createEvents(connection, (error, kind) =>
      server.log.error({ err: error, kind }, 'An event handler failed'),
    ),
    tenants: createTenants(reserved.db, config.mode !== 'production'),
    askers: createCallers(),
  };

  server.addHook('onClose', () => database.close());

  try {
    for (const { learnPooler } of [connection, reserved])
      if ((await learnPooler())?.hasStatementTimeout === false)
        server.log.warn(
          'Connections of the pooler at DATABASE_URL have no statement_timeout, so statements may run for ever',
        );
    if (clock === database.clock) await database.clock.start();
    await registerPlatform(server, parts);
    // Subscribed before any module, so that what modules re-read on this event already includes the change.
    const onCompanyChanged = (): void => {
      staleReads.catchUp();
      parts.tenants.forget();
    };
    await parts.events.subscribe(companyChanged, onCompanyChanged, onCompanyChanged);
    await mountModules(server, parts, modules, options);
    runJobs(server, parts, [
      {
        name: 'forgetOld',
        everyMs: CLEANUP_INTERVAL_MS,
        async run() {
          const now = clock.now();
          await Promise.all([
            deleteOldReplies(connection.db, now),
            deleteOldAuditEntries(connection.db, now),
          ]);
        },
      },
    ]);
    const routes = modules.flatMap((module) => module.routes);
    if (config.hasApiDocs) await server.register(documentation, { routes });
    await server.register(assets, {
      siteDir: config.siteDir,
      hasWorker: config.hasWorker,
      // In other modes the builds share a folder that keeps earlier files itself
      // (`tools/build/earlierFiles.ts`).
      buildsDir: config.mode === 'production' ? join(config.dataDir, 'builds') : undefined,
    });
    await server.ready();
    for (const module of modules) await module.start?.(parts);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    server,
    parts,
    reread: async (fresh) => {
      const replaced = replacedIn(config, fresh);
      const changed: AppParts = { ...parts, config: { ...config, ...replaced } };
      const takeOver = await Promise.all(modules.flatMap((module) => module.reread?.(changed) ?? []));
      Object.assign(config, replaced);
      database.usePasswords(replaced);
      for (const take of takeOver) take();
    },
  };
}

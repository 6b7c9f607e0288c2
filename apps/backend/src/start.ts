import { existsSync } from 'node:fs';
import type { App } from './app.ts';
import { type Config, readConfig, readConfigAndWarnings } from './platform/config/config.ts';
import { makeDataDir } from './platform/config/dataDir.ts';
import { type EmbeddedDatabase, startEmbedded } from './platform/database/embedded/embedded.ts';
import { postgresFolders } from './platform/database/embedded/postgresFolders.ts';
import { migrate } from './platform/database/migrating/migrate.ts';
import { refuseUnfinished } from './platform/database/unfinishedRestore.ts';
import { onceAvailable } from './platform/database/waiting.ts';
import { sharedAddress } from './platform/server/reusePortListeners.ts';
import { checkPort, portError } from './platform/server/port.ts';
import { withSafeSecrets } from './platform/server/secret.ts';
import { startupServer } from './platform/server/startupServer.ts';
import { companies } from './platform/database/tables/companies.tables.ts';
import { welcomeText } from './welcome.ts';

/** A running back end. */
export interface RunningServer {
  readonly address: string;
  /** Resolves with the end of PostgreSQL's log when the embedded one has ended and cannot be restarted. */
  readonly lost: Promise<string>;
  /**
   * Reports that it stops, and goes on answering for `DRAIN_SECONDS`, so that load balancers and sockets move
   * elsewhere.
   */
  drain(): Promise<void>;
  /**
   * Takes over secrets and accounts that were replaced in their files; if one is invalid, it is logged and
   * nothing changes.
   */
  reread(): Promise<void>;
  /** Lets running requests finish, then stops everything, PostgreSQL last. */
  stop(): Promise<void>;
}

/**
 * Records traces where a collector is configured; the libraries are loaded only then. @returns a function that
 * ends that
 */
async function openTraces({ traces }: Config): Promise<() => Promise<void>> {
  if (traces === undefined) return async () => {};
  const { startTracing } = await import('./platform/tracing/openTelemetry.ts');
  return startTracing(traces, (message) => process.stderr.write(`Traces: ${message}\n`));
}

interface DatabaseSource {
  readonly url: string;
  readonly embedded: EmbeddedDatabase | undefined;
}

async function openDatabase(config: Config): Promise<DatabaseSource> {
  if (config.databaseUrl !== undefined) {
    // One that is not there is made by what first writes in it, if anything does.
    if (existsSync(config.dataDir)) await makeDataDir(config.dataDir);
    await checkPort(config.host, config.port);
    return { url: config.databaseUrl, embedded: undefined };
  }
  const folders = await postgresFolders(config.dataDir);
  const embedded = await startEmbedded({ folders, beforeStart: () => checkPort(config.host, config.port) });
  return { url: embedded.url(), embedded };
}

/**
 * Imports the app, and the demonstration unless in production. They are most of a start's imports; meanwhile
 * the database can be created or started.
 */
async function loadCode({ mode }: Config) {
  const isDemonstration = mode !== 'production';
  const [{ buildApp }, seeding, people] = await Promise.all([
    import('./app.ts'),
    isDemonstration ? import('./demonstration/seedDatabase.ts') : undefined,
    isDemonstration ? import('./demonstration/accounts.ts') : undefined,
  ]);
  return { buildApp, seedDatabase: seeding?.seedDatabase, accounts: await people?.readDemoAccounts() };
}

/** Migrates the database and builds the app on it, as soon as the database is available. */
async function openApp(config: Config, url: string, code: ReturnType<typeof loadCode>): Promise<App> {
  const startup = startupServer(config);
  try {
    return await onceAvailable(
      {
        url,
        seconds: config.databaseWaitSeconds,
        onWait: async (message) => {
          // Open before the message about waiting, since its reader may check the health at once.
          await startup.open();
          process.stderr.write(`${message}\n`);
        },
      },
      async () => {
        const direct = config.directUrl ?? url;
        await refuseUnfinished(direct);
        await migrate(direct);
        const { buildApp, seedDatabase } = await code;
        await seedDatabase?.(direct);
        return buildApp({ config, databaseUrl: url, isOwnDatabase: config.databaseUrl === undefined });
      },
    );
  } finally {
    await startup.close();
  }
}

function addressOf(config: Config, port: number): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

/**
 * Starts everything: database, migrations, demonstration, server. If a later step fails, the steps before are
 * undone.
 * @param root folder of the project.
 * @throws {ConfigError}, {EmbeddedError}, {DatabaseAwayError}, {PortTakenError}, {SchoolFolderError} with a
 *   message for people; any other error is a bug.
 */
export async function startServer(env: NodeJS.ProcessEnv, root: string): Promise<RunningServer> {
  const { config, warnings } = readConfigAndWarnings(env, root);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const opening = openDatabase(config);
  const code = loadCode(config);
  // It is awaited later; this avoids an unhandled rejection in case the database never becomes available.
  code.catch(() => {});
  const { url, embedded } = await opening;
  const closeTraces = await openTraces(config);
  try {
    const app = await openApp(await withSafeSecrets(config), url, code);
    const { server } = app;
    try {
      await server.listen(sharedAddress(config)).catch((error: unknown) => {
        throw portError(config.port, error);
      });
      const bound = server.server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
      const address = addressOf(config, port);
      await embedded?.announce(`at ${address}, pid ${process.pid}`);
      process.stdout.write(
        welcomeText({
          address,
          dataDir: config.dataDir,
          hasDatabase: embedded !== undefined,
          hasSchool: (await app.parts.connection.db.$count(companies)) > 0,
          accounts: (await code).accounts,
        }),
      );
      return {
        address,
        lost: embedded?.lost ?? new Promise(() => {}),
        drain: () => server.drain(config.drainSeconds * 1000),
        reread: async () => {
          try {
            await app.reread(await withSafeSecrets(readConfig(env, root)));
            server.log.info('Secrets and provider accounts were reloaded');
          } catch (error) {
            server.log.error(
              { err: error },
              'The new secrets or provider accounts are invalid; the previous ones stay in use',
            );
          }
        },
        stop: async () => {
          await server.close();
          await closeTraces();
          await embedded?.stop();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

import ipaddr from 'ipaddr.js';
import { join, resolve } from 'node:path';
import { defaultDataDir } from './dataDir.ts';
import { ConfigError } from './configError.ts';
import type { Mode } from './mode.ts';
import type { PasswordHash } from './passwordHash.ts';
import {
  type AliyunSmsSettings,
  type BucketSettings,
  readBucketSettings,
  readCaptchaSettings,
  readMailSettings,
  readSmsSettings,
  readThirdLoginSettings,
  type SmtpSettings,
  type TencentCaptchaSettings,
  type ThirdLoginSettings,
} from './providers.ts';
import type { TrustedProxies } from './proxies.ts';
import { type Environment, readSettings, type ReadSettings } from './readSettings.ts';
import type { LOG_LEVELS } from './settings.ts';
import type { TraceSettings } from './traces.ts';
import { readTraceSettings } from './readTraces.ts';

/** Severity from which log lines are written. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting of the back end; read once at start and handed down. */
export interface Config {
  readonly mode: Mode;
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL of one's own; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** The same database past the pooler that `databaseUrl` leads to; undefined where it leads to no pooler. */
  readonly directUrl: string | undefined;
  /** A replica of it, for reads that may be late, and how late it may be; undefined where there is none. */
  readonly replica: { readonly url: string; readonly longestLagMs: number } | undefined;
  /** A stream of Redis or Valkey that carries notices between processes; undefined leaves that to the database. */
  readonly noticesUrl: string | undefined;
  /** Connections that one process may open to PostgreSQL; half of them reads cannot take. */
  readonly poolSize: number;
  /** How long a start waits for PostgreSQL; 0 gives up at once. */
  readonly databaseWaitSeconds: number;
  /** Folder of all that is kept: the embedded database with its programs, files and the secret. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** The reverse proxies whose X-Forwarded headers are believed; those of anybody else are ignored. */
  readonly trustedProxies: TrustedProxies;
  /** How long a stop goes on answering while it says that it stops, for balancers to hear of it. */
  readonly drainSeconds: number;
  /** Port on which Prometheus reads; undefined measures nothing from outside. */
  readonly metricsPort: number | undefined;
  /** Address of that port. */
  readonly metricsHost: string;
  /** Where traces go; undefined makes none. */
  readonly traces: TraceSettings | undefined;
  /** Calls that one log-in may make in a minute; 0 switches the limit off. */
  readonly requestsPerMinute: number;
  /** True where `/docs` and `/openapi.json` describe the calls to whoever asks. */
  readonly hasApiDocs: boolean;
  /** True where browsers keep the site for when there is no network. */
  readonly hasWorker: boolean;
  /**
   * Key material (at least 32 characters) for what is encrypted or signed: ID numbers, payment notices.
   * Undefined means that start makes one and keeps it in `dataDir`.
   */
  readonly secret: string | undefined;
  /** Secrets that were in use before, newest first: they still open and recognise what they made. */
  readonly earlierSecrets: readonly string[];
  /** How passwords are hashed from now on. */
  readonly passwordHash: PasswordHash;
  /** Folder of the built site; undefined serves the interface alone. */
  readonly siteDir: string | undefined;
  /** Folder of schools (`apps/backend/schools`) that the database follows at every start; undefined leaves it alone. */
  readonly schoolsDir: string | undefined;
  /**
   * Folder where commands write what they change of the schools: `schoolsDir` itself where the school named it, else one
   * in `dataDir`, which is laid over the schools that came with the program.
   */
  readonly schoolEditsDir: string | undefined;
  /** The bucket that files lie in or are moved to; undefined keeps them in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** The SMS service; undefined is the sandbox, in production none. */
  readonly sms: AliyunSmsSettings | undefined;
  /** The mail server; undefined is the sandbox, in production none. */
  readonly mail: SmtpSettings | undefined;
  /** The slider challenge; undefined is the sandbox, in production none. */
  readonly captcha: TencentCaptchaSettings | undefined;
  /** Apps on the platforms that people log in with; a missing one is the sandbox's, in production none. */
  readonly thirdLogins: ThirdLoginSettings;
}

/** True for an address that only this machine reaches. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** What a mode hangs on. */
interface Circumstances {
  /** What `LECTERN_MODE` says. */
  readonly named: Mode | undefined;
  /** True where `NODE_ENV` is production. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly proxies: TrustedProxies;
}

/**
 * Decides what the process is for. The demonstration lets everybody in with published passwords, so it is never
 * what somebody gets who forgot to say otherwise: without a name it runs only where nobody else reaches it, and
 * never where NODE_ENV says production.
 */
function modeOf({ named, isProduction, host, proxies }: Circumstances, problems: string[]): Mode {
  const mode = named ?? (isProduction ? 'production' : 'demonstration');
  if (mode === 'production') return mode;
  if (isProduction) {
    problems.push(
      `LECTERN_MODE is "${mode}" while NODE_ENV is "production"; a demonstration lets everybody in with ` +
        'published passwords. Set LECTERN_MODE=production, or leave NODE_ENV out.',
    );
  } else if (named === undefined && (!isLoopback(host) || proxies !== 0)) {
    problems.push(
      `LECTERN_MODE is missing, and others reach this server (${isLoopback(host) ? 'BEHIND_PROXY' : 'HOST'} is ` +
        'set). Set LECTERN_MODE=production, or LECTERN_MODE=demonstration to let everybody in with ' +
        'published passwords.',
    );
  }
  return mode;
}

function schoolFoldersOf(
  { written }: ReadSettings,
  { root, mode, dataDir }: { readonly root: string; readonly mode: Mode; readonly dataDir: string },
): Pick<Config, 'schoolsDir' | 'schoolEditsDir'> {
  const named = written('SCHOOLS_DIR');
  if (named !== undefined) {
    const folder = resolve(root, named);
    return { schoolsDir: folder, schoolEditsDir: folder };
  }
  return mode === 'demonstration'
    ? { schoolsDir: resolve(root, 'apps/backend/schools'), schoolEditsDir: join(dataDir, 'schools') }
    : { schoolsDir: undefined, schoolEditsDir: undefined };
}

/** What the environment says, with what looks like a setting and is none. */
export interface ReadConfig {
  readonly config: Config;
  /** A sentence each. */
  readonly warnings: readonly string[];
}

/**
 * Reads the settings from environment variables; `docs/settings.md` lists them.
 * @param root folder of the project; relative folders start there.
 * @throws {ConfigError} with a line for each setting that cannot be used.
 */
export function readConfigAndWarnings(env: Environment, root: string): ReadConfig {
  const read = readSettings(env);
  const { written, problems, warnings } = read;
  const host = written('HOST') ?? '127.0.0.1';
  const trustedProxies = written('BEHIND_PROXY') ?? 0;
  const mode = modeOf(
    {
      named: written('LECTERN_MODE'),
      isProduction: env['NODE_ENV'] === 'production',
      host,
      proxies: trustedProxies,
    },
    problems,
  );
  const [databaseUrl, directUrl, secret, named] = [
    written('DATABASE_URL'),
    written('DATABASE_DIRECT_URL'),
    written('LECTERN_SECRET'),
    written('LECTERN_DATA'),
  ];
  const dataDir = named === undefined ? defaultDataDir(root) : resolve(root, named);
  const isSecretRefused = problems.some((problem) => problem.startsWith('LECTERN_SECRET'));
  if (mode === 'production' && databaseUrl !== undefined && secret === undefined && !isSecretRefused)
    problems.push('LECTERN_SECRET is missing; all processes on one DATABASE_URL must share it.');
  if (directUrl !== undefined && databaseUrl === undefined)
    problems.push('DATABASE_URL is missing; DATABASE_DIRECT_URL leads past the pooler that it names.');
  const replicaUrl = written('DATABASE_REPLICA_URL');
  if (replicaUrl !== undefined && databaseUrl === undefined)
    problems.push(
      'DATABASE_URL is missing; DATABASE_REPLICA_URL leads to a replica of the database that it names.',
    );
  const config: Config = {
    mode,
    host,
    port: read.get('PORT', mode),
    databaseUrl,
    directUrl,
    replica:
      replicaUrl === undefined
        ? undefined
        : { url: replicaUrl, longestLagMs: read.get('DATABASE_REPLICA_LAG_SECONDS', mode) * 1000 },
    noticesUrl: written('NOTICES_URL'),
    poolSize: read.get('DATABASE_POOL', mode),
    databaseWaitSeconds: read.get('DATABASE_WAIT_SECONDS', mode),
    dataDir,
    logLevel: read.get('LOG_LEVEL', mode),
    trustedProxies,
    drainSeconds: read.get('DRAIN_SECONDS', mode),
    metricsPort: written('METRICS_PORT'),
    metricsHost: written('METRICS_HOST') ?? '127.0.0.1',
    traces: readTraceSettings(read, mode),
    requestsPerMinute: read.get('REQUESTS_PER_MINUTE', mode),
    hasApiDocs: read.get('API_DOCS', mode),
    hasWorker: read.get('SERVICE_WORKER', mode),
    secret,
    earlierSecrets: written('LECTERN_EARLIER_SECRETS') ?? [],
    passwordHash: read.get('PASSWORD_HASH', mode),
    ...schoolFoldersOf(read, { root, mode, dataDir }),
    siteDir: resolve(root, written('SITE_DIR') ?? 'apps/site/dist'),
    bucket: readBucketSettings(read, mode),
    sms: readSmsSettings(read),
    mail: readMailSettings(read),
    captcha: readCaptchaSettings(read),
    thirdLogins: readThirdLoginSettings(read),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { config, warnings };
}

/** Reads the settings as {@link readConfigAndWarnings} does, for whoever only works with them. */
export const readConfig = (env: Environment, root: string): Config => readConfigAndWarnings(env, root).config;

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

/** Minimum severity of log lines. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting of the back end; read once at start and passed on. */
export interface Config {
  readonly mode: Mode;
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Address of an external PostgreSQL; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** Direct address of the same database, where `databaseUrl` leads to a pooler; otherwise undefined. */
  readonly directUrl: string | undefined;
  /** A replica of the database for reads that may be stale, and its maximum lag; undefined where there is none. */
  readonly replica: { readonly url: string; readonly longestLagMs: number } | undefined;
  /**
   * Address of a Redis or Valkey whose stream delivers notices between processes; undefined leaves that to the
   * database.
   */
  readonly noticesUrl: string | undefined;
  /** Maximum connections of one process to PostgreSQL; half of them are reserved and not used by ordinary reads. */
  readonly poolSize: number;
  /** How long a start waits for PostgreSQL; 0 fails at once. */
  readonly databaseWaitSeconds: number;
  /** Folder of all stored data: the embedded database with its programs, files and the secret. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** The reverse proxies whose X-Forwarded headers are trusted; others' are ignored. */
  readonly trustedProxies: TrustedProxies;
  /** How long a stopping process goes on answering while it reports that it stops, so that load balancers notice. */
  readonly drainSeconds: number;
  /** Port of the Prometheus metrics; undefined serves none. */
  readonly metricsPort: number | undefined;
  /** Address of that port. */
  readonly metricsHost: string;
  /** Where traces are sent; undefined records none. */
  readonly traces: TraceSettings | undefined;
  /** Maximum API calls per minute and log-in; 0 disables the limit. */
  readonly requestsPerMinute: number;
  /** Whether `/docs` and `/openapi.json` describe the calls publicly. */
  readonly hasApiDocs: boolean;
  /** Whether browsers cache the site for offline use with a service worker. */
  readonly hasWorker: boolean;
  /**
   * Key material (at least 32 characters) for encryption and signatures: ID numbers, payment notices. Where
   * undefined, the start generates it and stores it in `dataDir`.
   */
  readonly secret: string | undefined;
  /** Earlier secrets, newest first: they still open and verify what was made with them. */
  readonly earlierSecrets: readonly string[];
  /** How new password hashes are computed. */
  readonly passwordHash: PasswordHash;
  /** Folder of the built site; undefined serves the API alone. */
  readonly siteDir: string | undefined;
  /**
   * Folder of schools (`apps/backend/schools`) that is loaded into the database at every start; undefined
   * leaves the database as it is.
   */
  readonly schoolsDir: string | undefined;
  /**
   * Folder where commands write changes to the schools: `schoolsDir` itself where the operator set it,
   * otherwise a folder in `dataDir` that overrides the built-in schools.
   */
  readonly schoolEditsDir: string | undefined;
  /** The bucket that stores files, or to which they are moved; undefined stores them in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** The SMS service; undefined means the sandbox, or none in production. */
  readonly sms: AliyunSmsSettings | undefined;
  /** The mail server; undefined means the sandbox, or none in production. */
  readonly mail: SmtpSettings | undefined;
  /** The slider captcha; undefined means the sandbox, or none in production. */
  readonly captcha: TencentCaptchaSettings | undefined;
  /**
   * The school's apps on third-party log-in platforms; for a missing one the sandbox is used, or none in
   * production.
   */
  readonly thirdLogins: ThirdLoginSettings;
}

/** Tells whether an address is only reachable from this machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** What the mode depends on. */
interface ModeInput {
  /** The value of `LECTERN_MODE`. */
  readonly named: Mode | undefined;
  /** Whether `NODE_ENV` is production. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly proxies: TrustedProxies;
}

/**
 * Decides the mode. The demonstration has accounts with published passwords, so it must never be the accidental
 * default: unless it is set explicitly, it runs only where nobody else can reach it, and never where NODE_ENV
 * is production.
 */
function modeOf({ named, isProduction, host, proxies }: ModeInput, problems: string[]): Mode {
  const mode = named ?? (isProduction ? 'production' : 'demonstration');
  if (mode === 'production') return mode;
  if (isProduction) {
    problems.push(
      `LECTERN_MODE is "${mode}" while NODE_ENV is "production"; in a demonstration anybody can log in with ` +
        'published passwords. Set LECTERN_MODE=production, or unset NODE_ENV.',
    );
  } else if (named === undefined && (!isLoopback(host) || proxies !== 0)) {
    problems.push(
      `LECTERN_MODE is missing, and other machines can reach this server (${isLoopback(host) ? 'BEHIND_PROXY' : 'HOST'} is ` +
        'set). Set LECTERN_MODE=production, or LECTERN_MODE=demonstration to let anybody log in with ' +
        'published passwords.',
    );
  }
  return mode;
}

function schoolFoldersOf(
  { explicit }: ReadSettings,
  { root, mode, dataDir }: { readonly root: string; readonly mode: Mode; readonly dataDir: string },
): Pick<Config, 'schoolsDir' | 'schoolEditsDir'> {
  const named = explicit('SCHOOLS_DIR');
  if (named !== undefined) {
    const folder = resolve(root, named);
    return { schoolsDir: folder, schoolEditsDir: folder };
  }
  return mode === 'demonstration'
    ? { schoolsDir: resolve(root, 'apps/backend/schools'), schoolEditsDir: join(dataDir, 'schools') }
    : { schoolsDir: undefined, schoolEditsDir: undefined };
}

/** Finds settings that other settings require or make meaningless. */
function checkTogether({ explicit, problems }: ReadSettings, mode: Mode): void {
  const hasDatabase = explicit('DATABASE_URL') !== undefined;
  const isSecretRefused = problems.some((problem) => problem.startsWith('LECTERN_SECRET'));
  if (mode === 'production' && hasDatabase && explicit('LECTERN_SECRET') === undefined && !isSecretRefused)
    problems.push('LECTERN_SECRET is missing; all processes on one DATABASE_URL must share it.');
  if (hasDatabase) return;
  if (explicit('DATABASE_DIRECT_URL') !== undefined)
    problems.push(
      'DATABASE_URL is missing; DATABASE_DIRECT_URL only adds the address of the same database without the pooler.',
    );
  if (explicit('DATABASE_REPLICA_URL') !== undefined)
    problems.push('DATABASE_URL is missing; DATABASE_REPLICA_URL only adds a replica of that database.');
}

/** The settings of the environment, and warnings about likely misspelt ones. */
export interface ReadConfig {
  readonly config: Config;
  /** One sentence each. */
  readonly warnings: readonly string[];
}

/**
 * Reads the settings from environment variables; `docs/settings.md` lists them.
 * @param root folder of the project; relative paths are resolved against it.
 * @throws {ConfigError} with a line for each invalid setting.
 */
export function readConfigAndWarnings(env: Environment, root: string): ReadConfig {
  const read = readSettings(env);
  const { explicit, problems, warnings } = read;
  const host = explicit('HOST') ?? '127.0.0.1';
  const trustedProxies = explicit('BEHIND_PROXY') ?? 0;
  const mode = modeOf(
    {
      named: explicit('LECTERN_MODE'),
      isProduction: env['NODE_ENV'] === 'production',
      host,
      proxies: trustedProxies,
    },
    problems,
  );
  checkTogether(read, mode);
  const [named, replicaUrl] = [explicit('LECTERN_DATA'), explicit('DATABASE_REPLICA_URL')];
  const dataDir = named === undefined ? defaultDataDir(root) : resolve(root, named);
  const config: Config = {
    mode,
    host,
    port: read.get('PORT', mode),
    databaseUrl: explicit('DATABASE_URL'),
    directUrl: explicit('DATABASE_DIRECT_URL'),
    replica:
      replicaUrl === undefined
        ? undefined
        : { url: replicaUrl, longestLagMs: read.get('DATABASE_REPLICA_LAG_SECONDS', mode) * 1000 },
    noticesUrl: explicit('NOTICES_URL'),
    poolSize: read.get('DATABASE_POOL', mode),
    databaseWaitSeconds: read.get('DATABASE_WAIT_SECONDS', mode),
    dataDir,
    logLevel: read.get('LOG_LEVEL', mode),
    trustedProxies,
    drainSeconds: read.get('DRAIN_SECONDS', mode),
    metricsPort: explicit('METRICS_PORT'),
    metricsHost: explicit('METRICS_HOST') ?? '127.0.0.1',
    traces: readTraceSettings(read, mode),
    requestsPerMinute: read.get('REQUESTS_PER_MINUTE', mode),
    hasApiDocs: read.get('API_DOCS', mode),
    hasWorker: read.get('SERVICE_WORKER', mode),
    secret: explicit('LECTERN_SECRET'),
    earlierSecrets: explicit('LECTERN_EARLIER_SECRETS') ?? [],
    passwordHash: read.get('PASSWORD_HASH', mode),
    ...schoolFoldersOf(read, { root, mode, dataDir }),
    siteDir: resolve(root, explicit('SITE_DIR') ?? 'apps/site/dist'),
    bucket: readBucketSettings(read, mode),
    sms: readSmsSettings(read),
    mail: readMailSettings(read),
    captcha: readCaptchaSettings(read),
    thirdLogins: readThirdLoginSettings(read),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { config, warnings };
}

/** Reads the settings as {@link readConfigAndWarnings} does, without the warnings. */
export const readConfig = (env: Environment, root: string): Config => readConfigAndWarnings(env, root).config;

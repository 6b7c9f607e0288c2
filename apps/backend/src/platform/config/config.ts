import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';
import { defaultDataDir } from '../database/embedded/places.ts';
import { ConfigError } from './configError.ts';
import {
  type AliyunSmsSettings,
  readCaptchaSettings,
  readMailSettings,
  readSmsSettings,
  readThirdLoginSettings,
  type SmtpSettings,
  type TencentCaptchaSettings,
  type ThirdLoginSettings,
} from './providers.ts';

/**
 * What the process is for.
 * - `demonstration`: sandboxes and their pages are on, an unknown host shows the first company.
 * - `production`: none of that.
 * - `test`: as a demonstration, and every reply must keep to its schema.
 */
export type Mode = 'demonstration' | 'production' | 'test';

const MODES: readonly Mode[] = ['demonstration', 'production', 'test'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Severity from which log lines are written. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * How many proxies stand before the back end, each of which adds an address on the right (0 for none), or their own
 * addresses and networks (`10.0.0.7`, `10.0.0.0/8`).
 */
export type TrustedProxies = number | readonly string[];

/** Every setting of the back end; read once at start and handed down. */
export interface Config {
  readonly mode: Mode;
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL of one's own; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** Connections that one process may open to PostgreSQL; half of them reads cannot take. */
  readonly poolSize: number;
  /** How long a start waits for PostgreSQL; 0 gives up at once. */
  readonly databaseWaitSeconds: number;
  /** Folder of all that is kept: the embedded database with its programs, files and the secret. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** The reverse proxies whose X-Forwarded headers are believed; those of anybody else are ignored. */
  readonly trustedProxies: TrustedProxies;
  /** Calls that one log-in may make in a minute; 0 switches the limit off. */
  readonly requestsPerMinute: number;
  /** True where `/docs` and `/openapi.json` describe the calls to whoever asks. */
  readonly hasApiDocs: boolean;
  /**
   * Key material (at least 32 characters) for what is encrypted or signed: ID numbers, payment notices.
   * Undefined means that start makes one and keeps it in `dataDir`.
   */
  readonly secret: string | undefined;
  /** Secrets that were in use before, newest first: they still open and recognise what they made. */
  readonly earlierSecrets: readonly string[];
  /** Folder of the built site; undefined serves the interface alone. */
  readonly siteDir: string | undefined;
  /** Folder of schools (`apps/backend/schools`) that the database follows at every start; undefined leaves it alone. */
  readonly schoolsDir: string | undefined;
  /** The SMS service; undefined is the sandbox, in production none. */
  readonly sms: AliyunSmsSettings | undefined;
  /** The mail server; undefined is the sandbox, in production none. */
  readonly mail: SmtpSettings | undefined;
  /** The slider challenge; undefined is the sandbox, in production none. */
  readonly captcha: TencentCaptchaSettings | undefined;
  /** Apps on the platforms that people log in with; a missing one is the sandbox's, in production none. */
  readonly thirdLogins: ThirdLoginSettings;
}

export { ConfigError };

type Environment = Readonly<Record<string, string | undefined>>;

function integer(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

function word<const Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const found = words.find((candidate) => candidate === text);
  if (found === undefined)
    throw new ConfigError(`${name} is "${text}"; it must be one of ${words.join(', ')}.`);
  return found;
}

function databaseUrl(env: Environment): string | undefined {
  const text = env['DATABASE_URL'];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return text;
}

const SHORTEST_SECRET = 32;
const MOST_HOPS = 10;
/** What proxies on the same machine or the same network are called, instead of a list of their addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function trustedProxies(env: Environment): TrustedProxies {
  const text = env['BEHIND_PROXY']?.trim() ?? '';
  if (text === '') return 0;
  if (/^\d+$/.test(text)) return integer(env, 'BEHIND_PROXY', 0, 0, MOST_HOPS);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const bad = proxies.find(
    (proxy) => !NETWORKS.includes(proxy) && !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy),
  );
  if (bad !== undefined) {
    throw new ConfigError(
      `BEHIND_PROXY has "${bad}"; it must be the number of proxies before Lectern, or their addresses and ` +
        `networks (10.0.0.7, 10.0.0.0/8, ${NETWORKS.join(', ')}) with commas between them.`,
    );
  }
  return proxies;
}

/** True for an address that only this machine reaches. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/**
 * Decides what the process is for. The demonstration lets everybody in with published passwords, so it is never
 * what somebody gets who forgot to say otherwise: without a name it runs only where nobody else reaches it, and
 * never where NODE_ENV says production.
 */
function modeOf(env: Environment, host: string, proxies: TrustedProxies): Mode {
  const isProduction = env['NODE_ENV'] === 'production';
  const named = (env['LECTERN_MODE'] ?? '') !== '';
  if (!named && isProduction) return 'production';
  const mode = word(env, 'LECTERN_MODE', MODES, 'demonstration');
  if (mode !== 'production' && isProduction) {
    throw new ConfigError(
      `LECTERN_MODE is "${mode}" while NODE_ENV is "production"; a demonstration lets everybody in with ` +
        'published passwords. Set LECTERN_MODE=production, or leave NODE_ENV out.',
    );
  }
  if (!named && (!isLoopback(host) || proxies !== 0)) {
    throw new ConfigError(
      `LECTERN_MODE is missing, and others reach this server (${isLoopback(host) ? 'BEHIND_PROXY' : 'HOST'} is ` +
        'set). Set LECTERN_MODE=production, or LECTERN_MODE=demonstration to let everybody in with ' +
        'published passwords.',
    );
  }
  return mode;
}

function dataDirOf(env: Environment, root: string): string {
  const folder = env['LECTERN_DATA'] ?? '';
  return folder === '' ? defaultDataDir(root) : resolve(root, folder);
}

function schoolsDir(env: Environment, root: string, mode: Mode): string | undefined {
  const folder = env['SCHOOLS_DIR'];
  if (folder !== undefined && folder !== '') return resolve(root, folder);
  return mode === 'demonstration' ? resolve(root, 'apps/backend/schools') : undefined;
}

/**
 * Reads the settings from environment variables.
 * @param root folder of the project; relative folders start there.
 * @throws {ConfigError} for the first setting that cannot be used.
 */
export function readConfig(env: Environment, root: string): Config {
  const host = env['HOST'] === undefined || env['HOST'] === '' ? '127.0.0.1' : env['HOST'];
  const proxies = trustedProxies(env);
  const mode = modeOf(env, host, proxies);
  const url = databaseUrl(env);
  const secret = env['LECTERN_SECRET'] === '' ? undefined : env['LECTERN_SECRET'];
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    throw new ConfigError(`LECTERN_SECRET is too short; it needs at least ${SHORTEST_SECRET} characters.`);
  }
  const earlierSecrets = (env['LECTERN_EARLIER_SECRETS'] ?? '').split(/\s+/).filter((text) => text !== '');
  if (earlierSecrets.some((text) => text.length < SHORTEST_SECRET)) {
    throw new ConfigError(
      'LECTERN_EARLIER_SECRETS has one that is too short; they stand with spaces between them, each of at least ' +
        `${SHORTEST_SECRET} characters. One that has spaces itself goes into the file "secret" of the data ` +
        'folder, on a line of its own.',
    );
  }
  if (mode === 'production' && url !== undefined && secret === undefined) {
    throw new ConfigError('LECTERN_SECRET is missing; all processes on one DATABASE_URL must share it.');
  }
  return {
    mode,
    host,
    port: integer(env, 'PORT', 3000, 0, 65_535),
    databaseUrl: url,
    poolSize: integer(env, 'DATABASE_POOL', 12, 2, 500),
    databaseWaitSeconds: integer(env, 'DATABASE_WAIT_SECONDS', 60, 0, 86_400),
    dataDir: dataDirOf(env, root),
    logLevel: word(env, 'LOG_LEVEL', LOG_LEVELS, mode === 'production' ? 'info' : 'warn'),
    trustedProxies: proxies,
    requestsPerMinute: integer(env, 'REQUESTS_PER_MINUTE', mode === 'production' ? 600 : 0, 0, 1_000_000),
    hasApiDocs: word(env, 'API_DOCS', ['0', '1'], mode === 'production' ? '0' : '1') === '1',
    secret,
    earlierSecrets,
    schoolsDir: schoolsDir(env, root, mode),
    siteDir: env['SITE_DIR'] === undefined ? resolve(root, 'apps/site/dist') : resolve(root, env['SITE_DIR']),
    sms: readSmsSettings(env),
    mail: readMailSettings(env),
    captcha: readCaptchaSettings(env),
    thirdLogins: readThirdLoginSettings(env),
  };
}

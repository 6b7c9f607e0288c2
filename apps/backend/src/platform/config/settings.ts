import { MODES } from './mode.ts';
import { PASSWORD_HASHES } from './passwordHash.ts';
import { parseProxies, PROXIES_FORMAT } from './proxies.ts';
import {
  address,
  listWords,
  oneOf,
  onOrOff,
  optional,
  secret,
  type Setting,
  text,
  wholeNumber,
  wholeNumberBetween,
  wordOf,
} from './setting.ts';
import { parseHeaders, parseShare, SAMPLERS } from './traces.ts';

/** Severities of log lines. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MIN_SECRET_LENGTH = 32;
const NOTICES_FORMAT = 'rediss://user:password@host:6379/0';

/** Parses secrets separated by spaces. @throws {Error} where one is too short */
function parseSecrets(written: string): readonly string[] {
  const secrets = written.split(/\s+/).filter((one) => one !== '');
  if (secrets.some((one) => one.length < MIN_SECRET_LENGTH)) {
    throw new Error(
      `secrets of at least ${MIN_SECRET_LENGTH} characters with spaces between them. One that has spaces itself goes ` +
        'into the file "secret" of the data folder, on a line of its own',
    );
  }
  return secrets;
}

/** Parses the URL of a Redis or Valkey. @throws {Error} where it has no host, or its path is not a number */
function parseNotices(written: string): string {
  const { protocol, hostname, pathname } = URL.canParse(written) ? new URL(written) : new URL('none:');
  if (!['redis:', 'rediss:'].includes(protocol) || hostname === '' || !/^\/?\d*$/.test(pathname))
    throw new Error(`like ${NOTICES_FORMAT}, with the number of a database of it after the last slash`);
  return written;
}

const noSms = 'codes are sent by nobody; in a demonstration the outbox shows them';
const noMail = 'mails are sent by nobody; in a demonstration the outbox shows them';
const noCaptcha = 'the limits alone stand guard; in a demonstration the sandbox challenges';
const noBucket = 'files lie in the data folder';
const noPlatform = 'nobody logs in there; in a demonstration the sandbox plays it';

const named = (meaning: string, without: string) => text({ meaning, takes: 'text', without });
const hidden = (meaning: string, without: string) => secret({ meaning, takes: 'text', without });

/** Every setting of the back end by its environment variable, grouped under the headings of the document. */
export const settingGroups = {
  'What it is for': {
    LECTERN_MODE: optional(
      {
        meaning:
          'A demonstration has sandboxes and published passwords; production has neither and refuses unknown hosts',
        takes: listWords(MODES),
        without:
          'production where `NODE_ENV` is production, else a demonstration, and an error where others reach it',
      },
      wordOf(MODES),
    ),
    SCHOOLS_DIR: text({
      meaning: 'Folder of schools that the database follows at every start',
      takes: 'a folder',
      without: 'in a demonstration its own schools; in production the database is left alone',
    }),
    SITE_DIR: text({
      meaning: 'Folder of the built site',
      takes: 'a folder',
      without: '`apps/site/dist`',
    }),
    API_DOCS: onOrOff({
      meaning: '`/docs` and `/openapi.json` describe the calls to whoever asks',
      fallback: { production: false, otherwise: true },
    }),
    SERVICE_WORKER: onOrOff({
      meaning:
        'Browsers keep the site, and what it showed last, for when there is no network; 0 makes them forget it',
      fallback: true,
    }),
    LOG_LEVEL: oneOf(LOG_LEVELS, {
      meaning: 'Severity from which a line is written to the log; `info` has one for each request',
      fallback: { production: 'info', otherwise: 'warn' },
    }),
  },
  'Where it is reached': {
    HOST: text({
      meaning: 'Address to listen on',
      takes: 'a name or an IP address',
      without: '127.0.0.1, which only this machine reaches',
    }),
    PORT: wholeNumber({
      meaning: 'Port to listen on; 0 takes one that is free',
      fallback: 3000,
      least: 0,
      most: 65_535,
    }),
    BEHIND_PROXY: optional(
      {
        meaning:
          'The reverse proxies whose X-Forwarded headers are believed; those of anybody else are ignored',
        takes: PROXIES_FORMAT,
        without: '0, no proxy',
      },
      parseProxies,
    ),
    DRAIN_SECONDS: wholeNumber({
      meaning:
        'How long a stop says at `/readyz` that it stops, and still answers, before it takes no more requests',
      unit: 'seconds',
      fallback: { production: 5, otherwise: 0 },
      least: 0,
      most: 300,
    }),
    METRICS_PORT: optional(
      {
        meaning: 'Port on which `/metrics` answers Prometheus; it is no part of the site',
        takes: 'a whole number from 1 to 65535',
        without: 'nothing is measured from outside',
      },
      wholeNumberBetween(1, 65_535),
    ),
    METRICS_HOST: text({
      meaning: 'Address on which METRICS_PORT listens',
      takes: 'a name or an IP address',
      without: '127.0.0.1, which only this machine reaches',
    }),
    REQUESTS_PER_MINUTE: wholeNumber({
      meaning: 'Calls that one log-in may make in a minute; 0 switches the limit off',
      fallback: { production: 600, otherwise: 0 },
      least: 0,
      most: 1_000_000,
    }),
  },
  'Traces (OpenTelemetry)': {
    OTEL_EXPORTER_OTLP_ENDPOINT: address(['https', 'http'], {
      meaning: 'A collector that takes OTLP over HTTP; spans go to `/v1/traces` of it',
      like: 'http://localhost:4318',
      without: 'nothing is traced',
    }),
    OTEL_EXPORTER_OTLP_HEADERS: optional(
      {
        meaning: 'What is sent to the collector with each batch, a key for one',
        takes: '`name=value`, with commas between them',
        without: 'nothing',
        isSecret: true,
      },
      parseHeaders,
    ),
    OTEL_TRACES_SAMPLER: oneOf(SAMPLERS, {
      meaning: 'Which requests are traced; `parentbased_` does as the caller does who sends a `traceparent`',
      fallback: 'parentbased_always_on',
    }),
    OTEL_TRACES_SAMPLER_ARG: optional(
      {
        meaning: 'The share that `traceidratio` traces',
        takes: 'a number from 0 to 1',
        without: '1',
      },
      parseShare,
    ),
  },
  'Data and database': {
    LECTERN_DATA: text({
      meaning: 'Folder of all that is kept: the embedded database with its programs, files and the secret',
      takes: 'a folder',
      without: '`.data`, or `/var/lib/lectern` where the user of PostgreSQL cannot enter that',
    }),
    DATABASE_URL: address(['postgres', 'postgresql'], {
      meaning: 'A PostgreSQL of your own; any number of processes may share it',
      like: 'postgres://user:password@host:5432/database',
      without: 'the embedded one is started',
      isSecret: true,
    }),
    DATABASE_DIRECT_URL: address(['postgres', 'postgresql'], {
      meaning:
        'The same database past the pooler, where DATABASE_URL leads to one whose connections change hands after ' +
        'each transaction (pgbouncer)',
      like: 'postgres://user:password@host:5432/database',
      without: 'DATABASE_URL leads to PostgreSQL itself, or to a pooler that lends whole sessions',
      isSecret: true,
    }),
    DATABASE_REPLICA_URL: address(['postgres', 'postgresql'], {
      meaning:
        'A streaming replica of the same database, itself and not a pooler before it, that answers what visitors read; ' +
        'while it is away or too late the database does',
      like: 'postgres://user:password@host:5432/database',
      without: 'all is read from the database',
      isSecret: true,
    }),
    DATABASE_REPLICA_LAG_SECONDS: wholeNumber({
      meaning: 'How late the replica may be; one that is later is left out',
      unit: 'seconds',
      fallback: 5,
      least: 3,
      most: 3600,
    }),
    NOTICES_URL: optional(
      {
        meaning:
          'A Redis (7) or Valkey whose stream carries hand-ins and log-ins from process to process, where the notices of ' +
          'the database come to their bound; the number at the end is of no other installation',
        takes: `\`${NOTICES_FORMAT}\``,
        without: 'the database carries them',
        isSecret: true,
      },
      parseNotices,
    ),
    DATABASE_POOL: wholeNumber({
      meaning:
        'Connections that one process opens to PostgreSQL, and one more; half are for entering exams, answering and handing in alone',
      fallback: 12,
      least: 2,
      most: 500,
    }),
    DATABASE_WAIT_SECONDS: wholeNumber({
      meaning: 'How long a start waits for PostgreSQL; 0 gives up at once',
      unit: 'seconds',
      fallback: 60,
      least: 0,
      most: 86_400,
    }),
  },
  Secrets: {
    LECTERN_SECRET: optional(
      {
        meaning: 'What is encrypted or signed hangs on it; all processes on one database share it',
        takes: `at least ${MIN_SECRET_LENGTH} characters`,
        without:
          'the file `secret` of the data folder, made at the first start; needed in production with DATABASE_URL',
        isSecret: true,
      },
      (written) => {
        if (written.length < MIN_SECRET_LENGTH)
          throw new Error(`at least ${MIN_SECRET_LENGTH} characters long`);
        return written;
      },
    ),
    LECTERN_EARLIER_SECRETS: optional(
      {
        meaning: 'Secrets that were in use before, newest first: they still open what they sealed',
        takes: `secrets of at least ${MIN_SECRET_LENGTH} characters with spaces between them`,
        without: 'none',
        isSecret: true,
      },
      parseSecrets,
    ),
    PASSWORD_HASH: oneOf(PASSWORD_HASHES, {
      meaning:
        'How passwords are hashed from now on, and at their next log-in those that were hashed weaker; `argon2id` once ' +
        'no process of 0.1 runs on the database, which cannot read it',
      fallback: { production: 'scrypt', otherwise: 'argon2id' },
    }),
  },
  'Files in a bucket (S3)': {
    S3_BUCKET: named('Name of the bucket; it must be private', noBucket),
    S3_ACCESS_KEY_ID: named('Id of a key that may read, write, list and delete in it', noBucket),
    S3_ACCESS_KEY_SECRET: hidden('That key', noBucket),
    S3_ENDPOINT: address(['https', 'http'], {
      meaning: 'Address of the service',
      like: 'https://oss-cn-shanghai.aliyuncs.com',
      without: 'Amazon’s of the region',
    }),
    S3_REGION: named('The region that requests are signed for', '`us-east-1`'),
    S3_PATH_STYLE: onOrOff({
      meaning: 'Addresses name the bucket in their path instead of their host, as MinIO and Swift want it',
      fallback: false,
    }),
    S3_SIGNED_DOWNLOADS: onOrOff({
      meaning:
        'Browsers get downloads from the service itself, by an address that is signed and good for five minutes; 0 ' +
        'leads them through Lectern, where browsers do not reach the service',
      fallback: false,
    }),
  },
  'SMS (Aliyun)': {
    ALIYUN_ACCESS_KEY_ID: named('Id of the key of an account with Dysmsapi', noSms),
    ALIYUN_ACCESS_KEY_SECRET: hidden('That key', noSms),
    ALIYUN_SMS_SIGN: named('The approved name of the sender, which stands before each SMS', noSms),
    ALIYUN_SMS_TEMPLATE: named('Code of the approved template, whose one variable is `code`', noSms),
    ALIYUN_SMS_ENDPOINT: address(['https', 'http'], {
      meaning: 'Address of the service',
      like: 'https://dysmsapi.aliyuncs.com',
      without: '`https://dysmsapi.aliyuncs.com`',
    }),
  },
  Mail: {
    SMTP_URL: address(['smtp', 'smtps'], {
      meaning: 'The mail server',
      like: 'smtps://user:password@host:465',
      without: noMail,
      isSecret: true,
    }),
    MAIL_FROM: text({ meaning: 'The address that mails come from', takes: 'an address', without: noMail }),
  },
  'Captcha (Tencent Cloud)': {
    TENCENT_SECRET_ID: named('Id of the key of an account', noCaptcha),
    TENCENT_SECRET_KEY: hidden('That key', noCaptcha),
    TENCENT_CAPTCHA_APP_ID: named('The app that the page opens', noCaptcha),
    TENCENT_CAPTCHA_APP_SECRET: hidden('Secret of that app', noCaptcha),
    TENCENT_CAPTCHA_SCRIPT: address(['https', 'http'], {
      meaning: 'The script that the page loads',
      like: 'https://turing.captcha.qcloud.com/TCaptcha.js',
      without: '`https://turing.captcha.qcloud.com/TCaptcha.js`',
    }),
    TENCENT_CAPTCHA_ORIGINS: text({
      meaning: 'Further origins that the script loads scripts from; the page allows these and no others',
      takes: 'origins with commas between them',
      without: '`https://turing.captcha.gtimg.com`',
    }),
    TENCENT_CAPTCHA_ENDPOINT: address(['https', 'http'], {
      meaning: 'Address of the service',
      like: 'https://captcha.tencentcloudapi.com',
      without: '`https://captcha.tencentcloudapi.com`',
    }),
  },
  'Log-ins at other platforms': {
    WEIXIN_APP_ID: named('A website app of the WeChat open platform', noPlatform),
    WEIXIN_APP_SECRET: hidden('Its secret', noPlatform),
    QQ_APP_ID: named('An app of QQ Connect', noPlatform),
    QQ_APP_SECRET: hidden('Its secret', noPlatform),
    WEIBO_APP_ID: named('An app of the Weibo open platform', noPlatform),
    WEIBO_APP_SECRET: hidden('Its secret', noPlatform),
    WEIXINWORK_APP_ID: named('The id of a corporation at WeCom', noPlatform),
    WEIXINWORK_APP_SECRET: hidden('Secret of its app', noPlatform),
    WEIXINWORK_AGENT_ID: named('Id of that app', noPlatform),
    DINGTALK_APP_ID: named('Client id of a DingTalk app', noPlatform),
    DINGTALK_APP_SECRET: hidden('Its secret', noPlatform),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>>;

type Groups = typeof settingGroups;
type Merged<Group> = Group extends unknown ? (group: Group) => void : never;
type All = Merged<Groups[keyof Groups]> extends (group: infer Settings) => void ? Settings : never;

/** Name of a setting: its environment variable. */
export type SettingName = keyof All;

/** Type of a setting's value. */
export type SettingValue<Name extends SettingName> = All[Name] extends Setting<infer Value> ? Value : never;

/** Every setting by its name. */
export const settings: ReadonlyMap<string, Setting<unknown>> = new Map(
  Object.values(settingGroups).flatMap((group) => Object.entries<Setting<unknown>>(group)),
);

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
import { parseHeaders, parseRatio, SAMPLERS } from './traces.ts';

/** Severities of log lines. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Minimum characters of `LECTERN_SECRET`. */
export const MIN_SECRET_LENGTH = 32;
const NOTICES_FORMAT = 'rediss://user:password@host:6379/0';

/** Parses secrets separated by spaces. @throws {Error} where one is too short */
function parseSecrets(input: string): readonly string[] {
  const secrets = input.split(/\s+/).filter((one) => one !== '');
  if (secrets.some((one) => one.length < MIN_SECRET_LENGTH)) {
    throw new Error(
      `secrets of at least ${MIN_SECRET_LENGTH} characters, separated by spaces. Write a secret that contains spaces ` +
        'on a line of its own in the file "secret" of the data folder',
    );
  }
  return secrets;
}

/** Parses the URL of a Redis or Valkey. @throws {Error} where it has no host, or its path is not a number */
function parseNotices(input: string): string {
  const { protocol, hostname, pathname } = URL.canParse(input) ? new URL(input) : new URL('none:');
  if (!['redis:', 'rediss:'].includes(protocol) || hostname === '' || !/^\/?\d*$/.test(pathname))
    throw new Error(`like ${NOTICES_FORMAT}, with a database number after the last slash`);
  return input;
}

const noSms = 'no codes are sent; a demonstration shows them in its outbox';
const noMail = 'no mails are sent; a demonstration shows them in its outbox';
const noCaptcha = 'no captcha, only rate limits; a demonstration uses the sandbox captcha';
const noBucket = 'files are stored in the data folder';
const noPlatform = 'this log-in is unavailable; a demonstration uses the sandbox';

const named = (meaning: string, without: string) => text({ meaning, takes: 'text', without });
const hidden = (meaning: string, without: string) => secret({ meaning, takes: 'text', without });

/** Every setting of the back end by its environment variable, grouped under the headings of the document. */
export const settingGroups = {
  'Purpose and site': {
    LECTERN_MODE: optional(
      {
        meaning:
          'A demonstration has sandbox providers and published passwords; production has neither and refuses unknown hosts',
        takes: listWords(MODES),
        without:
          'production if `NODE_ENV` is production, else a demonstration; an error if other machines can reach it',
      },
      wordOf(MODES),
    ),
    SCHOOLS_DIR: text({
      meaning: 'Folder of the schools’ settings, applied to the database at every start',
      takes: 'a folder',
      without: 'the built-in schools in a demonstration; in production the database is not changed',
    }),
    SITE_DIR: text({ meaning: 'Folder of the built site', takes: 'a folder', without: '`apps/site/dist`' }),
    API_DOCS: onOrOff({
      meaning: 'Serves the API documentation at `/docs` and `/openapi.json` to everyone',
      fallback: { production: false, otherwise: true },
    }),
    SERVICE_WORKER: onOrOff({
      meaning:
        'Browsers cache the site and the data it showed last for offline use; 0 makes them delete that cache',
      fallback: true,
    }),
    LOG_LEVEL: oneOf(LOG_LEVELS, {
      meaning: 'Minimum severity of log lines; `info` logs every request',
      fallback: { production: 'info', otherwise: 'warn' },
    }),
  },
  Network: {
    HOST: text({
      meaning: 'Address to listen on',
      takes: 'a name or an IP address',
      without: '127.0.0.1, reachable from this machine only',
    }),
    PORT: wholeNumber({
      meaning: 'Port to listen on; 0 chooses a free one',
      fallback: 3000,
      min: 0,
      max: 65_535,
    }),
    BEHIND_PROXY: optional(
      {
        meaning: 'Reverse proxies whose X-Forwarded headers are trusted; those of other clients are ignored',
        takes: PROXIES_FORMAT,
        without: '0, no proxy',
      },
      parseProxies,
    ),
    DRAIN_SECONDS: wholeNumber({
      meaning:
        'How long a stopping process reports “not ready” at `/readyz` and still serves requests before it accepts no more',
      unit: 'seconds',
      fallback: { production: 5, otherwise: 0 },
      min: 0,
      max: 300,
    }),
    METRICS_PORT: optional(
      {
        meaning: 'Port that serves `/metrics` to Prometheus, separate from the site',
        takes: 'a whole number from 1 to 65535',
        without: 'metrics are not served',
      },
      wholeNumberBetween(1, 65_535),
    ),
    METRICS_HOST: text({
      meaning: 'Address on which METRICS_PORT listens',
      takes: 'a name or an IP address',
      without: '127.0.0.1, reachable from this machine only',
    }),
    REQUESTS_PER_MINUTE: wholeNumber({
      meaning: 'Maximum API calls per minute and log-in; 0 disables the limit',
      fallback: { production: 600, otherwise: 0 },
      min: 0,
      max: 1_000_000,
    }),
  },
  'Traces (OpenTelemetry)': {
    OTEL_EXPORTER_OTLP_ENDPOINT: address(['https', 'http'], {
      meaning: 'URL of a collector that accepts OTLP over HTTP; spans are sent to its `/v1/traces`',
      like: 'http://localhost:4318',
      without: 'nothing is traced',
    }),
    OTEL_EXPORTER_OTLP_HEADERS: optional(
      {
        meaning: 'HTTP headers sent to the collector with each batch, for example an API key',
        takes: '`name=value`, separated by commas',
        without: 'nothing',
        isSecret: true,
      },
      parseHeaders,
    ),
    OTEL_TRACES_SAMPLER: oneOf(SAMPLERS, {
      meaning:
        'Which requests are traced; `parentbased_` follows the decision of a caller that sends a `traceparent`',
      fallback: 'parentbased_always_on',
    }),
    OTEL_TRACES_SAMPLER_ARG: optional(
      {
        meaning: 'Share of requests that `traceidratio` traces',
        takes: 'a number from 0 to 1',
        without: '1',
      },
      parseRatio,
    ),
  },
  'Data and database': {
    LECTERN_DATA: text({
      meaning:
        'Folder of all stored data: the embedded database with its programs, uploaded files and the secret',
      takes: 'a folder',
      without: '`.data`, or `/var/lib/lectern` if the user of PostgreSQL has no access to `.data`',
    }),
    DATABASE_URL: address(['postgres', 'postgresql'], {
      meaning: 'URL of an external PostgreSQL; several processes may share it',
      like: 'postgres://user:password@host:5432/database',
      without: 'the embedded PostgreSQL is started',
      isSecret: true,
    }),
    DATABASE_DIRECT_URL: address(['postgres', 'postgresql'], {
      meaning:
        'URL of the same database without the pooler, if DATABASE_URL points to one with transaction pooling (pgbouncer)',
      like: 'postgres://user:password@host:5432/database',
      without: 'DATABASE_URL must point to PostgreSQL itself, or to a pooler with session pooling',
      isSecret: true,
    }),
    DATABASE_REPLICA_URL: address(['postgres', 'postgresql'], {
      meaning:
        'URL of a streaming replica of the same database (not of a pooler) that serves the reads of visitors; ' +
        'the primary serves them while the replica is unreachable or lags too far behind',
      like: 'postgres://user:password@host:5432/database',
      without: 'the primary serves all reads',
      isSecret: true,
    }),
    DATABASE_REPLICA_LAG_SECONDS: wholeNumber({
      meaning: 'Maximum lag of the replica; it is not used while it lags further behind',
      unit: 'seconds',
      fallback: 5,
      min: 3,
      max: 3600,
    }),
    NOTICES_URL: optional(
      {
        meaning:
          'URL of a Redis (7) or Valkey whose stream sends notifications of hand-ins and log-ins between processes, where ' +
          'PostgreSQL’s NOTIFY reaches its limit; each installation needs its own database number at the end',
        takes: `\`${NOTICES_FORMAT}\``,
        without: 'PostgreSQL sends them (NOTIFY)',
        isSecret: true,
      },
      parseNotices,
    ),
    DATABASE_POOL: wholeNumber({
      meaning:
        'Maximum connections of one process to PostgreSQL, plus one; half are reserved for entering exams, answering and handing in',
      fallback: 12,
      min: 2,
      max: 500,
    }),
    DATABASE_WAIT_SECONDS: wholeNumber({
      meaning: 'How long a starting process waits for PostgreSQL; 0 does not wait',
      unit: 'seconds',
      fallback: 60,
      min: 0,
      max: 86_400,
    }),
  },
  Secrets: {
    LECTERN_SECRET: optional(
      {
        meaning:
          'Secret from which encryption and signing keys are derived; all processes on one database must share it',
        takes: `at least ${MIN_SECRET_LENGTH} characters; in production random ones`,
        without:
          'the file `secret` in the data folder, created at the first start; required in production with DATABASE_URL',
        isSecret: true,
      },
      (input) => {
        if (input.length < MIN_SECRET_LENGTH)
          throw new Error(`at least ${MIN_SECRET_LENGTH} characters long`);
        return input;
      },
    ),
    LECTERN_EARLIER_SECRETS: optional(
      {
        meaning: 'Earlier secrets, newest first; they still decrypt what was encrypted with them',
        takes: `secrets of at least ${MIN_SECRET_LENGTH} characters, separated by spaces`,
        without: 'none',
        isSecret: true,
      },
      parseSecrets,
    ),
    PASSWORD_HASH: oneOf(PASSWORD_HASHES, {
      meaning:
        'Hash of new passwords; weaker hashes are replaced at the next log-in. Set `argon2id` once ' +
        'no process of version 0.1, which cannot read it, uses the database',
      fallback: { production: 'scrypt', otherwise: 'argon2id' },
    }),
  },
  'Files in a bucket (S3)': {
    S3_BUCKET: named('Name of the bucket; it must be private', noBucket),
    S3_ACCESS_KEY_ID: named(
      'Id of an access key that may read, write, list and delete objects in the bucket',
      noBucket,
    ),
    S3_ACCESS_KEY_SECRET: hidden('Secret of that access key', noBucket),
    S3_ENDPOINT: address(['https', 'http'], {
      meaning: 'URL of the service',
      like: 'https://oss-cn-shanghai.aliyuncs.com',
      without: 'Amazon S3 in that region',
    }),
    S3_REGION: named('Region that requests are signed for', '`us-east-1`'),
    S3_PATH_STYLE: onOrOff({
      meaning:
        'Object URLs contain the bucket in the path instead of the host name, as MinIO and Swift require',
      fallback: false,
    }),
    S3_SIGNED_DOWNLOADS: onOrOff({
      meaning:
        'Browsers download directly from the service, by signed URLs that are valid for five minutes; with 0 ' +
        'downloads pass through Lectern, for services that browsers cannot reach',
      fallback: false,
    }),
  },
  'SMS (Aliyun)': {
    ALIYUN_ACCESS_KEY_ID: named('Access key id of an account with Dysmsapi', noSms),
    ALIYUN_ACCESS_KEY_SECRET: hidden('Secret of that access key', noSms),
    ALIYUN_SMS_SIGN: named('Approved signature (sender name) at the beginning of each SMS', noSms),
    ALIYUN_SMS_TEMPLATE: named('Code of the approved template, whose only variable is `code`', noSms),
    ALIYUN_SMS_ENDPOINT: address(['https', 'http'], {
      meaning: 'URL of the service',
      like: 'https://dysmsapi.aliyuncs.com',
      without: '`https://dysmsapi.aliyuncs.com`',
    }),
  },
  Mail: {
    SMTP_URL: address(['smtp', 'smtps'], {
      meaning: 'URL of the mail server',
      like: 'smtps://user:password@host:465',
      without: noMail,
      isSecret: true,
    }),
    MAIL_FROM: text({ meaning: 'Sender address of mails', takes: 'an address', without: noMail }),
  },
  'Captcha (Tencent Cloud)': {
    TENCENT_SECRET_ID: named('Secret id of an account', noCaptcha),
    TENCENT_SECRET_KEY: hidden('Secret key of that account', noCaptcha),
    TENCENT_CAPTCHA_APP_ID: named('Id of the captcha app', noCaptcha),
    TENCENT_CAPTCHA_APP_SECRET: hidden('Secret of that app', noCaptcha),
    TENCENT_CAPTCHA_SCRIPT: address(['https', 'http'], {
      meaning: 'URL of the script that the page loads',
      like: 'https://turing.captcha.qcloud.com/TCaptcha.js',
      without: '`https://turing.captcha.qcloud.com/TCaptcha.js`',
    }),
    TENCENT_CAPTCHA_ORIGINS: text({
      meaning:
        'Further origins that the script loads scripts from; the page’s content security policy allows only these',
      takes: 'origins, separated by commas',
      without: '`https://turing.captcha.gtimg.com`',
    }),
    TENCENT_CAPTCHA_ENDPOINT: address(['https', 'http'], {
      meaning: 'URL of the service',
      like: 'https://captcha.tencentcloudapi.com',
      without: '`https://captcha.tencentcloudapi.com`',
    }),
  },
  'Log-ins at other platforms': {
    WEIXIN_APP_ID: named('Id of a website app of the WeChat open platform', noPlatform),
    WEIXIN_APP_SECRET: hidden('Its secret', noPlatform),
    QQ_APP_ID: named('Id of an app of QQ Connect', noPlatform),
    QQ_APP_SECRET: hidden('Its secret', noPlatform),
    WEIBO_APP_ID: named('Id of an app of the Weibo open platform', noPlatform),
    WEIBO_APP_SECRET: hidden('Its secret', noPlatform),
    WEIXINWORK_APP_ID: named('Corporation id at WeCom', noPlatform),
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

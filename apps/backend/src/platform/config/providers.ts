import type { Mode } from './mode.ts';
import type { ReadSettings } from './readSettings.ts';
import type { SettingName, SettingValue } from './settings.ts';

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  /** URL of the service; undefined means Amazon's of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether URLs name the bucket in their path instead of their host. */
  readonly hasPathStyle: boolean;
  /** Whether browsers download from the service directly, by signed URLs. */
  readonly hasSignedDownloads: boolean;
}

/** The SMS service of Aliyun (Dysmsapi). */
export interface AliyunSmsSettings {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  /** The signature before each SMS, as approved by Aliyun. */
  readonly signName: string;
  /** The approved template; its one variable is `code`. */
  readonly templateCode: string;
  readonly endpoint: string;
}

/** The captcha of Tencent Cloud. */
export interface TencentCaptchaSettings {
  readonly secretId: string;
  readonly secretKey: string;
  /** Id of the captcha app that the page opens. */
  readonly captchaAppId: string;
  readonly appSecretKey: string;
  /** The script that the page loads. */
  readonly script: string;
  /** Origins that the content security policy must allow for scripts: the script's own and those it loads from. */
  readonly scriptOrigins: readonly string[];
  readonly endpoint: string;
}

/** An app on a third-party log-in platform (OAuth 2.0). */
export interface OAuthSettings {
  /** App id, app key or corporation id, depending on the platform. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The app within a corporation; only WeCom has one. */
  readonly agentId: string;
}

/** The school's app on each platform, by the names that the calls use. */
export type ThirdLoginSettings = Readonly<
  Partial<Record<'weixin' | 'qq' | 'weibo' | 'weixinwork' | 'dingtalk', OAuthSettings>>
>;

/** A mail server. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465` */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
}

/** Names of settings whose value is text. */
type TextName = {
  [Name in SettingName]: string extends SettingValue<Name> ? Name : never;
}[SettingName];

/** Reads variables that are only valid together; undefined when none of them is set, or one is missing. */
function together<const Name extends TextName>(
  { explicit, problems }: ReadSettings,
  names: readonly Name[],
): ((name: Name) => string) | undefined {
  const found = new Map<Name, string>(names.map((name) => [name, String(explicit(name) ?? '')]));
  const missing = names.filter((name) => found.get(name) === '');
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return (name) => found.get(name) ?? '';
  // Invalid ones have been reported already.
  const unnamed = missing.filter((name) => !problems.some((problem) => problem.startsWith(`${name} `)));
  if (unnamed.length > 0)
    problems.push(`${unnamed.join(', ')} is missing; ${names.join(', ')} belong together.`);
  return undefined;
}

/** Reads the bucket for files; undefined stores them in the data folder. */
export function readBucketSettings(read: ReadSettings, mode: Mode): BucketSettings | undefined {
  const found = together(read, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY_SECRET']);
  return (
    found && {
      bucket: found('S3_BUCKET'),
      accessKeyId: found('S3_ACCESS_KEY_ID'),
      accessKeySecret: found('S3_ACCESS_KEY_SECRET'),
      endpoint: read.explicit('S3_ENDPOINT'),
      region: read.explicit('S3_REGION') ?? 'us-east-1',
      hasPathStyle: read.get('S3_PATH_STYLE', mode),
      hasSignedDownloads: read.get('S3_SIGNED_DOWNLOADS', mode),
    }
  );
}

/** Reads the SMS service; undefined means none, or the sandbox in a demonstration. */
export function readSmsSettings(read: ReadSettings): AliyunSmsSettings | undefined {
  const found = together(read, [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN',
    'ALIYUN_SMS_TEMPLATE',
  ]);
  return (
    found && {
      accessKeyId: found('ALIYUN_ACCESS_KEY_ID'),
      accessKeySecret: found('ALIYUN_ACCESS_KEY_SECRET'),
      signName: found('ALIYUN_SMS_SIGN'),
      templateCode: found('ALIYUN_SMS_TEMPLATE'),
      endpoint: read.explicit('ALIYUN_SMS_ENDPOINT') ?? 'https://dysmsapi.aliyuncs.com',
    }
  );
}

/** Reads the mail server; undefined means none, or the sandbox in a demonstration. */
export function readMailSettings(read: ReadSettings): SmtpSettings | undefined {
  const found = together(read, ['SMTP_URL', 'MAIL_FROM']);
  return found && { url: found('SMTP_URL'), from: found('MAIL_FROM') };
}

/** Reads the captcha; undefined means none, or the sandbox in a demonstration. */
export function readCaptchaSettings(read: ReadSettings): TencentCaptchaSettings | undefined {
  const found = together(read, [
    'TENCENT_SECRET_ID',
    'TENCENT_SECRET_KEY',
    'TENCENT_CAPTCHA_APP_ID',
    'TENCENT_CAPTCHA_APP_SECRET',
  ]);
  if (found === undefined) return undefined;
  const script = read.explicit('TENCENT_CAPTCHA_SCRIPT') ?? 'https://turing.captcha.qcloud.com/TCaptcha.js';
  const others = (read.explicit('TENCENT_CAPTCHA_ORIGINS') ?? 'https://turing.captcha.gtimg.com')
    .split(',')
    .filter((origin) => origin !== '');
  return {
    secretId: found('TENCENT_SECRET_ID'),
    secretKey: found('TENCENT_SECRET_KEY'),
    captchaAppId: found('TENCENT_CAPTCHA_APP_ID'),
    appSecretKey: found('TENCENT_CAPTCHA_APP_SECRET'),
    script,
    scriptOrigins: [new URL(script).origin, ...others],
    endpoint: read.explicit('TENCENT_CAPTCHA_ENDPOINT') ?? 'https://captcha.tencentcloudapi.com',
  };
}

/** Reads the third-party log-in platforms; a missing one means the sandbox in a demonstration, otherwise none. */
export function readThirdLoginSettings(read: ReadSettings): ThirdLoginSettings {
  const agentId = read.explicit('WEIXINWORK_AGENT_ID') ?? '';
  const app = (name: 'WEIXIN' | 'QQ' | 'WEIBO' | 'WEIXINWORK' | 'DINGTALK'): OAuthSettings | undefined => {
    const found = together(read, [`${name}_APP_ID`, `${name}_APP_SECRET`]);
    return (
      found && {
        clientId: found(`${name}_APP_ID`),
        clientSecret: found(`${name}_APP_SECRET`),
        agentId: name === 'WEIXINWORK' ? agentId : '',
      }
    );
  };
  const apps = {
    weixin: app('WEIXIN'),
    qq: app('QQ'),
    weibo: app('WEIBO'),
    weixinwork: app('WEIXINWORK'),
    dingtalk: app('DINGTALK'),
  };
  if (apps.weixinwork?.agentId === '')
    read.problems.push('WEIXINWORK_AGENT_ID is missing; WeCom needs it to log in.');
  return Object.fromEntries(Object.entries(apps).filter(([, settings]) => settings !== undefined));
}

import { ConfigError } from './configError.ts';

/** The SMS service of Aliyun (Dysmsapi). */
export interface AliyunSmsSettings {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  /** The sender's name that stands before each SMS, as Aliyun approved it. */
  readonly signName: string;
  /** The approved template; its one variable is `code`. */
  readonly templateCode: string;
  readonly endpoint: string;
}

/** The captcha of Tencent Cloud. */
export interface TencentCaptchaSettings {
  readonly secretId: string;
  readonly secretKey: string;
  /** The app that the page opens. */
  readonly captchaAppId: string;
  readonly appSecretKey: string;
  /** The script that the page loads. */
  readonly script: string;
  /** Origins that the page's policy must let scripts come from: the script's own and those it loads from. */
  readonly scriptOrigins: readonly string[];
  readonly endpoint: string;
}

/** An app on a platform that people log in with (OAuth 2.0). */
export interface OAuthSettings {
  /** App id, app key or corporation id, as the platform calls it. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The app within a corporation; empty for all but WeCom. */
  readonly agentId: string;
}

/** The platforms with an app of the school, by the names that the calls use. */
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

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables that only make sense together; undefined when none of them is set. */
function together<const Name extends string>(
  env: Environment,
  names: readonly Name[],
): ((name: Name) => string) | undefined {
  const missing = names.filter((name) => (env[name] ?? '') === '');
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(', ')} is missing; ${names.join(', ')} belong together.`);
  return (name) => env[name] ?? '';
}

/** Reads the SMS service; undefined means none, or the sandbox in a demonstration. */
export function readSmsSettings(env: Environment): AliyunSmsSettings | undefined {
  const found = together(env, [
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
      endpoint: env['ALIYUN_SMS_ENDPOINT'] ?? 'https://dysmsapi.aliyuncs.com',
    }
  );
}

/** Reads the mail server; undefined means none, or the sandbox in a demonstration. */
export function readMailSettings(env: Environment): SmtpSettings | undefined {
  const found = together(env, ['SMTP_URL', 'MAIL_FROM']);
  if (found === undefined) return undefined;
  const url = found('SMTP_URL');
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  }
  return { url, from: found('MAIL_FROM') };
}

/** Reads the captcha; undefined means none, or the sandbox in a demonstration. */
export function readCaptchaSettings(env: Environment): TencentCaptchaSettings | undefined {
  const found = together(env, [
    'TENCENT_SECRET_ID',
    'TENCENT_SECRET_KEY',
    'TENCENT_CAPTCHA_APP_ID',
    'TENCENT_CAPTCHA_APP_SECRET',
  ]);
  if (found === undefined) return undefined;
  const script = env['TENCENT_CAPTCHA_SCRIPT'] ?? 'https://turing.captcha.qcloud.com/TCaptcha.js';
  if (!URL.canParse(script))
    throw new ConfigError(`TENCENT_CAPTCHA_SCRIPT is "${script}"; it must be a whole address.`);
  const others = (env['TENCENT_CAPTCHA_ORIGINS'] ?? 'https://turing.captcha.gtimg.com')
    .split(',')
    .filter((origin) => origin !== '');
  return {
    secretId: found('TENCENT_SECRET_ID'),
    secretKey: found('TENCENT_SECRET_KEY'),
    captchaAppId: found('TENCENT_CAPTCHA_APP_ID'),
    appSecretKey: found('TENCENT_CAPTCHA_APP_SECRET'),
    script,
    scriptOrigins: [new URL(script).origin, ...others],
    endpoint: env['TENCENT_CAPTCHA_ENDPOINT'] ?? 'https://captcha.tencentcloudapi.com',
  };
}

/** Reads the platforms to log in with; one that is missing is the sandbox's in a demonstration, else none. */
export function readThirdLoginSettings(env: Environment): ThirdLoginSettings {
  const app = (name: string): OAuthSettings | undefined => {
    const found = together(env, [`${name}_APP_ID`, `${name}_APP_SECRET`]);
    return (
      found && {
        clientId: found(`${name}_APP_ID`),
        clientSecret: found(`${name}_APP_SECRET`),
        agentId: env[`${name}_AGENT_ID`] ?? '',
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
    throw new ConfigError('WEIXINWORK_AGENT_ID is missing; WeCom needs it to log in.');
  return Object.fromEntries(Object.entries(apps).filter(([, settings]) => settings !== undefined));
}

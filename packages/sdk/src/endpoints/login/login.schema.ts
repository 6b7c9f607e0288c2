import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** A mobile number of mainland China: 1, then 3 to 9, then 9 digits. */
export const Mobile = Type.String({ pattern: '^1[3-9][0-9]{9}$' });

/** A user name: a letter, then letters, digits and underscores, 4 to 20 characters in all. */
export const Username = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{3,19}$' });

/** A password as RSA ciphertext in base64, created by `encryptPassword` of `@lectern/sdk/crypto`. */
export const EncryptedPassword = Type.String({ minLength: 1, maxLength: 1024 });

/** The six-digit code of an SMS. */
export const SmsCode = Type.String({ pattern: '^[0-9]{6}$' });

/** Result of a solved challenge; each ticket is valid once. */
const captcha = {
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  randstr: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
};

/** 1 keeps the session on this device for a month. Spelt as the platform spells it. */
const remeberMe = Type.Optional(Flag);

/** Configuration of the log-in. */
export const LoginConfig = Type.Object({
  /** 1 shows the log-in by SMS code first. */
  webVerifyCodeLogin: Flag,
  /** Whether the school sends codes by SMS, which resetting a password requires; 0 where it does not. */
  smsFlag: Flag,
  /** RSA public key for passwords: SPKI in PEM or its bare base64. */
  publicKey: Type.String(),
  /** Single-use nonce for an encrypted password; empty where the server requires none. */
  nonce: Type.String(),
  /** Script address of the challenge; empty where there is no challenge. */
  captchaScript: Type.String(),
  captchaAppId: Type.String(),
  /** 1 shows the log-ins of other platforms, each of which has its own flag. */
  thirdLoginFlag: Flag,
  wechatLogin: Flag,
  qqLogin: Flag,
  weiboLogin: Flag,
  wechatWorkLogin: Flag,
  wechatWorkRegLogin: Flag,
  ddLoginFlag: Flag,
});
export type LoginConfig = Static<typeof LoginConfig>;

/** Reply to a successful log-in. */
export const LoginReply = Type.Object({
  /** 1 for a new account. */
  flag: Flag,
  user: Type.Object({
    id: Id,
    schoolId: Id,
    companyId: Id,
    /** The student's full mobile number; empty where there is none. All other replies mask it. */
    mobile: Type.String(),
  }),
  token: Type.Object({
    token: Type.String(),
    /** One-time code, valid for two minutes, that transfers the session to another page of the platform. */
    code: Type.String(),
  }),
  /** Route to open after the log-in; empty to stay on the page. */
  redirectConfig: Type.String(),
  /** 1 when the school has messages that should open first. */
  companyMessageReach: Flag,
});
export type LoginReply = Static<typeof LoginReply>;

/** Log-in by account (user name, mobile or e-mail) and password. */
export const PasswordIn = Input({
  /** Id of the account at another platform to bind. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  account: Type.String({ minLength: 1, maxLength: 128 }),
  password: EncryptedPassword,
  remeberMe,
  type: Type.Literal(1),
  ...captcha,
});
export type PasswordIn = Static<typeof PasswordIn>;

/** Request for an SMS with a code. */
export const SendSmsIn = Input({ mobile: Mobile, ...captcha });
export type SendSmsIn = Static<typeof SendSmsIn>;

/** Confirmation that the SMS is on its way. */
export const SentSms = Type.Object({
  /** Seconds until the next one may be requested. */
  retryAfterSeconds: Type.Integer(),
});
export type SentSms = Static<typeof SentSms>;

/** Log-in by SMS code. */
export const MobileSmsIn = Input({
  mobile: Mobile,
  smsCode: SmsCode,
  remeberMe,
  /** Id of the account at another platform to bind. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  ...captcha,
});
export type MobileSmsIn = Static<typeof MobileSmsIn>;

/** Names to check for availability, one or several. */
export const CheckAccountIn = Input({
  username: Type.Optional(Username),
  mobile: Type.Optional(Mobile),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 128 })),
  ...captcha,
});
export type CheckAccountIn = Static<typeof CheckAccountIn>;

/** Data of a registration. */
export const RegisterIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  mobile: Type.Optional(Mobile),
  password: EncryptedPassword,
  smsCode: Type.Optional(SmsCode),
  username: Type.Optional(Username),
  province: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  county: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Id of the account at another platform to bind. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** Invitation code of the student who invited the new one. */
  inviteCode: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  ...captcha,
});
export type RegisterIn = Static<typeof RegisterIn>;

/** The new account, and a one-time code that logs it in. */
export const Registered = Type.Object({ userId: Id, code: Type.String() });
export type Registered = Static<typeof Registered>;

/** Whether the registration form has province, city and county. */
export const RegionFlag = Type.Object({ provCityCountyFlag: Flag });
export type RegionFlag = Static<typeof RegionFlag>;

/** Available log-ins of other platforms. */
export const ThirdLogins = Type.Pick(LoginConfig, [
  'thirdLoginFlag',
  'wechatLogin',
  'qqLogin',
  'weiboLogin',
  'wechatWorkLogin',
  'wechatWorkRegLogin',
  'ddLoginFlag',
]);
export type ThirdLogins = Static<typeof ThirdLogins>;

/** A platform whose accounts can be used to log in. */
export const ThirdLoginType = Type.Enum(['weixin', 'qq', 'weibo', 'weixinwork']);
export type ThirdLoginType = Static<typeof ThirdLoginType>;

/** Request for the start address of another platform's log-in. */
export const ThirdLoginStartIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  type: ThirdLoginType,
});
export type ThirdLoginStartIn = Static<typeof ThirdLoginStartIn>;

/** Start address of the log-in; it opens in a window of 666 × 565 px. */
export const ThirdLoginStart = Type.Object({ flag: Flag, url: Type.String() });
export type ThirdLoginStart = Static<typeof ThirdLoginStart>;

/** Log-in after a passed face check. */
export const ByFaceIn = Input({
  loginToken: Type.String({ minLength: 1, maxLength: 512 }),
  orderNo: Type.String({ minLength: 1, maxLength: 128 }),
});
export type ByFaceIn = Static<typeof ByFaceIn>;

/** Data of code 120030002: a face check is required first. */
export const FaceDemand = Type.Object({
  loginToken: Type.String(),
  orderNo: Type.String(),
  url: Type.String(),
});
export type FaceDemand = Static<typeof FaceDemand>;

/** Parameters of the workplace messenger's log-in. `respionseType` is spelt as the platform spells it. */
export const DdQrCode = Type.Object({
  redirectUrl: Type.String(),
  clientId: Type.String(),
  scope: Type.String(),
  respionseType: Type.String(),
  /** Parameter `state` of the other platform's protocol, which must come back unchanged. */
  state: Type.String(),
  prompt: Type.String(),
  /** Address of the frame without a query; empty for DingTalk's own. An addition of this project. */
  frameUrl: Type.String(),
});
export type DdQrCode = Static<typeof DdQrCode>;

/** Mobile number whose SMS limit is checked. */
export const CheckLimitIn = Input({ mobile: Mobile });
export type CheckLimitIn = Static<typeof CheckLimitIn>;

/**
 * Remaining number of codes, and when the next may be requested. It does not reveal whether the number has an
 * account.
 */
export const SmsLimit = Type.Object({ retryAfterSeconds: Type.Integer(), remainingToday: Type.Integer() });
export type SmsLimit = Static<typeof SmsLimit>;

/** One-time code to exchange for a session. */
export const ByCacheCodeIn = Input({ code: Type.String({ minLength: 1, maxLength: 128 }) });
export type ByCacheCodeIn = Static<typeof ByCacheCodeIn>;

/** A new password, confirmed by an SMS code. */
export const ResetPasswordIn = Input({ mobile: Mobile, smsCode: SmsCode, password: EncryptedPassword });
export type ResetPasswordIn = Static<typeof ResetPasswordIn>;

/** Where to go after the session ended: a route; empty to stay on the page. */
export const LoggedOut = Type.Object({ loginSchoolPath: Type.String() });
export type LoggedOut = Static<typeof LoggedOut>;

/** Reference to an exercise done before logging in. */
export const MergeUnloggedIn = Input({
  clientId: Type.String({ minLength: 1, maxLength: 128 }),
  unLoginRecordId: Type.String({ minLength: 1, maxLength: 128 }),
});
export type MergeUnloggedIn = Static<typeof MergeUnloggedIn>;

/** Number of exercise records that now belong to the student. */
export const MergedUnlogged = Type.Object({ mergedCount: Type.Integer() });
export type MergedUnlogged = Static<typeof MergedUnlogged>;

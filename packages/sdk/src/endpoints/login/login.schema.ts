import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** A mobile number of mainland China: 1, then 3 to 9, then 9 digits. */
export const Mobile = Type.String({ pattern: '^1[3-9][0-9]{9}$' });

/** A user name: a letter, then letters, digits and underscores, 4 to 20 characters in all. */
export const Username = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{3,19}$' });

/** A password as RSA ciphertext in base64; `encryptPassword` of `@lectern/sdk/crypto` makes it. */
export const EncryptedPassword = Type.String({ minLength: 1, maxLength: 1024 });

/** The six digits of an SMS. */
export const SmsCode = Type.String({ pattern: '^[0-9]{6}$' });

/** What solving the challenge gave; each ticket is good once. */
const captcha = {
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  randstr: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
};

/** 1 keeps the session on this device for a month. Spelt as the platform spells it. */
const remeberMe = Type.Optional(Flag);

/** How to log in here. */
export const LoginConfig = Type.Object({
  /** 1 shows the phone-code mode first. */
  webVerifyCodeLogin: Flag,
  /** Whether the school sends codes by SMS, as a forgotten password needs one: 0 where that is not set up. */
  smsFlag: Flag,
  /** RSA key for passwords: SPKI in PEM or its bare base64. */
  publicKey: Type.String(),
  /** Goes inside the encrypted password, once; empty where the server asks for none. */
  nonce: Type.String(),
  /** The challenge's script and app; an empty script address means that there is no challenge. */
  captchaScript: Type.String(),
  captchaAppId: Type.String(),
  /** 1 shows the log-ins of other platforms that have a flag of their own. */
  thirdLoginFlag: Flag,
  wechatLogin: Flag,
  qqLogin: Flag,
  weiboLogin: Flag,
  wechatWorkLogin: Flag,
  wechatWorkRegLogin: Flag,
  ddLoginFlag: Flag,
});
export type LoginConfig = Static<typeof LoginConfig>;

/** A log-in that worked. */
export const LoginReply = Type.Object({
  /** 1 when the account is new. */
  flag: Flag,
  user: Type.Object({
    id: Id,
    schoolId: Id,
    companyId: Id,
    /** The student's own whole number; empty without one. Everywhere else it is masked. */
    mobile: Type.String(),
  }),
  token: Type.Object({
    token: Type.String(),
    /** Moves the session to another page of the platform, once and within two minutes. */
    code: Type.String(),
  }),
  /** Route that the school wants its students on after logging in; empty keeps the page. */
  redirectConfig: Type.String(),
  /** 1 when the school has messages waiting that should open first. */
  companyMessageReach: Flag,
});
export type LoginReply = Static<typeof LoginReply>;

/** Logs in by account (user name, mobile or email) and password. */
export const PasswordIn = Input({
  /** Names the account of another platform that is to be bound. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  account: Type.String({ minLength: 1, maxLength: 128 }),
  password: EncryptedPassword,
  remeberMe,
  type: Type.Literal(1),
  ...captcha,
});
export type PasswordIn = Static<typeof PasswordIn>;

/** Asks for an SMS with a code. */
export const SendSmsIn = Input({ mobile: Mobile, ...captcha });
export type SendSmsIn = Static<typeof SendSmsIn>;

/** The SMS is on its way. */
export const SentSms = Type.Object({
  /** Seconds until the next one may be asked for. */
  retryAfterSeconds: Type.Integer(),
});
export type SentSms = Static<typeof SentSms>;

/** Logs in by SMS code. */
export const MobileSmsIn = Input({
  mobile: Mobile,
  smsCode: SmsCode,
  remeberMe,
  /** Names the account of another platform that is to be bound. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  ...captcha,
});
export type MobileSmsIn = Static<typeof MobileSmsIn>;

/** Asks whether names are free, one or several. */
export const CheckAccountIn = Input({
  username: Type.Optional(Username),
  mobile: Type.Optional(Mobile),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 128 })),
  ...captcha,
});
export type CheckAccountIn = Static<typeof CheckAccountIn>;

/** A registration. */
export const RegisterIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  mobile: Type.Optional(Mobile),
  password: EncryptedPassword,
  smsCode: Type.Optional(SmsCode),
  username: Type.Optional(Username),
  province: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  county: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Names the account of another platform that is to be bound. */
  thirdCacheCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** The code of the student who asked them along. */
  inviteCode: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  ...captcha,
});
export type RegisterIn = Static<typeof RegisterIn>;

/** The new account, and the code with which it logs in by itself. */
export const Registered = Type.Object({ userId: Id, code: Type.String() });
export type Registered = Static<typeof Registered>;

/** Whether registration asks for province, city and county. */
export const RegionFlag = Type.Object({ provCityCountyFlag: Flag });
export type RegionFlag = Static<typeof RegionFlag>;

/** Which other platforms may be used. */
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

/** A platform on which somebody may already have an account. */
export const ThirdLoginType = Type.Enum(['weixin', 'qq', 'weibo', 'weixinwork']);
export type ThirdLoginType = Static<typeof ThirdLoginType>;

/** Asks for the address at which another platform's log-in begins. */
export const ThirdLoginStartIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  type: ThirdLoginType,
});
export type ThirdLoginStartIn = Static<typeof ThirdLoginStartIn>;

/** That address; it opens in a window of 666 by 565. */
export const ThirdLoginStart = Type.Object({ flag: Flag, url: Type.String() });
export type ThirdLoginStart = Static<typeof ThirdLoginStart>;

/** Finishes a log-in by face. */
export const ByFaceIn = Input({
  loginToken: Type.String({ minLength: 1, maxLength: 512 }),
  orderNo: Type.String({ minLength: 1, maxLength: 128 }),
});
export type ByFaceIn = Static<typeof ByFaceIn>;

/** What goes with code 120030002: the face must be checked first. */
export const FaceDemand = Type.Object({
  loginToken: Type.String(),
  orderNo: Type.String(),
  url: Type.String(),
});
export type FaceDemand = Static<typeof FaceDemand>;

/** The workplace messenger's log-in. `respionseType` is spelt as the platform spells it. */
export const DdQrCode = Type.Object({
  redirectUrl: Type.String(),
  clientId: Type.String(),
  scope: Type.String(),
  respionseType: Type.String(),
  state: Type.String(),
  prompt: Type.String(),
  /** The frame's address without a query; empty is DingTalk's own. Ours: the platform does not show it. */
  frameUrl: Type.String(),
});
export type DdQrCode = Static<typeof DdQrCode>;

/** Asks how often a number may still be sent a code. */
export const CheckLimitIn = Input({ mobile: Mobile });
export type CheckLimitIn = Static<typeof CheckLimitIn>;

/** How often, and when next. It does not tell whether the number has an account. */
export const SmsLimit = Type.Object({ retryAfterSeconds: Type.Integer(), remainingToday: Type.Integer() });
export type SmsLimit = Static<typeof SmsLimit>;

/** Exchanges a one-time code for a session. */
export const ByCacheCodeIn = Input({ code: Type.String({ minLength: 1, maxLength: 128 }) });
export type ByCacheCodeIn = Static<typeof ByCacheCodeIn>;

/** Sets a new password by SMS code. */
export const ResetPasswordIn = Input({ mobile: Mobile, smsCode: SmsCode, password: EncryptedPassword });
export type ResetPasswordIn = Static<typeof ResetPasswordIn>;

/** Where the student goes after the session ended: a route, empty for the page they are on. */
export const LoggedOut = Type.Object({ loginSchoolPath: Type.String() });
export type LoggedOut = Static<typeof LoggedOut>;

/** Names an exercise that was done before logging in. */
export const MergeUnloggedIn = Input({
  clientId: Type.String({ minLength: 1, maxLength: 128 }),
  unLoginRecordId: Type.String({ minLength: 1, maxLength: 128 }),
});
export type MergeUnloggedIn = Static<typeof MergeUnloggedIn>;

/** How many exercise records now belong to the student. */
export const MergedUnlogged = Type.Object({ mergedCount: Type.Integer() });
export type MergedUnlogged = Static<typeof MergedUnlogged>;

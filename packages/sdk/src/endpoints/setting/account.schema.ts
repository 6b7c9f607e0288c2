import { Type, type Static } from 'typebox';
import { FilePart, Flag, Id, Input, Time } from '../parts.schema.ts';

const mobile = Type.String({ pattern: '^1[3-9][0-9]{9}$' });
const email = Type.String({ format: 'email', maxLength: 128 });
const username = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{3,19}$' });
const smsCode = Type.String({ pattern: '^[0-9]{6}$' });
/** Password as RSA ciphertext in base64, created by `encryptPassword` of `@lectern/sdk/crypto`. */
const password = Type.String({ minLength: 1, maxLength: 1024 });
const captcha = {
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  randstr: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
};
/** Proof of a verified identity (`setting.verifyIdentity`), valid for ten minutes. */
const verifyToken = Type.Optional(Type.String({ minLength: 1, maxLength: 256 }));

/** Another platform whose account can be bound. */
export const ThirdParty = Type.Enum(['weixin', 'qq', 'weibo', 'weixinwork', 'dd']);
export type ThirdParty = Static<typeof ThirdParty>;

/** The account and its bindings. Mobile and e-mail are masked in the middle. */
export const AccountInfo = Type.Object({
  userId: Id,
  username: Type.String(),
  nickName: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  headPicMax: Type.String(),
  /** 1 once the user name was set, which is possible only once. */
  usernameFlag: Flag,
  /** False for an account that has only logged in by SMS or another platform. */
  hasPassword: Type.Boolean(),
  /** 1 or 2 forces a change of password. */
  changePasswordConfig: Type.Enum([0, 1, 2]),
  thirdParties: Type.Array(Type.Object({ type: ThirdParty, bindFlag: Flag, name: Type.String() })),
  lastLoginAt: Time,
  /** Whether the school sends codes by SMS, and by e-mail; 0 where it does not. */
  smsFlag: Flag,
  mailFlag: Flag,
});
export type AccountInfo = Static<typeof AccountInfo>;

export const CheckEmailIn = Input({ email, ...captcha });
export type CheckEmailIn = Static<typeof CheckEmailIn>;

export const CheckUsernameIn = Input({ username, ...captcha });
export type CheckUsernameIn = Static<typeof CheckUsernameIn>;

export const CheckMobileIn = Input({ mobile, ...captcha });
export type CheckMobileIn = Static<typeof CheckMobileIn>;

export const BindEmailIn = Input({ email, code: smsCode, verifyToken });
export type BindEmailIn = Static<typeof BindEmailIn>;

export const BindMobileIn = Input({ mobile, smsCode, verifyToken });
export type BindMobileIn = Static<typeof BindMobileIn>;

export const BindUsernameIn = Input({ username, ...captcha });
export type BindUsernameIn = Static<typeof BindUsernameIn>;

/** Proof of identity, by password or by a code sent to the bound number or address. */
export const VerifyIdentityIn = Input({
  way: Type.Enum(['password', 'mobile', 'email']),
  password: Type.Optional(password),
  code: Type.Optional(smsCode),
});
export type VerifyIdentityIn = Static<typeof VerifyIdentityIn>;

/** Proof of a verified identity. */
export const VerifiedIdentity = Type.Object({ verifyToken: Type.String(), expiresAt: Time });
export type VerifiedIdentity = Static<typeof VerifiedIdentity>;

/** A new password, confirmed by the old one or by a code. */
export const UpdatePasswordIn = Input({
  oldPassword: Type.Optional(password),
  smsCode: Type.Optional(smsCode),
  password,
});
export type UpdatePasswordIn = Static<typeof UpdatePasswordIn>;

/** New token of the current session; all other sessions of the account have ended. */
export const UpdatedPassword = Type.Object({ token: Type.String() });
export type UpdatedPassword = Static<typeof UpdatedPassword>;

export const UnbindThirdPartyIn = Input({ type: ThirdParty, verifyToken });
export type UnbindThirdPartyIn = Static<typeof UnbindThirdPartyIn>;

/** A new profile picture: JPG or PNG, at most 5 MB. */
export const HeadPortraitIn = Input({ file: FilePart });
export type HeadPortraitIn = Static<typeof HeadPortraitIn>;

/** Address of the new picture. */
export const HeadPortrait = Type.Object({ headPicMax: Type.String() });
export type HeadPortrait = Static<typeof HeadPortrait>;

/** Request for a code by SMS or e-mail: to a new number or address, or, where neither is given, to the bound one. */
export const SettingSmsIn = Input({
  mobile: Type.Optional(mobile),
  email: Type.Optional(email),
  /** Which bound contact gets the code. @defaultValue 'mobile' */
  way: Type.Optional(Type.Enum(['mobile', 'email'])),
  codeType: Type.Enum(['VERIFY_IDENTITY', 'BIND_MOBILE', 'BIND_EMAIL', 'UNBIND_THIRD']),
  ...captcha,
});
export type SettingSmsIn = Static<typeof SettingSmsIn>;

/** Request for a code to the bound number, for a new password. */
export const PasswordSmsIn = Input(captcha);
export type PasswordSmsIn = Static<typeof PasswordSmsIn>;

/** Confirmation that the code is on its way. */
export const SentCode = Type.Object({
  /** Seconds until the next one may be requested. */
  retryAfterSeconds: Type.Integer(),
});
export type SentCode = Static<typeof SentCode>;

/** A code to check before the form continues. */
export const CheckCaptchaIn = Input({ mobile: Type.Optional(mobile), smsCode });
export type CheckCaptchaIn = Static<typeof CheckCaptchaIn>;

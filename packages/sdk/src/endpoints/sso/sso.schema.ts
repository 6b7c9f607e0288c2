import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';

/** One-time code from an identity provider, to exchange for a token. */
export const TokenByCodeIn = Input({ code: Type.String({ minLength: 1, maxLength: 512 }) });
export type TokenByCodeIn = Static<typeof TokenByCodeIn>;

/** A token, and its lifetime in seconds. */
export const SsoToken = Type.Object({ access_token: Type.String(), expires_in: Type.Integer() });
export type SsoToken = Static<typeof SsoToken>;

/** Token whose owner is requested. */
export const UserByTokenIn = Input({ access_token: Type.String({ minLength: 1, maxLength: 4096 }) });
export type UserByTokenIn = Static<typeof UserByTokenIn>;

/** Owner of a token. */
export const SsoUser = Type.Object({
  id: Id,
  companyId: Id,
  schoolId: Id,
  username: Type.String(),
  nickName: Type.String(),
  /** Full mobile number of the owner, as in a log-in reply; empty where there is none. */
  mobile: Type.String(),
});
export type SsoUser = Static<typeof SsoUser>;

/** Where to go after the session ended. */
export const LoggedOut = Type.Object({ loginSchoolPath: Type.String() });
export type LoggedOut = Static<typeof LoggedOut>;

import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';

/** Asks for a token by the code that an identity provider sent along. */
export const TokenByCodeIn = Input({ code: Type.String({ minLength: 1, maxLength: 512 }) });
export type TokenByCodeIn = Static<typeof TokenByCodeIn>;

/** A token and how long it is good, in seconds. */
export const SsoToken = Type.Object({ access_token: Type.String(), expires_in: Type.Integer() });
export type SsoToken = Static<typeof SsoToken>;

/** Asks whose a token is. */
export const UserByTokenIn = Input({ access_token: Type.String({ minLength: 1, maxLength: 4096 }) });
export type UserByTokenIn = Static<typeof UserByTokenIn>;

/** The owner of a token. */
export const SsoUser = Type.Object({
  id: Id,
  companyId: Id,
  schoolId: Id,
  username: Type.String(),
  nickName: Type.String(),
  /** The owner's whole number, as a log-in gives it; empty without one. */
  mobile: Type.String(),
});
export type SsoUser = Static<typeof SsoUser>;

/** Where the student goes after the session ended. */
export const LoggedOut = Type.Object({ loginSchoolPath: Type.String() });
export type LoggedOut = Static<typeof LoggedOut>;

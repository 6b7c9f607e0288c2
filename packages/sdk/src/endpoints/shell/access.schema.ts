import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** Where the platform's sockets are. */
export const SocketDomains = Type.Object({ netty: Type.Object({ domain: Type.String() }) });
export type SocketDomains = Static<typeof SocketDomains>;

/** Whether a log-in elsewhere serves this site, and where it is. */
export const GlobalLogin = Type.Union([
  Type.Boolean(),
  Type.Object({ openFlag: Flag, thirdLoginUrl: Type.String() }),
]);
export type GlobalLogin = Static<typeof GlobalLogin>;

/** What registration asks for. */
export const RegisterConfig = Type.Object({
  usernameFlag: Flag,
  mobileFlag: Flag,
  registerAgreementFlag: Flag,
  /** 0 shows the register tab. */
  closeFlag: Flag,
  companyRegisterConfig: Type.Object({ mobileFlag: Flag }),
  /** Spelt as the platform spells them. */
  deficiencyInfo: Type.Object({
    username: Flag,
    cardtype: Flag,
    StudentIDcardnumber: Flag,
    Studentcellphonenumber: Flag,
    sex: Flag,
    education: Flag,
    address: Flag,
  }),
});
export type RegisterConfig = Static<typeof RegisterConfig>;

/** Settings of a group by code. */
export const ConfigGroup = Type.Record(Type.String(), Type.String());
export type ConfigGroup = Static<typeof ConfigGroup>;

/** Asks for a group of the question bank's settings. */
export const ConfigGroupIn = Input({
  group: Type.String({ minLength: 1, maxLength: 64 }),
  schoolId: Type.Optional(Id),
});
export type ConfigGroupIn = Static<typeof ConfigGroupIn>;

/** One setting of a company. */
export const SysConfig = Type.Object({ code: Type.String(), value: Type.String() });
export type SysConfig = Static<typeof SysConfig>;

/** Asks for one setting; another company's are not told. */
export const SysConfigIn = Input({ companyId: Id, code: Type.String({ minLength: 1, maxLength: 64 }) });
export type SysConfigIn = Static<typeof SysConfigIn>;

/** Asks for the state of a function. */
export const FunctionIn = Input({ functionCode: Type.String({ minLength: 1, maxLength: 64 }) });
export type FunctionIn = Static<typeof FunctionIn>;

/**
 * The state of a function. `STUDENT_PROTOCOL_TYPE`: 1 one agreement, 2 all must be signed.
 * `COMPANY_BUY_CHECK`: 1 to 5 against the kind of purchase.
 */
export const FunctionState = Type.Object({
  functionCode: Type.String(),
  openFlag: Flag,
  status: Type.Integer(),
});
export type FunctionState = Static<typeof FunctionState>;

/** The presence and live servers. */
export const NodeConfig = Type.Object({
  domain: Type.String(),
  liveDomain: Type.String(),
  liveYunId: Type.String(),
  _sessionId: Type.String(),
  liveSessionId: Type.String(),
  /** Hosts separated by commas; the company's id modulo their number chooses one. */
  online_school_nodejs_domain: Type.String(),
});
export type NodeConfig = Static<typeof NodeConfig>;

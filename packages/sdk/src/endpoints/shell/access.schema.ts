import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';
import { CompanyRegisterConfig, RequiredInfo } from '../studentInfo/student.schema.ts';

/** Hosts of the platform's sockets. */
export const SocketDomains = Type.Object({ netty: Type.Object({ domain: Type.String() }) });
export type SocketDomains = Static<typeof SocketDomains>;

/** Whether students log in at another site, and its address. */
export const GlobalLogin = Type.Union([
  Type.Boolean(),
  Type.Object({ openFlag: Flag, thirdLoginUrl: Type.String() }),
]);
export type GlobalLogin = Static<typeof GlobalLogin>;

/** Settings of the registration form. */
export const RegisterConfig = Type.Object({
  usernameFlag: Flag,
  mobileFlag: Flag,
  registerAgreementFlag: Flag,
  /** 0 shows the register tab. */
  closeFlag: Flag,
  companyRegisterConfig: CompanyRegisterConfig,
  /** Required fields, in the platform's spelling. */
  deficiencyInfo: RequiredInfo,
});
export type RegisterConfig = Static<typeof RegisterConfig>;

/** Settings of a group, by code. */
export const ConfigGroup = Type.Record(Type.String(), Type.String());
export type ConfigGroup = Static<typeof ConfigGroup>;

/** Reference to a group of the question bank's settings. */
export const ConfigGroupIn = Input({
  group: Type.String({ minLength: 1, maxLength: 64 }),
  schoolId: Type.Optional(Id),
});
export type ConfigGroupIn = Static<typeof ConfigGroupIn>;

/** A setting of a company. */
export const SysConfig = Type.Object({ code: Type.String(), value: Type.String() });
export type SysConfig = Static<typeof SysConfig>;

/** Reference to a setting; those of other companies are refused. */
export const SysConfigIn = Input({ companyId: Id, code: Type.String({ minLength: 1, maxLength: 64 }) });
export type SysConfigIn = Static<typeof SysConfigIn>;

/** Reference to a function. */
export const FunctionIn = Input({ functionCode: Type.String({ minLength: 1, maxLength: 64 }) });
export type FunctionIn = Static<typeof FunctionIn>;

/**
 * State of a function. `STUDENT_PROTOCOL_TYPE`: 1 one agreement, 2 all must be signed. `COMPANY_BUY_CHECK`: 1
 * to 5, compared with the kind of purchase.
 */
export const FunctionState = Type.Object({
  functionCode: Type.String(),
  openFlag: Flag,
  status: Type.Integer(),
});
export type FunctionState = Static<typeof FunctionState>;

/** Hosts of presence and live rooms. */
export const NodeConfig = Type.Object({
  domain: Type.String(),
  liveDomain: Type.String(),
  liveYunId: Type.String(),
  _sessionId: Type.String(),
  liveSessionId: Type.String(),
  /** Hosts separated by commas; the company's id modulo their number selects one. */
  online_school_nodejs_domain: Type.String(),
});
export type NodeConfig = Static<typeof NodeConfig>;

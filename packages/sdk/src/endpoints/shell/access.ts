import type { Endpoint } from '../../client/endpoint.ts';
import type { DomainScope, Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './access.schema.ts';
import * as replies from './access.reply.gen.ts';

/** Reads the socket hosts; connect to the path `/websocket`. */
export const socketDomains: Endpoint<Nothing, shapes.SocketDomains> = {
  id: 'shell.socketDomains',
  method: 'GET',
  path: '/external/api/v1/domains',
  reply: replies.socketDomains,
  idempotent: true,
};

/** Returns whether students log in at another site, and its address. */
export const checkGlobalLogin: Endpoint<DomainScope, shapes.GlobalLogin> = {
  id: 'shell.checkGlobalLogin',
  method: 'GET',
  path: '/saas-business/v1/front/login/checkGlobalLogin',
  ambient: ['domain'],
  reply: replies.checkGlobalLogin,
  idempotent: true,
};

/** Reads the settings of the registration form. */
export const registerConfig: Endpoint<SchoolScope, shapes.RegisterConfig> = {
  id: 'shell.registerConfig',
  method: 'GET',
  path: '/saas-business/v1/company/register/config',
  ambient: ['schoolId'],
  reply: replies.registerConfig,
  idempotent: true,
};

/** Reads a group of the question bank's settings. */
export const questionConfigByGroup: Endpoint<shapes.ConfigGroupIn, shapes.ConfigGroup> = {
  id: 'shell.questionConfigByGroup',
  method: 'GET',
  path: '/question/v1/config/byGroup/{group}',
  ambient: ['schoolId'],
  reply: replies.questionConfigByGroup,
  idempotent: true,
};

/** Reads one setting of the company; code 0 when it is not set. */
export const sysConfig: Endpoint<shapes.SysConfigIn, shapes.SysConfig> = {
  id: 'shell.sysConfig',
  method: 'GET',
  path: '/saas-business/v1/sys/config/{companyId}/{code}',
  reply: replies.sysConfig,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the hosts of presence and live rooms. */
export const nodeConfig: Endpoint<Nothing, shapes.NodeConfig> = {
  id: 'shell.nodeConfig',
  method: 'GET',
  path: '/saas-business/v1/nodeOnline/getConfig',
  reply: replies.nodeConfig,
};

/** Returns whether a function of the platform is enabled. */
export const verifyFunctionCode: Endpoint<shapes.FunctionIn, shapes.FunctionState> = {
  id: 'shell.verifyFunctionCode',
  method: 'GET',
  path: '/sys/config/verifyFunctionCodeStatus',
  reply: replies.verifyFunctionCode,
  idempotent: true,
};

/** Reads the company's setting of a function. */
export const companyFunction: Endpoint<shapes.FunctionIn, shapes.FunctionState> = {
  id: 'shell.companyFunction',
  method: 'GET',
  path: '/company/checkCompanyFunctionSet',
  reply: replies.companyFunction,
  idempotent: true,
};

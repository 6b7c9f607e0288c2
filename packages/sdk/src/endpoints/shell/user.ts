import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './user.schema.ts';
import * as replies from './user.reply.gen.ts';

/** Reads the logged-in student; 401 for a visitor. */
export const currentUser: Endpoint<Nothing, shapes.CurrentUser> = {
  id: 'shell.currentUser',
  method: 'GET',
  path: '/external/api/v1/usersfront/getCurrentUser',
  reply: replies.currentUser,
  idempotent: true,
};

/** Reads the permitted pages of the personal area. */
export const personConfig: Endpoint<Nothing, shapes.PersonConfig> = {
  id: 'shell.personConfig',
  method: 'GET',
  path: '/external/api/v1/usersfront/getPersonConfig',
  reply: replies.personConfig,
  idempotent: true,
};

/** Requests a single-use ticket that logs the student in to the school's administration. */
export const tokenBackLogin: Endpoint<Nothing, shapes.BackLoginTicket> = {
  id: 'shell.tokenBackLogin',
  method: 'POST',
  path: '/external/api/v1/usersfront/getTokenBackLogin',
  reply: replies.tokenBackLogin,
};

/** Reads the functions that the header and the personal area offer. */
export const serviceConfig: Endpoint<SchoolScope, shapes.ServiceConfig> = {
  id: 'shell.serviceConfig',
  method: 'GET',
  path: '/saas-business/v1/user-center/service/config',
  ambient: ['schoolId'],
  reply: replies.serviceConfig,
  idempotent: true,
};

/** Reads where the student stopped learning; null before the first lesson. */
export const lastLearning: Endpoint<Nothing, shapes.LastLearning> = {
  id: 'shell.lastLearning',
  method: 'GET',
  path: '/external/api/v1/usersfront/lastLearning',
  reply: replies.lastLearning,
  idempotent: true,
};

/** Reads the address of the school's administration, which opens in a new tab. */
export const adminCentreUrl: Endpoint<SchoolScope, string> = {
  id: 'shell.adminCentreUrl',
  method: 'GET',
  path: '/saas-business/v1/company/config/adminCentreUrl',
  ambient: ['schoolId'],
  reply: replies.adminCentreUrl,
  idempotent: true,
};

/** Reads the account at another platform with which somebody has just logged in. */
export const thirdUser: Endpoint<shapes.ThirdUserIn, shapes.ThirdUser> = {
  id: 'shell.thirdUser',
  method: 'GET',
  path: '/saas-business/api/third/login/getThirdUserBy/{id}',
  reply: replies.thirdUser,
  idempotent: true,
};

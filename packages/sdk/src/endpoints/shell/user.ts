import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './user.schema.ts';
import * as replies from './user.reply.gen.ts';

/** Reads who is logged in; 401 for a visitor. */
export const currentUser: Endpoint<Nothing, shapes.CurrentUser> = {
  id: 'shell.currentUser',
  method: 'GET',
  path: '/external/api/v1/usersfront/getCurrentUser',
  reply: replies.currentUser,
  idempotent: true,
};

/** Reads which pages of the personal area are granted. */
export const personConfig: Endpoint<Nothing, shapes.PersonConfig> = {
  id: 'shell.personConfig',
  method: 'GET',
  path: '/external/api/v1/usersfront/getPersonConfig',
  reply: replies.personConfig,
  idempotent: true,
};

/** Asks for a ticket with which the school's administration lets the student in, once. */
export const tokenBackLogin: Endpoint<Nothing, shapes.BackLoginTicket> = {
  id: 'shell.tokenBackLogin',
  method: 'POST',
  path: '/external/api/v1/usersfront/getTokenBackLogin',
  reply: replies.tokenBackLogin,
};

/** Reads what the header and the personal area may offer. */
export const serviceConfig: Endpoint<SchoolScope, shapes.ServiceConfig> = {
  id: 'shell.serviceConfig',
  method: 'GET',
  path: '/saas-business/v1/user-center/service/config',
  ambient: ['schoolId'],
  reply: replies.serviceConfig,
  idempotent: true,
};

/** Reads where the student stopped; null before the first lesson. */
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

/** Reads the account of another platform that a log-in brought along. */
export const thirdUser: Endpoint<shapes.ThirdUserIn, shapes.ThirdUser> = {
  id: 'shell.thirdUser',
  method: 'GET',
  path: '/saas-business/api/third/login/getThirdUserBy/{id}',
  reply: replies.thirdUser,
  idempotent: true,
};

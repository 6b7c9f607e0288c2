import type { Endpoint } from '../../client/endpoint.ts';
import type { SchoolScope } from '../parts.schema.ts';
import type { MenuLink, OwnPage, OwnPageIn, OwnPages } from './pages.schema.ts';
import * as replies from './pages.reply.gen.ts';

/** Lists the pages written by the school (`/custom`). */
export const ownPages: Endpoint<SchoolScope, OwnPages> = {
  id: 'shell.ownPages',
  method: 'GET',
  path: '/saas-business/v1/front/own-page/list',
  ambient: ['schoolId'],
  reply: replies.ownPages,
  idempotent: true,
};

/** Reads a page written by the school (`/custom/` and the footer detail page). Code 0 when there is none. */
export const ownPage: Endpoint<OwnPageIn, OwnPage> = {
  id: 'shell.ownPage',
  method: 'GET',
  path: '/saas-business/v1/front/own-page/detail/{id}',
  ambient: ['schoolId'],
  reply: replies.ownPage,
  quiet: ['0'],
  idempotent: true,
};

/** Fills in the variables of a menu item's address (`/linkVariableRedirect/{menuId}`). Code 0 when there is none. */
export const menuLink: Endpoint<OwnPageIn, MenuLink> = {
  id: 'shell.menuLink',
  method: 'GET',
  path: '/saas-business/v1/front/menu/link/{id}',
  ambient: ['schoolId'],
  reply: replies.menuLink,
  quiet: ['0'],
  idempotent: true,
};

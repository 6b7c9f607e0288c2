import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { AskArchiveIn, CloseAccountIn, OwnData } from './ownData.schema.ts';
import * as replies from './ownData.reply.gen.ts';

/** Reads the state of the student's data archive, and whether the account is being closed. */
export const ownData: Endpoint<Nothing, OwnData> = {
  id: 'setting.ownData',
  method: 'GET',
  path: '/student/setting/own/data',
  reply: replies.ownData,
  idempotent: true,
};

/**
 * Requests an archive of all data held about the student; a message reports when it is ready. An archive made
 * within the last day in another session is made available in this one; code 0 where it was made in this one.
 */
export const askArchive: Endpoint<AskArchiveIn, OwnData> = {
  id: 'setting.askArchive',
  method: 'POST',
  path: '/student/setting/own/data/archive',
  reply: replies.askArchive,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Requests the closing of the account after the school's waiting period; code 0 while money is in transit, and
 * for a balance that is not given up.
 */
export const closeAccount: Endpoint<CloseAccountIn, OwnData> = {
  id: 'setting.closeAccount',
  method: 'POST',
  path: '/student/setting/account/close',
  reply: replies.closeAccount,
  quiet: ['0'],
  idempotent: true,
};

/** Cancels the closing of the account. */
export const keepAccount: Endpoint<Nothing, OwnData> = {
  id: 'setting.keepAccount',
  method: 'POST',
  path: '/student/setting/account/keep',
  reply: replies.keepAccount,
  idempotent: true,
};

import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { AskArchiveIn, CloseAccountIn, OwnData } from './ownData.schema.ts';
import * as replies from './ownData.reply.gen.ts';

/** Reads how far the archive of the student's data is, and whether the account is being closed. */
export const ownData: Endpoint<Nothing, OwnData> = {
  id: 'setting.ownData',
  method: 'GET',
  path: '/student/setting/own/data',
  reply: replies.ownData,
  idempotent: true,
};

/**
 * Has an archive made of all that the school holds of the student; a message says when it is ready. Where one was made
 * within a day for another log-in, this one gets that; code 0 where it was for this one.
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
 * Asks for the account to be closed after the school's time; code 0 while money is on its way, and for a balance that
 * is not given up.
 */
export const closeAccount: Endpoint<CloseAccountIn, OwnData> = {
  id: 'setting.closeAccount',
  method: 'POST',
  path: '/student/setting/account/close',
  reply: replies.closeAccount,
  quiet: ['0'],
  idempotent: true,
};

/** Takes the closing of the account back. */
export const keepAccount: Endpoint<Nothing, OwnData> = {
  id: 'setting.keepAccount',
  method: 'POST',
  path: '/student/setting/account/keep',
  reply: replies.keepAccount,
  idempotent: true,
};

import type { Endpoint } from '../../client/endpoint.ts';
import type { Generated } from '../question/record.schema.ts';
import type * as shapes from './visitor.schema.ts';
import * as replies from './visitor.reply.gen.ts';

/** Creates a paper for a visitor; its record is assigned to the account at log-in (`login.mergeUnlogged`). */
export const quickPaper: Endpoint<shapes.QuickPaperIn, shapes.VisitorPaper> = {
  id: 'visitor.quickPaper',
  method: 'POST',
  path: '/question/v1/exercise/quick/paper/generate/{categoryId}/{subjectId}',
  ambient: ['schoolId'],
  send: 'query',
  reply: replies.quickPaper,
  once: true,
};

/** Creates another exercise on the same paper, for a student. */
export const reexamine: Endpoint<shapes.ReexamineIn, Generated> = {
  id: 'visitor.reexamine',
  method: 'POST',
  path: '/question/v1/exercise/reexamine/paper/generate/{recordId}',
  reply: replies.reexamine,
  once: true,
};

/** Saves a visitor's answers; they are the whole body, and the newest for a question applies. */
export const sync: Endpoint<shapes.VisitorSyncIn, shapes.VisitorSynced> = {
  id: 'visitor.sync',
  method: 'POST',
  path: '/question/v1/exercise/unlogin/sync',
  ambient: ['schoolId'],
  query: ['currentId'],
  body: 'answers',
  reply: replies.sync,
  idempotent: true,
};

/** Hands in a visitor's exercise. A repeated call returns the same report. */
export const submit: Endpoint<shapes.VisitorSubmitIn, shapes.VisitorReport> = {
  id: 'visitor.submit',
  method: 'POST',
  path: '/question/v1/exercise/unlogin/submit',
  query: ['clientId', 'recordId', 'paperId', 'exerciseType'],
  body: 'answers',
  reply: replies.submit,
  idempotent: true,
};

/** Creates a paper with the visitor's wrong questions; their ids are the whole body. */
export const reexamineUnlogged: Endpoint<shapes.VisitorReexamineIn, shapes.VisitorPaper> = {
  id: 'visitor.reexamineUnlogged',
  method: 'POST',
  path: '/question/v1/exercise/unlogin/reexamine/paper/generate',
  query: ['clientId', 'recordId', 'paperId', 'exerciseType'],
  body: 'questionIds',
  reply: replies.reexamineUnlogged,
  once: true,
};

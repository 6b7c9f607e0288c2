import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { Today } from './today.schema.ts';
import * as replies from './today.reply.gen.ts';

/** Recommends what to do today: due mistakes, weak points, the next part of a plan, and exams that are near. */
export const today: Endpoint<Nothing, Today> = {
  id: 'question.today',
  method: 'GET',
  path: '/question/v1/today',
  reply: replies.today,
  idempotent: true,
};

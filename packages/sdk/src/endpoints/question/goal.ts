import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { SetStudyGoalIn, StudyGoal } from './goal.schema.ts';
import * as replies from './goal.reply.gen.ts';

/** Tells what the student wants to practise, and whether to ask for it. */
export const goal: Endpoint<Nothing, StudyGoal> = {
  id: 'question.goal',
  method: 'GET',
  path: '/question/v1/goal',
  reply: replies.goal,
  idempotent: true,
};

/**
 * Keeps what the student wants to practise, or that they would not say. Code 0 for no subject of the school and a day
 * that is over.
 */
export const setGoal: Endpoint<SetStudyGoalIn, StudyGoal> = {
  id: 'question.setGoal',
  method: 'POST',
  path: '/question/v1/goal',
  reply: replies.setGoal,
  quiet: ['0'],
  idempotent: true,
};

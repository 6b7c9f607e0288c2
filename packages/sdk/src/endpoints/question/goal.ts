import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { SetStudyGoalIn, StudyGoal } from './goal.schema.ts';
import * as replies from './goal.reply.gen.ts';

/** Reads the student's goal, and whether to ask for it. */
export const goal: Endpoint<Nothing, StudyGoal> = {
  id: 'question.goal',
  method: 'GET',
  path: '/question/v1/goal',
  reply: replies.goal,
  idempotent: true,
};

/** Saves the student's goal, or that they skipped the question. Code 0 for an unknown subject or a past day. */
export const setGoal: Endpoint<SetStudyGoalIn, StudyGoal> = {
  id: 'question.setGoal',
  method: 'POST',
  path: '/question/v1/goal',
  reply: replies.setGoal,
  quiet: ['0'],
  idempotent: true,
};

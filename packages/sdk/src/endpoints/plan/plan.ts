import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './plan.schema.ts';
import * as replies from './plan.reply.gen.ts';

/** Lists, searches and filters the training plans of a school (/trainingPlan/list). */
export const list: Endpoint<shapes.PlanListIn, shapes.PlanList> = {
  id: 'plan.list',
  method: 'GET',
  path: '/course/v1/trainingPlan/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads a plan with its stages and the student's progress; code 0 when this school has none with this id. */
export const detail: Endpoint<shapes.PlanIn, shapes.PlanDetail> = {
  id: 'plan.detail',
  method: 'GET',
  path: '/course/v1/trainingPlan/detail',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the plans that the student has joined or bought, last joined first (tab "plan"). */
export const mine: Endpoint<shapes.MyPlansIn, shapes.MyPlans> = {
  id: 'plan.mine',
  method: 'GET',
  path: '/course/v1/student/trainingPlans',
  reply: replies.mine,
  idempotent: true,
};

/**
 * Joins a plan that is free or whose courses the student has; this gives access to the courses of its open
 * stages. Code 0 while a part of it has to be bought. Joining again has no effect.
 */
export const join: Endpoint<shapes.JoinPlanIn, shapes.JoinedPlan> = {
  id: 'plan.join',
  method: 'POST',
  path: '/course/v1/student/trainingPlan/join',
  reply: replies.join,
  quiet: ['0'],
  idempotent: true,
};

/** Opens a stage of a joined plan, which gives access to its courses; code 0 while the previous stage is not done. */
export const openStage: Endpoint<shapes.OpenStageIn, shapes.OpenedStage> = {
  id: 'plan.openStage',
  method: 'POST',
  path: '/course/v1/student/trainingPlan/openStage',
  reply: replies.openStage,
  quiet: ['0'],
  idempotent: true,
};

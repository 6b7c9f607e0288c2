import type { Endpoint } from '../../client/endpoint.ts';
import type { CategoryCounts, CategoryIn, UsedCategories } from './rewards.schema.ts';
import * as replies from './category.reply.gen.ts';

/** Lists the question bank categories in which the student has practised. */
export const categoryUsed: Endpoint<CategoryIn, UsedCategories> = {
  id: 'account.categoryUsed',
  method: 'GET',
  path: '/saas-business/v1/category/used/already',
  reply: replies.categoryUsed,
  idempotent: true,
};

/** Lists the categories with open papers in which the student has not practised yet. */
export const categoryCan: Endpoint<CategoryIn, UsedCategories> = {
  id: 'account.categoryCan',
  method: 'GET',
  path: '/saas-business/v1/category/used/can',
  reply: replies.categoryCan,
  idempotent: true,
};

/** Lists the categories with exams that the student may take. */
export const categoryExam: Endpoint<CategoryIn, UsedCategories> = {
  id: 'account.categoryExam',
  method: 'GET',
  path: '/saas-business/v1/category/used/exam',
  reply: replies.categoryExam,
  idempotent: true,
};

/** Lists the categories with exam results that the student has not paid for. */
export const categoryUpgrade: Endpoint<CategoryIn, UsedCategories> = {
  id: 'account.categoryUpgrade',
  method: 'GET',
  path: '/saas-business/v1/category/used/upgrade',
  reply: replies.categoryUpgrade,
  idempotent: true,
};

/** Counts the student's question bank categories by kind. */
export const categoryCount: Endpoint<CategoryIn, CategoryCounts> = {
  id: 'account.categoryCount',
  method: 'GET',
  path: '/saas-business/v1/category/used/count',
  reply: replies.categoryCount,
  idempotent: true,
};

import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './bank.schema.ts';
import * as replies from './bank.reply.gen.ts';

/** Reads statistics of the student's practice. */
export const userStatistics: Endpoint<Nothing, shapes.UserStatistics> = {
  id: 'question.userStatistics',
  method: 'GET',
  path: '/question/v1/question/front/user/statistics',
  reply: replies.userStatistics,
  idempotent: true,
};

/** Lists the categories with subjects in which the student has practised. */
export const studiedCategories: Endpoint<shapes.CategoriesIn, shapes.CategoryPage> = {
  id: 'question.studiedCategories',
  method: 'GET',
  path: '/question/v1/question/front/user/studied/categories',
  reply: replies.studiedCategories,
  idempotent: true,
};

/** Lists all categories with their subjects. */
export const allCategories: Endpoint<shapes.CategoriesIn, shapes.CategoryPage> = {
  id: 'question.allCategories',
  method: 'GET',
  path: '/question/v1/question/front/user/all/categories',
  reply: replies.allCategories,
  idempotent: true,
};

/** Lists subjects, of one category if it is given. */
export const subjects: Endpoint<shapes.SubjectsIn, shapes.SubjectList> = {
  id: 'question.subjects',
  method: 'GET',
  path: '/question/v1/front/subjects',
  reply: replies.subjects,
  idempotent: true,
};

/** Finds categories and subjects by part of their names. */
export const searchCategories: Endpoint<shapes.SearchCategoriesIn, shapes.CategoryList> = {
  id: 'question.searchCategories',
  method: 'GET',
  path: '/question/v1/categories/search',
  reply: replies.searchCategories,
  idempotent: true,
};

/** Lists papers by subject, year, state and name, newest first. */
export const findPapers: Endpoint<shapes.FindPapersIn, shapes.PaperPage> = {
  id: 'question.findPapers',
  method: 'GET',
  path: '/question/v1/paper/findppq',
  reply: replies.findPapers,
  idempotent: true,
};

/** Reads a paper; code 0 when there is none. */
export const paperById: Endpoint<shapes.PaperByIdIn, shapes.Paper> = {
  id: 'question.paperById',
  method: 'GET',
  path: '/question/v1/paper/findPaperById/{id}',
  reply: replies.paperById,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the composition of a paper, before it is begun. */
export const paperOverview: Endpoint<shapes.PaperOverviewIn, shapes.PaperOverview> = {
  id: 'question.paperOverview',
  method: 'GET',
  path: '/question/v1/paper/overview',
  reply: replies.paperOverview,
  quiet: ['0'],
  idempotent: true,
};

import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './chapter.schema.ts';
import * as replies from './chapter.reply.gen.ts';

/** Lists the chapters of a subject with their knowledge points. */
export const chapterPoints: Endpoint<shapes.ChapterPointsIn, shapes.ChapterPointList> = {
  id: 'question.chapterPoints',
  method: 'GET',
  path: '/question/v1/chapterpoint/find',
  reply: replies.chapterPoints,
  idempotent: true,
};

/** Lists a page of chapters, or of the points of one. */
export const chapterPointPage: Endpoint<shapes.ChapterPointPageIn, shapes.ChapterPointPage> = {
  id: 'question.chapterPointPage',
  method: 'GET',
  path: '/question/v1/chapterpoint/page',
  reply: replies.chapterPointPage,
  idempotent: true,
};

/** Reads a chapter or point; code 0 when there is none. */
export const chapterPointDetail: Endpoint<shapes.ChapterPointDetailIn, shapes.ChapterPointDetail> = {
  id: 'question.chapterPointDetail',
  method: 'GET',
  path: '/question/v1/chapterpoint/detail',
  reply: replies.chapterPointDetail,
  quiet: ['0'],
  idempotent: true,
};

/** Counts the questions of a subject that the student has done (`Qs` in the path are questions). */
export const chapterPointDoneCount: Endpoint<shapes.DoneCountIn, shapes.DoneCount> = {
  id: 'question.chapterPointDoneCount',
  method: 'GET',
  path: '/question/v1/chapterpoint/doQsCount',
  reply: replies.chapterPointDoneCount,
  idempotent: true,
};

/** Counts a subject's questions by type, for composing a smart paper. */
export const bankTypeNumber: Endpoint<shapes.BankTypeNumberIn, shapes.BankTypeNumber> = {
  id: 'question.bankTypeNumber',
  method: 'GET',
  path: '/question/v1/bank/type/number',
  reply: replies.bankTypeNumber,
  idempotent: true,
};

/** Reads the school's names of the question types. */
export const bankTypeName: Endpoint<Nothing, shapes.BankTypeName> = {
  id: 'question.bankTypeName',
  method: 'GET',
  path: '/question/v1/bank/type/name',
  reply: replies.bankTypeName,
  idempotent: true,
};

/** Reads the school's settings of a kind of exercise. */
export const configByType: Endpoint<shapes.ConfigByTypeIn, shapes.BankConfig> = {
  id: 'question.configByType',
  method: 'GET',
  path: '/question/v1/config/bytype/{type}',
  reply: replies.configByType,
  idempotent: true,
};

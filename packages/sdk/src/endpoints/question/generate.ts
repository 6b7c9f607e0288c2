import type { Endpoint } from '../../client/endpoint.ts';
import type {
  GenerateChapterIn,
  GenerateDailyIn,
  GenerateOrderPaperIn,
  GenerateSmartPaperIn,
} from './generate.schema.ts';
import type { Generated } from './record.schema.ts';
import * as replies from './generate.reply.gen.ts';

/** Creates an exercise on a chapter or point; code 0 when it has no such questions. */
export const generateChapter: Endpoint<GenerateChapterIn, Generated> = {
  id: 'question.generateChapter',
  method: 'POST',
  path: '/question/v1/exercise/chapter/generate',
  reply: replies.generateChapter,
  once: true,
};

/** Creates an exercise with the next questions of a subject; code 0 when all are done. */
export const generateOrderPaper: Endpoint<GenerateOrderPaperIn, Generated> = {
  id: 'question.generateOrderPaper',
  method: 'POST',
  path: '/question/v1/exercise/order/paper/generate',
  reply: replies.generateOrderPaper,
  once: true,
};

/** Starts or continues today's practice: there is one a day, so repeating the call is safe. */
export const generateDaily: Endpoint<GenerateDailyIn, Generated> = {
  id: 'question.generateDaily',
  method: 'POST',
  path: '/question/v1/exercise/dailypractice/generate',
  reply: replies.generateDaily,
  idempotent: true,
};

/** Composes a paper by type, number and difficulty; code 0 when there are too few questions. */
export const generateSmartPaper: Endpoint<GenerateSmartPaperIn, Generated> = {
  id: 'question.generateSmartPaper',
  method: 'POST',
  path: '/question/v1/exercise/smart/paper/generate',
  reply: replies.generateSmartPaper,
  once: true,
};

import * as other from '@lectern/sdk/endpoints/other';
import * as endpoints from '@lectern/sdk/endpoints/question';
import { route, type Route } from '../../platform/http/route.ts';
import * as bank from './bank.service.ts';
import * as chapter from './chapter.service.ts';

const open = { access: 'public' } as const;

/** The HTTP calls of the question bank, each with its handler. */
export const questionRoutes: readonly Route[] = [
  route(endpoints.studiedCategories, bank.studiedCategories),
  route(endpoints.allCategories, bank.allCategories, open),
  route(other.questionCategories, bank.questionCategories, open),
  route(other.courseCategoryAndSubject, bank.courseCategoryAndSubject, open),
  route(endpoints.subjects, bank.listSubjects, open),
  route(endpoints.searchCategories, bank.searchCategories, open),
  route(endpoints.findPapers, bank.listPapers, open),
  route(endpoints.paperById, bank.paperById, open),
  route(endpoints.paperOverview, bank.paperOverview, open),
  route(endpoints.configByType, chapter.configByType, open),
  route(endpoints.chapterPoints, chapter.chapterPoints, open),
  route(endpoints.chapterPointPage, chapter.chapterPointPage, open),
  route(endpoints.chapterPointDoneCount, chapter.chapterPointDoneCount, open),
  route(endpoints.bankTypeNumber, chapter.bankTypeNumber, open),
  route(endpoints.bankTypeName, chapter.bankTypeName, open),
];

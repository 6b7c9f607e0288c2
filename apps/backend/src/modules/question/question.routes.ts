import * as other from '@lectern/sdk/endpoints/other';
import * as endpoints from '@lectern/sdk/endpoints/question';
import { other as otherSchemas, parts, question as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as bank from './bank.service.ts';
import * as chapter from './chapter.service.ts';

const open = { access: 'public' } as const;

/** The calls of this module, each with its shapes and what answers it. */
export const questionRoutes: readonly Route[] = [
  route(
    endpoints.studiedCategories,
    { input: schemas.CategoriesIn, output: schemas.CategoryPage },
    bank.studiedCategories,
  ),
  route(
    endpoints.allCategories,
    { input: schemas.CategoriesIn, output: schemas.CategoryPage },
    bank.allCategories,
    open,
  ),
  route(
    other.questionCategories,
    { input: parts.Nothing, output: otherSchemas.QuestionCategories },
    bank.questionCategories,
    open,
  ),
  route(
    other.courseCategoryAndSubject,
    { input: parts.Nothing, output: otherSchemas.CourseCategories },
    bank.courseCategoryAndSubject,
    open,
  ),
  route(
    endpoints.subjects,
    { input: schemas.SubjectsIn, output: schemas.SubjectList },
    bank.listSubjects,
    open,
  ),
  route(
    endpoints.searchCategories,
    { input: schemas.SearchCategoriesIn, output: schemas.CategoryList },
    bank.searchCategories,
    open,
  ),
  route(
    endpoints.findPapers,
    { input: schemas.FindPapersIn, output: schemas.PaperPage },
    bank.listPapers,
    open,
  ),
  route(endpoints.paperById, { input: schemas.PaperByIdIn, output: schemas.Paper }, bank.paperById, open),
  route(
    endpoints.paperOverview,
    { input: schemas.PaperOverviewIn, output: schemas.PaperOverview },
    bank.paperOverview,
    open,
  ),
  route(
    endpoints.configByType,
    { input: schemas.ConfigByTypeIn, output: schemas.BankConfig },
    chapter.configByType,
    open,
  ),
  route(
    endpoints.chapterPoints,
    { input: schemas.ChapterPointsIn, output: schemas.ChapterPointList },
    chapter.chapterPoints,
    open,
  ),
  route(
    endpoints.chapterPointPage,
    { input: schemas.ChapterPointPageIn, output: schemas.ChapterPointPage },
    chapter.chapterPointPage,
    open,
  ),
  route(
    endpoints.chapterPointDoneCount,
    { input: schemas.DoneCountIn, output: schemas.DoneCount },
    chapter.chapterPointDoneCount,
    open,
  ),
  route(
    endpoints.bankTypeNumber,
    { input: schemas.BankTypeNumberIn, output: schemas.BankTypeNumber },
    chapter.bankTypeNumber,
    open,
  ),
  route(
    endpoints.bankTypeName,
    { input: parts.Nothing, output: schemas.BankTypeName },
    chapter.bankTypeName,
    open,
  ),
];

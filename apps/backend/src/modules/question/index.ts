import * as other from '@lectern/sdk/endpoints/other';
import * as endpoints from '@lectern/sdk/endpoints/question';
import { other as otherSchemas, parts, question as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../http/module.ts';
import { route } from '../../http/route.ts';
import { plantBank } from '../../seed/bank.seed.ts';
import * as exercise from '../answering/exercise.handlers.ts';
import * as generate from '../answering/generate.handlers.ts';
import * as progress from '../answering/progress.handlers.ts';
import { report } from '../answering/report.handlers.ts';
import * as repetition from '../answering/repetition.handlers.ts';
import * as review from '../answering/review.handlers.ts';
import * as bank from './bank.handlers.ts';
import * as chapter from './chapter.handlers.ts';
import { createPaperShelf, paperShelf } from './paperShelf.ts';

const open = { access: 'public' } as const;

/** The question bank: subjects, papers, exercises and what a student reviews. */
export const questionModule: Module = {
  name: 'question',
  routes: [
    route(
      endpoints.userStatistics,
      { input: parts.Nothing, output: schemas.UserStatistics },
      bank.userStatistics,
    ),
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
      endpoints.chapterPointDetail,
      { input: schemas.ChapterPointDetailIn, output: schemas.ChapterPointDetail },
      chapter.chapterPointDetail,
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
    route(
      endpoints.generateChapter,
      { input: schemas.GenerateChapterIn, output: schemas.Generated },
      generate.generateChapter,
    ),
    route(
      endpoints.generateOrderPaper,
      { input: schemas.GenerateOrderPaperIn, output: schemas.Generated },
      generate.generateOrderPaper,
    ),
    route(
      endpoints.generateDaily,
      { input: schemas.GenerateDailyIn, output: schemas.Generated },
      generate.generateDaily,
    ),
    route(
      endpoints.generateSmartPaper,
      { input: schemas.GenerateSmartPaperIn, output: schemas.Generated },
      generate.generateSmartPaper,
    ),
    route(
      endpoints.dailyToday,
      { input: schemas.DailyTodayIn, output: schemas.DailyToday },
      progress.dailyToday,
    ),
    route(endpoints.dailyRank, { input: schemas.DailyRankIn, output: schemas.DailyRank }, progress.dailyRank),
    route(
      endpoints.subjectWeeks,
      { input: schemas.SubjectWeeksIn, output: schemas.SubjectWeeks },
      progress.subjectWeeks,
    ),
    route(
      endpoints.subjectYears,
      { input: schemas.SubjectYearsIn, output: schemas.SubjectYears },
      progress.subjectYears,
    ),
    route(
      endpoints.integralScore,
      { input: schemas.IntegralIn, output: schemas.Integral },
      progress.integralScore,
    ),
    route(
      endpoints.integralIncrease,
      { input: schemas.IntegralIn, output: schemas.Integral },
      progress.integralIncrease,
    ),
    route(
      endpoints.generatePaper,
      { input: schemas.GeneratePaperIn, output: schemas.Generated },
      exercise.generatePaper,
    ),
    route(
      endpoints.generateWrong,
      { input: schemas.GenerateWrongIn, output: schemas.Generated },
      exercise.generateWrong,
    ),
    route(
      endpoints.checkUnfinished,
      { input: schemas.CheckUnfinishedIn, output: schemas.Unfinished },
      exercise.checkUnfinished,
    ),
    route(
      endpoints.lastExerciseRecord,
      { input: schemas.LastRecordIn, output: schemas.LastRecord },
      exercise.lastExerciseRecord,
    ),
    route(
      endpoints.exerciseRecord,
      { input: schemas.RecordByIdIn, output: schemas.ExerciseRecord },
      exercise.recordById,
    ),
    route(
      endpoints.recordDetail,
      { input: schemas.RecordByIdIn, output: schemas.ExerciseRecord },
      exercise.recordById,
    ),
    route(endpoints.report, { input: schemas.ReportIn, output: schemas.Report }, report),
    route(endpoints.wrongList, { input: schemas.WrongListIn, output: schemas.WrongPage }, review.wrongList),
    route(
      endpoints.wrongAnswerList,
      { input: schemas.ReviewListIn, output: schemas.WrongAnswerPage },
      review.wrongAnswerList,
    ),
    route(endpoints.wrong, { input: schemas.WrongByIdIn, output: schemas.WrongDetail }, review.wrong),
    route(
      endpoints.wrongSubmit,
      { input: schemas.WrongSubmitIn, output: schemas.WrongSubmitOut },
      repetition.wrongSubmit,
    ),
    route(
      endpoints.wrongRepeat,
      { input: schemas.WrongRepeatIn, output: schemas.WrongRepeatOut },
      repetition.wrongRepeat,
    ),
    route(
      endpoints.wrongRemove,
      { input: schemas.WrongRemoveIn, output: schemas.Removed },
      repetition.wrongRemove,
    ),
    route(endpoints.collected, { input: schemas.CollectedIn, output: schemas.Collected }, review.collected),
    route(endpoints.collect, { input: schemas.CollectedIn, output: schemas.Collected }, review.collect),
    route(
      endpoints.collectList,
      { input: schemas.ReviewListIn, output: schemas.CollectPage },
      review.collectList,
    ),
    route(endpoints.uncollect, { input: schemas.CollectedIn, output: schemas.Collected }, review.uncollect),
  ],
  setup: async ({ services, reserved, events }) =>
    services.provide(paperShelf, await createPaperShelf(reserved, events)),
  seed: plantBank,
};

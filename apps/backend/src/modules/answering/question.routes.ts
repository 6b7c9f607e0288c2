import * as endpoints from '@lectern/sdk/endpoints/question';
import { parts, question as schemas } from '@lectern/sdk/schemas';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import * as exercise from './exercise.service.ts';
import * as generate from './generate.service.ts';
import * as progress from './progress.service.ts';
import { report } from './report.service.ts';
import * as repetition from './repetition.service.ts';
import * as review from './review.service.ts';

const open = { access: 'public' } as const;

/** What a student does with the question bank: begins exercises, reads their reports and reviews what was wrong. */
export const questionRoutes: readonly Route[] = [
  route(
    endpoints.chapterPointDetail,
    { input: schemas.ChapterPointDetailIn, output: schemas.ChapterPointDetail },
    generate.chapterPointDetail,
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
    endpoints.userStatistics,
    { input: parts.Nothing, output: schemas.UserStatistics },
    review.userStatistics,
  ),
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
];

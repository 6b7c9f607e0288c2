import * as endpoints from '@lectern/sdk/endpoints/question';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import * as collection from './collection.service.ts';
import * as exercise from './begin/exercise.service.ts';
import * as generate from './begin/generate.service.ts';
import * as progress from './reports/progress.service.ts';
import { report } from './reports/report.service.ts';
import * as repetition from './wrongBook/repetition.service.ts';
import * as wrongBook from './wrongBook/wrongBook.service.ts';

const open = { access: 'public' } as const;

/** The calls for practising with the question bank: beginning exercises, reading reports and reviewing mistakes. */
export const questionRoutes: readonly Route[] = [
  route(endpoints.chapterPointDetail, generate.chapterPointDetail, open),
  route(endpoints.generateChapter, generate.generateChapter),
  route(endpoints.generateOrderPaper, generate.generateOrderPaper),
  route(endpoints.generateDaily, generate.generateDaily),
  route(endpoints.generateSmartPaper, generate.generateSmartPaper),
  route(endpoints.dailyToday, progress.dailyToday),
  route(endpoints.dailyRank, progress.dailyRank),
  route(endpoints.userStatistics, collection.userStatistics),
  route(endpoints.subjectWeeks, progress.subjectWeeks),
  route(endpoints.subjectYears, progress.subjectYears),
  route(endpoints.integralScore, progress.integralScore),
  route(endpoints.integralIncrease, progress.integralIncrease),
  route(endpoints.generatePaper, exercise.generatePaper),
  route(endpoints.generateWrong, exercise.generateWrong),
  route(endpoints.checkUnfinished, exercise.checkUnfinished),
  route(endpoints.lastExerciseRecord, exercise.lastExerciseRecord),
  route(endpoints.exerciseRecord, exercise.recordById),
  route(endpoints.recordDetail, exercise.recordById),
  route(endpoints.report, report),
  route(endpoints.wrongList, wrongBook.wrongList),
  route(endpoints.wrongAnswerList, wrongBook.wrongAnswerList),
  route(endpoints.wrong, wrongBook.wrong),
  route(endpoints.wrongSubmit, repetition.wrongSubmit),
  route(endpoints.wrongRepeat, repetition.wrongRepeat),
  route(endpoints.wrongRemove, repetition.wrongRemove),
  route(endpoints.collected, collection.collected),
  route(endpoints.collect, collection.collect),
  route(endpoints.collectList, collection.collectList),
  route(endpoints.uncollect, collection.uncollect),
];

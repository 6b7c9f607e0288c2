import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './progress.schema.ts';
import * as replies from './progress.reply.gen.ts';

/** Reads today's practice (`dalipractice` is the platform's spelling). */
export const dailyToday: Endpoint<shapes.DailyTodayIn, shapes.DailyToday> = {
  id: 'question.dailyToday',
  method: 'GET',
  path: '/question/v1/dalipractice/today',
  reply: replies.dailyToday,
  idempotent: true,
};

/** Lists the ranking of a day's practice. */
export const dailyRank: Endpoint<shapes.DailyRankIn, shapes.DailyRank> = {
  id: 'question.dailyRank',
  method: 'GET',
  path: '/question/v1/dalipractice/rank',
  reply: replies.dailyRank,
  idempotent: true,
};

/** Sums up the student's practice by weeks. */
export const subjectWeeks: Endpoint<shapes.SubjectWeeksIn, shapes.SubjectWeeks> = {
  id: 'question.subjectWeeks',
  method: 'GET',
  path: '/question/v1/statistics/subject/weeks',
  reply: replies.subjectWeeks,
  idempotent: true,
};

/** Sums up the student's practice by years. */
export const subjectYears: Endpoint<shapes.SubjectYearsIn, shapes.SubjectYears> = {
  id: 'question.subjectYears',
  method: 'GET',
  path: '/question/v1/statistics/subject/years',
  reply: replies.subjectYears,
  idempotent: true,
};

/** Reads the points for a handed-in exercise, and whether they were credited. */
export const integralScore: Endpoint<shapes.IntegralIn, shapes.Integral> = {
  id: 'question.integralScore',
  method: 'GET',
  path: '/question/v1/integral/getscore',
  reply: replies.integralScore,
  idempotent: true,
};

/** Credits the points for a handed-in exercise, only once. Code 0 before it is handed in. */
export const integralIncrease: Endpoint<shapes.IntegralIn, shapes.Integral> = {
  id: 'question.integralIncrease',
  method: 'POST',
  path: '/question/v1/integral/incr/integral',
  reply: replies.integralIncrease,
  quiet: ['0'],
  idempotent: true,
};

import type { Endpoint } from '../../client/endpoint.ts';
import type { Link, Nothing } from '../parts.schema.ts';
import type * as shapes from './other.schema.ts';
import * as replies from './other.reply.gen.ts';

/** Reads the credentials of a lesson in Zoom; code 0 for students who may not enter. */
export const zoomPassword: Endpoint<shapes.ZoomPasswordIn, shapes.ZoomPassword> = {
  id: 'other.zoomPassword',
  method: 'GET',
  path: '/saas-business/front/commodity/getLesZoomPassword',
  reply: replies.zoomPassword,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the student's classes of a kind with their progress. */
export const studyClass: Endpoint<shapes.StudyClassIn, shapes.StudyClasses> = {
  id: 'other.studyClass',
  method: 'GET',
  path: '/student/study/class/{classType}/{stuId}',
  reply: replies.studyClass,
  idempotent: true,
};

/** Lists exercises and exams, newest first. */
export const exerciseExamRecord: Endpoint<shapes.ExerciseExamRecordIn, shapes.ExerciseExamRecord> = {
  id: 'other.exerciseExamRecord',
  method: 'GET',
  path: '/student/exercise/exam/record',
  reply: replies.exerciseExamRecord,
  idempotent: true,
};

/** Returns the id of the user's student record. */
export const studentIdByUser: Endpoint<Nothing, shapes.StudentId> = {
  id: 'other.studentIdByUser',
  method: 'GET',
  path: '/student/getStuIdByUserId',
  reply: replies.studentIdByUser,
  idempotent: true,
};

/** Reads statistics of the student's learning. */
export const studentStudyInfo: Endpoint<Nothing, shapes.StudentStudyInfo> = {
  id: 'other.studentStudyInfo',
  method: 'GET',
  path: '/student/getStudentStudyInfo',
  reply: replies.studentStudyInfo,
  idempotent: true,
};

/** Reads the days on which the student studied, and recent marks. */
export const studyHistory: Endpoint<Nothing, shapes.StudyHistory> = {
  id: 'other.studyHistory',
  method: 'GET',
  path: '/student/getStudyHistory',
  reply: replies.studyHistory,
  idempotent: true,
};

/**
 * Returns the address of the learning record as a PDF with the school's logo; it is valid for some minutes,
 * without a log-in.
 */
export const studyRecordPdfUrl: Endpoint<shapes.StudyRecordIn, Link> = {
  id: 'other.studyRecordPdfUrl',
  method: 'GET',
  path: '/student/getStudyRecordPdfUrl',
  reply: replies.studyRecordPdfUrl,
  idempotent: true,
};

/** Credits points for a completed activity, once for each; code 0 where the server finds it not completed. */
export const integralGainScore: Endpoint<shapes.IntegralGainIn, shapes.IntegralGain> = {
  id: 'other.integralGainScore',
  method: 'PUT',
  path: '/external/integral/getIntegralGainScore',
  reply: replies.integralGainScore,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the categories of the question bank. */
export const questionCategories: Endpoint<Nothing, shapes.QuestionCategories> = {
  id: 'other.questionCategories',
  method: 'GET',
  path: '/question/categories',
  reply: replies.questionCategories,
  idempotent: true,
};

/** Lists the categories of the question bank with their subjects. */
export const courseCategoryAndSubject: Endpoint<Nothing, shapes.CourseCategories> = {
  id: 'other.courseCategoryAndSubject',
  method: 'GET',
  path: '/question/queryCourseCategoryAndSubject',
  reply: replies.courseCategoryAndSubject,
  idempotent: true,
};

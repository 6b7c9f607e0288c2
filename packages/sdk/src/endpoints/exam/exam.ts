import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './exam.schema.ts';
import * as replies from './exam.reply.gen.ts';

/** Lists the student's exams, open ones first. */
export const myExams: Endpoint<shapes.MyExamsIn, shapes.ExamPage> = {
  id: 'exam.myExams',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryMyExamList',
  reply: replies.myExams,
  idempotent: true,
};

/** Reads an exam with its rules; code 0 when the student may not take it. */
export const detail: Endpoint<shapes.ExamIdIn, shapes.ExamDetail> = {
  id: 'exam.detail',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryDetail/{id}',
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Counts the student's attempts at an exam. */
export const userExamCount: Endpoint<shapes.UserExamCountIn, shapes.UserExamCount> = {
  id: 'exam.userExamCount',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryUserExamCount/{a}/{b}',
  reply: replies.userExamCount,
  idempotent: true,
};

/** Reads an attempt; code 0 when it is not the student's. */
export const record: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.record',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryExamRecord/{id}',
  reply: replies.record,
  quiet: ['0'],
  idempotent: true,
};

/** Requests a review of a published mark; code 0 after the school's deadline, and while an earlier request is open. */
export const askRemark: Endpoint<shapes.AskRemarkIn, shapes.ExamRecord> = {
  id: 'exam.askRemark',
  method: 'POST',
  path: '/question/api/v1/front/exam/remark/ask',
  reply: replies.askRemark,
  quiet: ['0'],
  once: true,
};

/**
 * Hands in an attempt. Although it is a GET it changes state, so it needs the Authorization header and is never
 * retried automatically; a repeated call returns the same record.
 */
export const handIn: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.handIn',
  method: 'GET',
  path: '/question/api/v1/front/exam/handInPaper/{id}',
  reply: replies.handIn,
};

/** Hands in an attempt whose result is paid for. Behaves as {@link handIn}. */
export const handInPay: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.handInPay',
  method: 'GET',
  path: '/question/api/v1/front/exam/handInPaper/pay/{id}',
  reply: replies.handInPay,
};

/**
 * Starts an exam or resumes it. Code 0 before it opens, after it closed, without admission, or without the
 * required face check.
 */
export const join: Endpoint<shapes.JoinExamIn, shapes.JoinedExam> = {
  id: 'exam.join',
  method: 'POST',
  path: '/question/api/v1/front/exam/joinExam',
  reply: replies.join,
  quiet: ['0'],
  idempotent: true,
};

/** Creates the order for a paid exercise. Code 0 when it is already paid or not on sale. */
export const makePayOrder: Endpoint<shapes.MakePayOrderIn, shapes.ExamOrder> = {
  id: 'exam.makePayOrder',
  method: 'POST',
  path: '/question/api/v1/front/question/makePayOrder/{exerciseId}',
  ambient: ['domain'],
  send: 'query',
  reply: replies.makePayOrder,
  quiet: ['0'],
  once: true,
};

/** Reads the price of an exam for the student, and whether it is paid. */
export const payInfo: Endpoint<shapes.ExamIdIn, shapes.ExamPayInfo> = {
  id: 'exam.payInfo',
  method: 'GET',
  path: '/question/api/v1/examUser/queryPayInfo/{id}',
  reply: replies.payInfo,
  idempotent: true,
};

/**
 * Reads all that the school received in an attempt, with outages and extensions; code 0 when it is not the
 * student's.
 */
export const ledger: Endpoint<shapes.ExamIdIn, shapes.ExamLedger> = {
  id: 'exam.ledger',
  method: 'GET',
  path: '/question/api/v1/front/exam/ledger/{id}',
  reply: replies.ledger,
  quiet: ['0'],
  idempotent: true,
};

/** Verifies a stored ledger: that this school signed it and nothing was changed. */
export const verifyReceipts: Endpoint<shapes.VerifyReceiptsIn, shapes.VerifiedReceipts> = {
  id: 'exam.verifyReceipts',
  method: 'POST',
  path: '/question/api/v1/front/exam/receipts/verify',
  reply: replies.verifyReceipts,
  idempotent: true,
};

/** Reports a face recognition passed during an attempt (`channel_info_exam_face`); code 0 where it was not passed. */
export const passFace: Endpoint<shapes.PassFaceIn, shapes.PassedFace> = {
  id: 'exam.passFace',
  method: 'POST',
  path: '/question/api/v1/front/exam/face',
  reply: replies.passFace,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Rehearses saving before the day of an exam: the reply lists the received changes and the server's time, and
 * nothing is stored.
 */
export const rehearse: Endpoint<shapes.RehearseIn, shapes.Rehearsed> = {
  id: 'exam.rehearse',
  method: 'POST',
  path: '/question/api/v1/front/exam/rehearse',
  reply: replies.rehearse,
};

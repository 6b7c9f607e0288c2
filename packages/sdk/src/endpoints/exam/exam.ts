import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './exam.schema.ts';
import * as replies from './exam.reply.gen.ts';

/** Lists the student's exams, those that are open first. */
export const myExams: Endpoint<shapes.MyExamsIn, shapes.ExamPage> = {
  id: 'exam.myExams',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryMyExamList',
  reply: replies.myExams,
  idempotent: true,
};

/** Reads an exam with its rules; code 0 when the student is not in it. */
export const detail: Endpoint<shapes.ExamIdIn, shapes.ExamDetail> = {
  id: 'exam.detail',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryDetail/{id}',
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Tells how often the student sat an exam. */
export const userExamCount: Endpoint<shapes.UserExamCountIn, shapes.UserExamCount> = {
  id: 'exam.userExamCount',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryUserExamCount/{a}/{b}',
  reply: replies.userExamCount,
  idempotent: true,
};

/** Reads one attempt; code 0 when it is not the student's. */
export const record: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.record',
  method: 'GET',
  path: '/question/api/v1/front/exam/queryExamRecord/{id}',
  reply: replies.record,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Asks for a new mark of an attempt whose score is told; code 0 beyond the school's days, and while an earlier request
 * waits.
 */
export const askRemark: Endpoint<shapes.AskRemarkIn, shapes.ExamRecord> = {
  id: 'exam.askRemark',
  method: 'POST',
  path: '/question/api/v1/front/exam/remark/ask',
  reply: replies.askRemark,
  quiet: ['0'],
  once: true,
};

/**
 * Hands an attempt in. Although it is a GET it changes state, so it needs the Authorization header and is
 * never repeated by itself; a second call finds it handed in and gives the same record.
 */
export const handIn: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.handIn',
  method: 'GET',
  path: '/question/api/v1/front/exam/handInPaper/{id}',
  reply: replies.handIn,
};

/** Hands in an attempt whose result is paid for. It behaves as {@link handIn}. */
export const handInPay: Endpoint<shapes.ExamIdIn, shapes.ExamRecord> = {
  id: 'exam.handInPay',
  method: 'GET',
  path: '/question/api/v1/front/exam/handInPaper/pay/{id}',
  reply: replies.handInPay,
};

/**
 * Enters an exam or goes on with it. Code 0 before it opens, after it closed, without a leave, or without
 * the face check it asks for.
 */
export const join: Endpoint<shapes.JoinExamIn, shapes.JoinedExam> = {
  id: 'exam.join',
  method: 'POST',
  path: '/question/api/v1/front/exam/joinExam',
  reply: replies.join,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Makes the order of a paid exercise. Code 0 when it is paid or not for
 * sale.
 */
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

/** Tells what an exam costs the student, and whether it is paid. */
export const payInfo: Endpoint<shapes.ExamIdIn, shapes.ExamPayInfo> = {
  id: 'exam.payInfo',
  method: 'GET',
  path: '/question/api/v1/examUser/queryPayInfo/{id}',
  reply: replies.payInfo,
  idempotent: true,
};

/** Tells what the school received in an attempt and when, with silences and extensions; code 0 when it is not the student's. */
export const ledger: Endpoint<shapes.ExamIdIn, shapes.ExamLedger> = {
  id: 'exam.ledger',
  method: 'GET',
  path: '/question/api/v1/front/exam/ledger/{id}',
  reply: replies.ledger,
  quiet: ['0'],
  idempotent: true,
};

/** Checks a ledger that somebody kept: whether this school signed it and nothing in it was changed. */
export const verifyReceipts: Endpoint<shapes.VerifyReceiptsIn, shapes.VerifiedReceipts> = {
  id: 'exam.verifyReceipts',
  method: 'POST',
  path: '/question/api/v1/front/exam/receipts/verify',
  reply: replies.verifyReceipts,
  idempotent: true,
};

/** Tells that the face was recognised at a set moment of an attempt (`channel_info_exam_face`); code 0 where it was not. */
export const passFace: Endpoint<shapes.PassFaceIn, shapes.PassedFace> = {
  id: 'exam.passFace',
  method: 'POST',
  path: '/question/api/v1/front/exam/face',
  reply: replies.passFace,
  quiet: ['0'],
  idempotent: true,
};

/** Rehearses a save before the day of an exam: what arrives is named and forgotten, and the school's clock is told. */
export const rehearse: Endpoint<shapes.RehearseIn, shapes.Rehearsed> = {
  id: 'exam.rehearse',
  method: 'POST',
  path: '/question/api/v1/front/exam/rehearse',
  reply: replies.rehearse,
};

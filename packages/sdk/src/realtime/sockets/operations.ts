import * as answering from '../../endpoints/answering/answering.ts';
import type {
  BatchSubmitIn,
  BatchSubmitOut,
  MarkIn,
  MarkOut,
  PaperQuestions,
  PauseIn,
  RecordIn,
  SignIn,
  SignOut,
  AttemptStatus,
  SubmitAnswerIn,
  SubmitAnswerOut,
  SubmitIn,
  SubmitOut,
  SwitchIn,
} from '../../endpoints/answering/answering.schema.ts';
import * as learning from '../../endpoints/learning/learning.ts';
import type { LeaveLessonIn, LessonStay, LessonVisitIn } from '../../endpoints/learning/learning.schema.ts';
import type { Nothing } from '../../endpoints/parts.schema.ts';
import { report } from '../../endpoints/question/record.ts';
import type { Report, ReportIn } from '../../endpoints/question/record.schema.ts';
import type { Operation } from './operation.ts';
import type { AuthIn, AuthOut, ChannelInfo, HeartbeatOut, LessonChannelIn } from './operations.schema.ts';

/** Authenticates the connection; a pool sends it by itself. */
export const auth: Operation<AuthIn, AuthOut> = { op: 'NETTY_AUTH_REQ' };

/** Checks that the connection is alive; a pool sends it by itself. */
export const heartbeat: Operation<Nothing, HeartbeatOut> = { op: 'NETTY_HEART_BEAT_REQ' };

/** Reads the attempt and starts its clock. */
export const paperQuestions: Operation<RecordIn, PaperQuestions> = {
  op: 'paper_questions_v2',
  fallback: answering.paperQuestions,
};

/** Reads a handed-in exercise with its solutions. */
export const review: Operation<ReportIn, Report> = { op: 'review', fallback: report };

/** Saves one answer and returns its receipt. */
export const submitQuestion: Operation<SubmitAnswerIn, SubmitAnswerOut> = {
  op: 'submit_question',
  fallback: answering.submitAnswer,
};

/** Saves several answers, all or none. An addition of this project; the platform has it over HTTP only. */
export const batchSubmit: Operation<BatchSubmitIn, BatchSubmitOut> = {
  op: 'batch_submit',
  fallback: answering.batchSubmit,
};

/** Pauses the clock of an exercise. The clock of an exam goes on, and the student counts as away. */
export const pause: Operation<PauseIn, AttemptStatus> = { op: 'pause', fallback: answering.pause };

/** Resumes the clock. */
export const resume: Operation<RecordIn, AttemptStatus> = { op: 'resume', fallback: answering.resume };

/** Marks a question for review, or removes the mark. */
export const mark: Operation<MarkIn, MarkOut> = { op: 'mark', fallback: answering.mark };

/** Saves what the student struck out, highlighted and noted in a question. */
export const sign: Operation<SignIn, SignOut> = { op: 'sign', fallback: answering.sign };

/** Saves which question is in view, so that another device continues there. */
export const switchQuestion: Operation<SwitchIn, AttemptStatus> = {
  op: 'switch_question',
  fallback: answering.switchQuestion,
};

/** Hands in the attempt with the last answers; a repeated hand-in returns the first reply. */
export const submit: Operation<SubmitIn, SubmitOut> = { op: 'submit', fallback: answering.submit };

/** Leaves the room. */
export const close: Operation<RecordIn, AttemptStatus> = { op: 'close', fallback: answering.disconnect };

/** Reads the state of an exam's face check. */
export const examFace: Operation<RecordIn, AttemptStatus> = { op: 'channel_info_exam_face' };

/** Enters a live lesson while it is running. */
export const liveIn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_LIVE_IN_REQ',
  fallback: learning.liveIn,
};

/** Enters the replay of a live lesson. */
export const replayIn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_REPLAY_IN_REQ',
  fallback: learning.replayIn,
};

/** Starts or continues a study session of a lesson. */
export const logOn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_LOG_ON_REQ',
  fallback: learning.logOn,
};

/** Ends the study session, and reports what was watched. */
export const logOff: Operation<LeaveLessonIn, LessonStay> = {
  op: 'NETTY_LOG_OFF_REQ',
  fallback: learning.logOff,
};

/** Reads the live state of a lesson. */
export const channelInfo: Operation<LessonChannelIn, ChannelInfo> = { op: 'channel_info' };

/** Enters a recorded lesson. */
export const videoIn: Operation<LessonVisitIn, LessonStay> = { op: 'NETTY_VIDEO_IN_REQ' };

/** Reports that the player is ready; the reply contains the position to continue at. */
export const videoReady: Operation<LessonVisitIn, LessonStay> = { op: 'NETTY_VIDEO_READY_REQ' };

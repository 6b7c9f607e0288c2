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

/** Says who opens the connection; a pool sends it by itself. */
export const auth: Operation<AuthIn, AuthOut> = { op: 'NETTY_AUTH_REQ' };

/** Shows that the connection lives; a pool sends it by itself. */
export const heartbeat: Operation<Nothing, HeartbeatOut> = { op: 'NETTY_HEART_BEAT_REQ' };

/** Reads the room and starts its clock. */
export const paperQuestions: Operation<RecordIn, PaperQuestions> = {
  op: 'paper_questions_v2',
  fallback: answering.paperQuestions,
};

/** Looks back at a handed-in exercise, with its solutions. */
export const review: Operation<ReportIn, Report> = { op: 'review', fallback: report };

/** Saves one answer and acknowledges it. */
export const submitQuestion: Operation<SubmitAnswerIn, SubmitAnswerOut> = {
  op: 'submit_question',
  fallback: answering.submitAnswer,
};

/** Saves several answers, all of them or none; this project's own, the platform has it over HTTP alone. */
export const batchSubmit: Operation<BatchSubmitIn, BatchSubmitOut> = {
  op: 'batch_submit',
  fallback: answering.batchSubmit,
};

/** Stops the clock; the page of an exam, whose clock goes on, counts as left. */
export const pause: Operation<PauseIn, AttemptStatus> = { op: 'pause', fallback: answering.pause };

/** Starts the clock again. */
export const resume: Operation<RecordIn, AttemptStatus> = { op: 'resume', fallback: answering.resume };

/** Marks a question to look at again, or takes the mark away. */
export const mark: Operation<MarkIn, MarkOut> = { op: 'mark', fallback: answering.mark };

/** Keeps what the student struck out, highlighted and noted on a question. */
export const sign: Operation<SignIn, SignOut> = { op: 'sign', fallback: answering.sign };

/** Tells which question is in view, so that another device goes on there. */
export const switchQuestion: Operation<SwitchIn, AttemptStatus> = {
  op: 'switch_question',
  fallback: answering.switchQuestion,
};

/** Hands in, together with the last answers; a second hand-in answers as the first did. */
export const submit: Operation<SubmitIn, SubmitOut> = { op: 'submit', fallback: answering.submit };

/** Leaves the room. */
export const close: Operation<RecordIn, AttemptStatus> = { op: 'close', fallback: answering.disconnect };

/** Asks how an exam's face check stands. */
export const examFace: Operation<RecordIn, AttemptStatus> = { op: 'channel_info_exam_face' };

/** Enters a live lesson while it is on. */
export const liveIn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_LIVE_IN_REQ',
  fallback: learning.liveIn,
};

/** Enters the replay of a live lesson. */
export const replayIn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_REPLAY_IN_REQ',
  fallback: learning.replayIn,
};

/** Begins to study a lesson, or goes on. */
export const logOn: Operation<LessonVisitIn, LessonStay> = {
  op: 'NETTY_LOG_ON_REQ',
  fallback: learning.logOn,
};

/** Ends it, with what was watched. */
export const logOff: Operation<LeaveLessonIn, LessonStay> = {
  op: 'NETTY_LOG_OFF_REQ',
  fallback: learning.logOff,
};

/** Asks where a lesson stands. */
export const channelInfo: Operation<LessonChannelIn, ChannelInfo> = { op: 'channel_info' };

/** Enters a recorded lesson. */
export const videoIn: Operation<LessonVisitIn, LessonStay> = { op: 'NETTY_VIDEO_IN_REQ' };

/** The player is ready; the reply tells where to go on. */
export const videoReady: Operation<LessonVisitIn, LessonStay> = { op: 'NETTY_VIDEO_READY_REQ' };

import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { messageRoutes } from './message.routes.ts';
import { sendSmsReminders } from './smsReminders.service.ts';

export { countUnread, hasUrgent, type NewMessage } from './message.repo.ts';
export { writeMessages } from './message.service.ts';
export { remind } from './reminders.service.ts';
export {
  accountChanged,
  accountCloses,
  accountClosingWaits,
  archiveReady,
  teacherApplicationDecided,
  welcome,
} from './notifications/account.ts';
export {
  certificateDecided,
  examRegraded,
  homeworkDue,
  homeworkGraded,
  homeworkRegraded,
  lessonRoute,
  lessonSoon,
  openClassCancelled,
  openClassMoved,
  openClassSoon,
  registrationDecided,
  remarkAnswered,
  attemptReopened,
  resultDecided,
} from './notifications/learning.ts';
export {
  examResultPaid,
  invoiceDecided,
  membershipPaid,
  orderPaid,
  orderRefunded,
  refundMoved,
  withdrawalMoved,
} from './notifications/money.ts';
export {
  answerAccepted,
  mentioned,
  questionAnswered,
  questionRoute,
  reviewRemoved,
  topicReplied,
  topicRoute,
} from './notifications/talk.ts';

/** Messages from the platform and the school to students. */
export const messageModule: Module = {
  name: 'message',
  routes: messageRoutes,
  plugin(app, parts) {
    runJobs(app, parts, [
      { name: 'sendSmsReminders', everyMs: 20_000, run: async () => void (await sendSmsReminders(parts)) },
    ]);
  },
};

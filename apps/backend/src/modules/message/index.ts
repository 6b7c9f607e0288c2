import type { Module } from '../../platform/http/module.ts';
import { messageRoutes } from './message.routes.ts';

export { countUnread, hasUrgent, type NewMessage } from './message.repo.ts';
export { writeMessages } from './message.service.ts';
export { type ReminderKind, wantsReminder } from './reminders.service.ts';
export {
  accountChanged,
  accountCloses,
  accountClosingWaits,
  answerAccepted,
  archiveReady,
  certificateDecided,
  examResultPaid,
  homeworkDue,
  homeworkGraded,
  invoiceDecided,
  lessonRoute,
  lessonSoon,
  membershipPaid,
  mentioned,
  openClassCancelled,
  openClassMoved,
  openClassSoon,
  orderPaid,
  orderRefunded,
  questionAnswered,
  questionRoute,
  registrationDecided,
  remarkAnswered,
  teacherApplicationDecided,
  topicReplied,
  topicRoute,
  welcome,
  refundMoved,
  withdrawalMoved,
} from './notificationTemplates.ts';

/** What the platform and the school tell their students. */
export const messageModule: Module = { name: 'message', routes: messageRoutes };

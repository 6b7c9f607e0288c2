import type { Module } from '../../platform/http/module.ts';
import { messageRoutes } from './message.routes.ts';

export { countUnread, hasUrgent, type NewMessage } from './message.repo.ts';
export { writeMessages } from './message.service.ts';
export {
  accountChanged,
  answerAccepted,
  certificateDecided,
  examResultPaid,
  homeworkGraded,
  invoiceDecided,
  membershipPaid,
  openClassCancelled,
  openClassMoved,
  openClassSoon,
  orderPaid,
  orderRefunded,
  questionAnswered,
  registrationDecided,
  teacherApplicationDecided,
  topicReplied,
  welcome,
  refundMoved,
  withdrawalMoved,
} from './notificationTemplates.ts';

/** What the platform and the school tell their students. */
export const messageModule: Module = { name: 'message', routes: messageRoutes };

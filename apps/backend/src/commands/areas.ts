import type { Area } from '../platform/commands/area.ts';

/** The areas by their names, in the order of the help. Each is loaded when it is asked for. */
export const areas: Readonly<Record<string, () => Promise<{ readonly area: Area }>>> = {
  data: () => import('../school/command.ts'),
  import: () => import('../import/command.ts'),
  questions: () => import('../import/questions.command.ts'),
  students: () => import('../students/command.ts'),
  enrol: () => import('../students/enrol.command.ts'),
  messages: () => import('../students/messages.command.ts'),
  orders: () => import('./orders.command.ts'),
  reports: () => import('../reports/command.ts'),
  exam: () => import('../modules/exam/command.ts'),
  registrations: () => import('../modules/proxyExam/command.ts'),
  homework: () => import('../modules/homework/command.ts'),
  classes: () => import('../modules/openClass/command.ts'),
  meetings: () => import('../modules/learning/command.ts'),
  answers: () => import('../modules/group/command.ts'),
  resources: () => import('../modules/resource/command.ts'),
  teachers: () => import('../modules/teachers/command.ts'),
  certificates: () => import('../modules/certificate/command.ts'),
  goods: () => import('../modules/account/command.ts'),
  cards: () => import('../modules/studyCard/command.ts'),
  invoices: () => import('../modules/invoice/command.ts'),
  withdrawals: () => import('../modules/withdrawal/command.ts'),
  company: () => import('../companies/command.ts'),
  audit: () => import('../audit/command.ts'),
  keys: () => import('../keys/command.ts'),
};

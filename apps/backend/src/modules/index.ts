import type { Module } from '../http/module.ts';
import { accountModule } from './account/index.ts';
import { agreementModule } from './agreement/index.ts';
import { answeringModule } from './answering/index.ts';
import { cartModule } from './cart/index.ts';
import { catalogueModule } from './catalogue/index.ts';
import { certificateModule } from './certificate/index.ts';
import { communityModule } from './community/index.ts';
import { courseModule } from './course/index.ts';
import { examModule } from './exam/index.ts';
import { faceModule } from './face/index.ts';
import { groupModule } from './group/index.ts';
import { home } from './home/index.ts';
import { homeworkModule } from './homework/index.ts';
import { invoiceModule } from './invoice/index.ts';
import { learningModule } from './learning/index.ts';
import { loginModule } from './login/index.ts';
import { messageModule } from './message/index.ts';
import { news } from './news/index.ts';
import { openClassModule } from './openClass/index.ts';
import { orderModule } from './order/index.ts';
import { outside } from './outside/index.ts';
import { otherModule } from './other/index.ts';
import { paymentModule } from './payment/index.ts';
import { planModule } from './plan/index.ts';
import { proxyExamModule } from './proxyExam/index.ts';
import { questionModule } from './question/index.ts';
import { region } from './region/index.ts';
import { resourceModule } from './resource/index.ts';
import { settingModule } from './setting/index.ts';
import { shell } from './shell/index.ts';
import { ssoModule } from './sso/index.ts';
import { studentInfoModule } from './studentInfo/index.ts';
import { studyCardModule } from './studyCard/index.ts';
import { teachers } from './teachers/index.ts';
import { uploadModule } from './upload/index.ts';
import { visitorModule } from './visitor/index.ts';
import { withdrawalModule } from './withdrawal/index.ts';
import { voicesModule } from './voices/index.ts';
import { site } from '../site/index.ts';

/** Every module, in the order in which they are set up and seeded: what others build on comes first. */
export const modules: readonly Module[] = [
  shell,
  loginModule,
  ssoModule,
  region,
  catalogueModule,
  cartModule,
  orderModule,
  paymentModule,
  learningModule,
  courseModule,
  messageModule,
  uploadModule,
  studentInfoModule,
  settingModule,
  teachers,
  news,
  home,
  questionModule,
  answeringModule,
  visitorModule,
  examModule,
  faceModule,
  agreementModule,
  proxyExamModule,
  accountModule,
  withdrawalModule,
  studyCardModule,
  invoiceModule,
  certificateModule,
  homeworkModule,
  communityModule,
  groupModule,
  planModule,
  resourceModule,
  openClassModule,
  voicesModule,
  outside,
  otherModule,
  site,
];

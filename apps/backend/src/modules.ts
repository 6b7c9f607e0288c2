import type { Module } from './platform/module.ts';
import { accountModule } from './modules/account/index.ts';
import { agreementModule } from './modules/agreement/index.ts';
import { answeringModule } from './modules/answering/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { certificateModule } from './modules/certificate/index.ts';
import { communityModule } from './modules/community/index.ts';
import { courseModule } from './modules/course/index.ts';
import { examModule } from './modules/exam/index.ts';
import { faceModule } from './modules/face/index.ts';
import { groupModule } from './modules/group/index.ts';
import { homeModule } from './modules/home/index.ts';
import { homeworkModule } from './modules/homework/index.ts';
import { invoiceModule } from './modules/invoice/index.ts';
import { learningModule } from './modules/learning/index.ts';
import { loginModule } from './modules/login/index.ts';
import { messageModule } from './modules/message/index.ts';
import { newsModule } from './modules/news/index.ts';
import { openClassModule } from './modules/openClass/index.ts';
import { orderModule } from './modules/order/index.ts';
import { outsideModule } from './modules/outside/index.ts';
import { otherModule } from './modules/other/index.ts';
import { paymentModule } from './modules/payment/index.ts';
import { ownDataModule } from './modules/ownData/index.ts';
import { planModule } from './modules/plan/index.ts';
import { proxyExamModule } from './modules/proxyExam/index.ts';
import { questionModule } from './modules/question/index.ts';
import { refundModule } from './modules/refund/index.ts';
import { regionModule } from './modules/region/index.ts';
import { resourceModule } from './modules/resource/index.ts';
import { searchModule } from './modules/search/index.ts';
import { searchIndexModule } from './modules/searchIndex/index.ts';
import { settingModule } from './modules/setting/index.ts';
import { shellModule } from './modules/shell/index.ts';
import { ssoModule } from './modules/sso/index.ts';
import { studentInfoModule } from './modules/studentInfo/index.ts';
import { studyCardModule } from './modules/studyCard/index.ts';
import { teachersModule } from './modules/teachers/index.ts';
import { todayModule } from './modules/today/index.ts';
import { uploadModule } from './modules/upload/index.ts';
import { visitorModule } from './modules/visitor/index.ts';
import { withdrawalModule } from './modules/withdrawal/index.ts';
import { testimonialsModule } from './modules/testimonials/index.ts';
import { contentModule } from './content/index.ts';
import { siteModule } from './platform/site/index.ts';

/** Every module, in the order in which they are set up: modules that others depend on come first. */
export const modules: readonly Module[] = [
  contentModule,
  shellModule,
  loginModule,
  ssoModule,
  regionModule,
  searchIndexModule,
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
  teachersModule,
  newsModule,
  homeModule,
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
  refundModule,
  homeworkModule,
  communityModule,
  groupModule,
  planModule,
  resourceModule,
  openClassModule,
  testimonialsModule,
  outsideModule,
  searchModule,
  todayModule,
  otherModule,
  ownDataModule,
  siteModule,
];

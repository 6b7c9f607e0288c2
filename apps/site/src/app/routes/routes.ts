import { accountRoutes } from '../../features/account/routes.ts';
import { agreementRoutes } from '../../features/agreement/routes.ts';
import { apploadRoutes } from '../../features/appload/routes.ts';
import { cartRoutes } from '../../features/cart/routes.ts';
import { catalogueRoutes } from '../../features/catalogue/routes.ts';
import { communityRoutes } from '../../features/community/routes.ts';
import { customRoutes } from '../../features/custom/routes.ts';
import { certificateRoutes } from '../../features/certificate/routes.ts';
import { collectionRoutes } from '../../features/collection/routes.ts';
import { examRoutes } from '../../features/exam/routes.ts';
import { faceRoutes } from '../../features/face/routes.ts';
import { branchRoutes } from '../../features/branches/routes.ts';
import { homeworkRoutes } from '../../features/homework/routes.ts';
import { invoiceRoutes } from '../../features/invoice/routes.ts';
import { loginRoutes } from '../../features/login/routes.ts';
import { lessonRoutes } from '../../features/lesson/routes.ts';
import { messageRoutes } from '../../features/message/routes.ts';
import { newsRoutes } from '../../features/news/routes.ts';
import { openClassRoutes } from '../../features/openClass/routes.ts';
import { orderRoutes } from '../../features/order/routes.ts';
import { personalRoutes } from '../../features/personal/routes.ts';
import { planRoutes } from '../../features/plan/routes.ts';
import { practiceRoutes } from '../../features/practice/routes.ts';
import { proxyExamRoutes } from '../../features/proxyExam/routes.ts';
import { resourceRoutes } from '../../features/resource/routes.ts';
import { searchRoutes } from '../../features/search/routes.ts';
import { settingRoutes } from '../../features/setting/routes.ts';
import { studyCardRoutes } from '../../features/studyCard/routes.ts';
import { teacherRoutes } from '../../features/teachers/routes.ts';
import { testimonialRoutes } from '../../features/testimonials/routes.ts';
import { welcomeRoutes } from '../../features/welcome/routes.ts';
import { wrongBookRoutes } from '../../features/wrongBook/routes.ts';
import type { Route } from '../../shared/routes/route.ts';

/**
 * Every page of the site except the home page, which is in the first bundle. Each feature exports its own
 * routes, which are merged here.
 */
export const routes: readonly Route[] = [
  ...branchRoutes,
  ...loginRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...newsRoutes,
  ...teacherRoutes,
  ...practiceRoutes,
  ...examRoutes,
  ...wrongBookRoutes,
  ...welcomeRoutes,
  ...collectionRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...certificateRoutes,
  ...agreementRoutes,
  ...messageRoutes,
  ...faceRoutes,
  ...searchRoutes,
  ...settingRoutes,
  ...personalRoutes,
  ...accountRoutes,
  ...studyCardRoutes,
  ...proxyExamRoutes,
  ...planRoutes,
  ...resourceRoutes,
  ...openClassRoutes,
  ...testimonialRoutes,
  ...homeworkRoutes,
  ...communityRoutes,
  ...lessonRoutes,
  ...customRoutes,
  ...apploadRoutes,
];

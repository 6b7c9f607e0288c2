import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

const title = { zh: '问答', en: 'Q&A' };

/** The school's questions, and one of them (specification 2.1, `/answerslist/0` and `/response/`). */
export const communityRoutes: readonly Route[] = [
  { id: 'community.list', path: '/answerslist/:kind?', access: 'visitor', title, screen: lazyScreen(() => import('./AnswersPage.tsx')) },
  { id: 'community.question', path: '/response/:questionId', access: 'visitor', title, screen: lazyScreen(() => import('./QuestionPage.tsx')) },
];

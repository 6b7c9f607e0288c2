import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

const groups = { zh: '小组', en: 'Groups' };
const title = { zh: '问答', en: 'Q&A' };

/**
 * The school's questions and groups, and their detail pages (`/answerslist/0`, `/response/`, `/group` and
 * `/groupdetail`).
 */
export const communityRoutes: readonly Route[] = [
  {
    id: 'community.list',
    path: '/answerslist/:kind?',
    access: 'visitor',
    title,
    load: [
      { call: 'community.questions', input: { order: 'newest', pageNo: '?page|1', pageSize: 15 } },
      { call: 'community.subjects', input: {} },
    ],
    screen: lazyScreen(() => import('./list/AnswersPage.tsx')),
  },
  {
    id: 'community.question',
    path: '/response/:questionId',
    list: '/answerslist',
    access: 'visitor',
    title,
    load: [
      { call: 'community.question', input: { questionId: ':questionId', pageNo: '?page|1', pageSize: 20 } },
    ],
    screen: lazyScreen(() => import('./discussion/QuestionPage.tsx')),
  },
  {
    id: 'community.groups',
    path: '/group',
    access: 'visitor',
    title: groups,
    load: [{ call: 'community.groups', input: { pageNo: '?page|1', pageSize: 20 } }],
    screen: lazyScreen(() => import('./groups/GroupsPage.tsx')),
  },
  {
    id: 'community.group',
    path: '/groupdetail/:groupId',
    list: '/group',
    access: 'visitor',
    title: groups,
    load: [{ call: 'community.group', input: { groupId: ':groupId', pageNo: '?page|1', pageSize: 20 } }],
    screen: lazyScreen(() => import('./groups/GroupPage.tsx')),
  },
];

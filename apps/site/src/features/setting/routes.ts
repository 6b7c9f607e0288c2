import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's own settings. */
export const settingRoutes: readonly Route[] = [
  {
    id: 'setting.account',
    path: '/personal/setting/account',
    access: 'student',
    title: { zh: '账号与安全', en: 'Account and security' },
    load: [{ call: 'setting.accountInfo', input: {} }],
    screen: lazyScreen(() => import('./account/AccountPage.tsx')),
  },
  {
    id: 'setting.data',
    path: '/personal/setting/data',
    access: 'student',
    title: { zh: '个人资料', en: 'Profile' },
    load: [
      { call: 'setting.detail', input: {} },
      { call: 'setting.customFieldData', input: {} },
    ],
    screen: lazyScreen(() => import('./profile/ProfilePage.tsx')),
  },
  {
    id: 'setting.avatar',
    path: '/personal/setting/avatar',
    access: 'student',
    title: { zh: '头像', en: 'Picture' },
    screen: lazyScreen(() => import('./avatar/AvatarPage.tsx')),
  },
  {
    id: 'setting.ownData',
    path: '/personal/setting/privacy',
    access: 'student',
    title: { zh: '我的数据', en: 'Your data' },
    load: [{ call: 'setting.ownData', input: {} }],
    screen: lazyScreen(() => import('./ownData/OwnDataPage.tsx')),
  },
  {
    id: 'setting.archives',
    path: '/personal/setting/archives',
    access: 'student',
    title: { zh: '学习档案', en: 'Learning record' },
    load: [{ call: 'other.studentStudyInfo', input: {} }],
    screen: lazyScreen(() => import('./archives/ArchivesPage.tsx')),
  },
];

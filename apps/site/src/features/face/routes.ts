import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** Where a recognition in its own tab ends. */
export const faceRoutes: readonly Route[] = [
  {
    id: 'face.done',
    path: '/faceDone',
    access: 'visitor',
    title: { zh: '人脸识别', en: 'Face recognition' },
    screen: lazyScreen(() => import('./FaceDonePage.tsx')),
  },
];

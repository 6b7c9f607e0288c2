import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The page at the end of a recognition in its own tab. */
export const faceRoutes: readonly Route[] = [
  {
    id: 'face.done',
    path: '/faceDone',
    access: 'visitor',
    title: { zh: '人脸识别', en: 'Face check' },
    screen: lazyScreen(() => import('./FaceDonePage.tsx')),
  },
];

import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's certificates. */
export const certificateRoutes: readonly Route[] = [
  {
    id: 'certificate.list',
    path: '/personal/certificate',
    access: 'student',
    title: { zh: '我的证书', en: 'My certificates' },
    load: [
      { call: 'certificate.count', input: {} },
      { call: 'certificate.list', input: {} },
    ],
    screen: lazyScreen(() => import('./CertificatesPage.tsx')),
  },
];

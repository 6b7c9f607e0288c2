import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The page on which agreements are read and signed; `:curId` is 0 before there is a signed copy. */
export const agreementRoutes: readonly Route[] = [
  {
    id: 'agreement.page',
    path: '/agreement/:mode/:curId/:protocolId',
    access: 'student',
    title: { zh: '协议', en: 'Agreement' },
    screen: lazyScreen(() => import('./AgreementPage.tsx')),
    frame: 'focus',
  },
];

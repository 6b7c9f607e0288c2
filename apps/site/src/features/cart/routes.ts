import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The shopping cart. A visitor has one too. */
export const cartRoutes: readonly Route[] = [
  {
    id: 'cart.cart',
    path: '/shoppingcart',
    access: 'visitor',
    title: { zh: '购物车', en: 'Shopping cart' },
    screen: lazyScreen(() => import('./CartPage.tsx')),
  },
];

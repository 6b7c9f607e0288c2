import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

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

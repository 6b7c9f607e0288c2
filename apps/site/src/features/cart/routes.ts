import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';
import { CART_KEY } from './cartKey.ts';

/** The shopping cart, which visitors have too. */
export const cartRoutes: readonly Route[] = [
  {
    id: 'cart.cart',
    path: '/shoppingcart',
    access: 'visitor',
    storedAt: CART_KEY,
    title: { zh: '购物车', en: 'Shopping cart' },
    screen: lazyScreen(() => import('./CartPage.tsx')),
  },
];

import { proxy } from 'valtio/vanilla';

/** Number of courses in the cart. The cart's own store sets it, and is loaded later than the header that shows it. */
export const cartBadge = proxy<{ count: number }>({ count: 0 });

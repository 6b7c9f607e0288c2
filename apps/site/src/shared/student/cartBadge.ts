import { proxy } from 'valtio/vanilla';

/**
 * How many courses lie in the cart. The cart's own store sets it, and comes
 * later than the header that shows it.
 */
export const cartBadge = proxy<{ count: number }>({ count: 0 });

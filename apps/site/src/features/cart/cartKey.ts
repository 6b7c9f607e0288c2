/** Storage key of a visitor's cart; apart from what reads it, since every page has the routes. */
export const CART_KEY = 'lectern.cart';

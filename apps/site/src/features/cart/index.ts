export { addToCart, cart, removeFromCart } from './cart.store.ts';
export type { CartItem } from './cart.model.ts';
export { watchCart } from './watchCart.ts';

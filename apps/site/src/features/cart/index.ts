export { addToCart, cart, loadCart, removeFromCart, type CartState } from './cart.store.ts';
export type { CartItem } from './cart.model.ts';
export { watchCart } from './watchCart.ts';

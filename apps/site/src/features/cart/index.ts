export { addToCart, cart } from './cart.store.ts';
export { watchCart } from './watchCart.ts';

/** What other features use of the cart, apart from the entry that every page comes to. */
export { BuyNowButton } from './BuyNowButton.tsx';
export { readSoldItem } from './cart.model.ts';
export { openCartPanel } from './openCartPanel.ts';

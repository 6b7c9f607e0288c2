/** The cart's exports for other features, except those of `index.ts`, which every page loads. */
export { BuyNowButton } from './BuyNowButton.tsx';
export { readSoldItem } from './cart.model.ts';
export { openCartPanel } from './openCartPanel.ts';

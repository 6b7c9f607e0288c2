/** What other features use of the cart, apart from the door that every page comes to. */
export { openCartPanel } from './openCartPanel.ts';

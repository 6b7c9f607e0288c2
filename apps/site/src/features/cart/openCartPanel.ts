import { mountOverlay } from '../../shared/overlays/overlays.store.ts';
import { loadCart, showCartPanel } from './cart.store.ts';
import { CartPanel } from './CartPanel.tsx';

/** Shows what is in the cart now, over the page. */
export function openCartPanel(): void {
  mountOverlay(CartPanel);
  showCartPanel(true);
  void loadCart();
}

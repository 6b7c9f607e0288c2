import { mountOverlay } from '../../shared/overlays/overlays.store.ts';
import { loadCart, showCartPanel } from './cart.store.ts';
import { CartPanel } from './CartPanel.tsx';

/** Shows the current cart in a panel over the page. */
export function openCartPanel(): void {
  mountOverlay(CartPanel);
  showCartPanel(true);
  void loadCart();
}

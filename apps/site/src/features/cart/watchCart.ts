import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '../../shared/session/session.store.ts';
import { loadCart } from './cart.store.ts';
import { onChangedElsewhere } from './otherTabs.ts';

/**
 * Keeps the cart of whoever uses the site: loads it now, and anew at log-in and log-out and when another tab has
 * changed it. Returns the way to stop.
 */
export function watchCart(): () => void {
  void loadCart();
  const stops = [
    subscribeKey(session, 'token', () => void loadCart()),
    onChangedElsewhere(() => void loadCart()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

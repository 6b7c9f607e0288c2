import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '../../shared/session/session.store.ts';
import { loadCart } from './cart.store.ts';
import { onChangedElsewhere } from './otherTabs.ts';

/**
 * Keeps the current user's cart up to date: loads it now, and again at log-in, at log-out and when another tab
 * has changed it. Returns the cleanup function.
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

import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '../../session/session.store.ts';
import { loadCart } from './cart.store.ts';

/** Keeps the cart of whoever uses the site: loads it now, and anew at log-in and log-out. Returns the way to stop. */
export function watchCart(): () => void {
  void loadCart();
  return subscribeKey(session, 'token', () => void loadCart());
}

import { CART_KEY } from './cartKey.ts';

/** The channel to other tabs of this site. Old browsers have none; their tabs see changes when they load. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the student's cart on the server has changed. */
export function notifyOtherTabs(): void {
  channel?.postMessage('changed');
}

/**
 * Calls when another tab has changed the cart, as soon as this tab is visible. A visitor's cart is in the
 * storage, whose own event fires when the change is readable here; a channel message might arrive before it.
 * Returns the cleanup function.
 */
export function onChangedElsewhere(look: () => void): () => void {
  const opened = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lectern.cart');
  channel = opened;
  let isStale = false;
  const refresh = () => {
    if (!isStale || document.visibilityState !== 'visible') return;
    isStale = false;
    look();
  };
  const handleChange = () => {
    isStale = true;
    refresh();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (key === CART_KEY || key === null) handleChange();
  };
  opened?.addEventListener('message', handleChange);
  addEventListener('storage', handleStorage);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    removeEventListener('storage', handleStorage);
    document.removeEventListener('visibilitychange', refresh);
    opened?.close();
    if (channel === opened) channel = undefined;
  };
}

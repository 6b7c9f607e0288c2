import { CART_KEY } from './storedCart.ts';

/** The tab's line to the others of this site; there is none in old browsers, whose tabs see changes when they load. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the student's cart on the server is another now. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/**
 * Calls when another tab has changed the cart, as soon as somebody looks at this one. A visitor's cart lies in the
 * storage, whose own event comes once the change can be read here; a message may arrive before it. Returns the way to
 * stop.
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
  const hear = () => {
    isStale = true;
    refresh();
  };
  const hearStorage = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === CART_KEY || key === null) hear();
  };
  opened?.addEventListener('message', hear);
  addEventListener('storage', hearStorage);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    removeEventListener('storage', hearStorage);
    document.removeEventListener('visibilitychange', refresh);
    opened?.close();
    if (channel === opened) channel = undefined;
  };
}

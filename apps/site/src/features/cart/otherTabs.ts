/** The tab's line to the others of this site; there is none in old browsers, whose tabs see changes when they load. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the cart is another now. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Calls when another tab has changed the cart, as soon as somebody looks at this one. Returns the way to stop. */
export function onChangedElsewhere(look: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel('lectern.cart');
  channel = opened;
  let isStale = false;
  const refresh = () => {
    if (!isStale || document.visibilityState !== 'visible') return;
    isStale = false;
    look();
  };
  opened.addEventListener('message', () => {
    isStale = true;
    refresh();
  });
  document.addEventListener('visibilitychange', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

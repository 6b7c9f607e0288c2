declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Tells the page's CSP nonce to the parts that inject a `<style>` while they are
 * open (dialogs and selects lock the page's scrolling that way). Call it once,
 * before the first of them opens. The global is the one that the scroll lock
 * reads by itself, whatever the bundler.
 */
export function setNonce(nonce: string): void {
  globalThis.__webpack_nonce__ = nonce;
}

/** The nonce told by `setNonce`, if any. */
export const currentNonce = (): string | undefined => globalThis.__webpack_nonce__;

declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Sets the page's CSP nonce for components that inject a `<style>` while they are open (dialogs and selects
 * lock scrolling that way). Call it once, before the first of them opens. It is stored in the global variable
 * that the scroll lock reads, independently of the bundler.
 */
export function setNonce(nonce: string): void {
  globalThis.__webpack_nonce__ = nonce;
}

/** Returns the nonce set by `setNonce`, if any. */
export const currentNonce = (): string | undefined => globalThis.__webpack_nonce__;

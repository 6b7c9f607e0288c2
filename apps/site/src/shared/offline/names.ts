/** Prefix of the service worker's caches of what one student, or a visitor, was shown in one school. */
export const USER_CACHE_PREFIX = 'lectern-shown-';

/** Messages from a page to the service worker. */
export type ToWorker =
  /** The files that this page has loaded. */
  | { readonly kind: 'loaded'; readonly files: readonly string[] }
  /** The student or company has changed, or the student has logged out. */
  | { readonly kind: 'forget' };

/** Messages from the service worker to the pages: a page shows cached data, or the network works again. */
export interface ToPage {
  readonly shows: 'cached' | 'live';
}

/** Under names that begin so the service worker keeps what is of one student, or of a visitor, in one school. */
export const SHOWN = 'lectern-shown-';

/** What a page tells the service worker. */
export type ToWorker =
  /** The files of the site that this page is made of. */
  | { readonly kind: 'loaded'; readonly files: readonly string[] }
  /** Another student, company or school is here now, or none. */
  | { readonly kind: 'forget' };

/** What the service worker tells the pages: something they show is kept from before, or the network answers again. */
export interface ToPage {
  readonly shows: 'cached' | 'live';
}

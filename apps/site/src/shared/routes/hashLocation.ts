import { afterStepBack, isOverlayStep } from '@lectern/ui/history';
import { useSyncExternalStore } from 'react';
import { ports } from '../ports.ts';
import { splitHash } from './address.ts';

/**
 * The site's address is in the hash, query included: `#/course/list?courseName=x`. wouter's own hash hook
 * leaves that query in the path, so the site has its own hooks.
 */

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls after each change of the address; returns the cleanup function. */
export function onAddressChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('hashchange', notify);
    addEventListener('popstate', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', notify);
    removeEventListener('popstate', notify);
  };
}

let renderedAddress = '';

/** Sets the address of a page that the server renders without a `location`; empty for the home page. */
export const setRenderedAddress = (address: string): void => void (renderedAddress = address);

const current = () => splitHash(typeof location === 'undefined' ? renderedAddress : location.hash);

/** Follows what is read of the address; the reader is rendered again where that changes. */
export const useAddressValue = (read: () => string): string =>
  useSyncExternalStore(onAddressChange, read, read);

/** Options of {@link navigate}. */
export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean;
}

/** Navigates to an address of the site, for example `/course/list?courseName=x`. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  afterStepBack(() => {
    const address = `#${to.replace(/^#/, '')}`;
    if (address === location.hash) return;
    // An open overlay's history entry is replaced, so that no entry remains below the next page.
    const isReplacement = options.replace === true || isOverlayStep();
    ports.writeAddress(address, isReplacement ? 'replaceState' : 'pushState');
    notify();
  });
}

/** The location hook for wouter's router: path and {@link navigate}. */
export function useHashPath(): [string, typeof navigate] {
  return [useAddressValue(() => current().path), navigate];
}
useHashPath.hrefs = (href: string) => `#${href}`;

/** The search hook for wouter's router: the query behind the hash, without `?`. */
export const useHashSearch = (): string => useAddressValue(() => current().search);

/** Returns the current path and query, outside React. */
export function currentAddress(): string {
  const { path, search } = current();
  return search === '' ? path : `${path}?${search}`;
}

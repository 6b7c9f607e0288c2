import { afterStepBack, isOverlayStep } from '@lectern/ui/history';
import { useSyncExternalStore } from 'react';
import { ports } from '../ports.ts';
import { splitHash } from './address.ts';

/**
 * The site's address lives behind the hash, query included: `#/course/list?courseName=x`.
 * wouter's own hash hook leaves that query in the path, so the site brings its own pair.
 */

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls after each change of the address. Returns the way to stop. */
export function onAddress(listener: () => void): () => void {
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

/** A server that writes the home page has no address. */
const current = () => splitHash(typeof location === 'undefined' ? '' : location.hash);

/** Follows what is read of the address; the reader is rendered again where that changes. */
export const useFromAddress = (read: () => string): string => useSyncExternalStore(onAddress, read, read);

/** Options of {@link navigate}. */
export interface NavigateOptions {
  /** Leaves no step in the history. */
  readonly replace?: boolean;
}

/** Goes to an address of the site, for example `/course/list?courseName=x`. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  afterStepBack(() => {
    const address = `#${to.replace(/^#/, '')}`;
    if (address === location.hash) return;
    // What lies over a page leaves no step under the next one.
    const isInPlace = options.replace === true || isOverlayStep();
    ports.writeAddress(address, isInPlace ? 'replaceState' : 'pushState');
    notify();
  });
}

/** The location hook for wouter's router: path and {@link navigate}. */
export function useHashPath(): [string, typeof navigate] {
  return [useFromAddress(() => current().path), navigate];
}
useHashPath.hrefs = (href: string) => `#${href}`;

/** The search hook for wouter's router: the query behind the hash, without `?`. */
export const useHashSearch = (): string => useFromAddress(() => current().search);

/** The path and query at this moment, outside React. */
export function currentAddress(): string {
  const { path, search } = current();
  return search === '' ? path : `${path}?${search}`;
}

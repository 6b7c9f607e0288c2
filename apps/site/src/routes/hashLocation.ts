import { afterStepBack, isOverlayStep } from '@lectern/ui/history';
import { useSyncExternalStore } from 'react';
import { HOME_PATH, splitHash } from './address.ts';

/**
 * The site's address lives behind the hash, query included: `#/course/list?courseName=x`.
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

const current = () => splitHash(location.hash);

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
    if (options.replace === true || isOverlayStep()) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    notify();
  });
}

/** The path of {@link renderAt}. */
let renderedPath = HOME_PATH;

/** Names the path that the server's next page is for; a browser finds it in the address. */
export function renderAt(path: string): void {
  renderedPath = path;
}

/** The path behind the hash, anew after each change. */
export const usePath = (): string =>
  useSyncExternalStore(
    onAddress,
    () => current().path,
    () => renderedPath,
  );

/** The query behind the hash, without `?`, anew after each change. */
export const useSearch = (): string =>
  useSyncExternalStore(
    onAddress,
    () => current().search,
    () => '',
  );

/** The path and query at this moment, outside React. */
export function currentAddress(): string {
  const { path, search } = current();
  return search === '' ? path : `${path}?${search}`;
}

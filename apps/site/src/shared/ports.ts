import { type KeyValueStorage, webStorage } from '@lectern/sdk/session';

export { memoryStorage } from '@lectern/sdk/session';

/** Everything the site does to the world outside its own state. Tests put their own in place. */
export interface Ports {
  /** True where pages are only drawn, as on a server, and nobody is there to do anything. @defaultValue false */
  readonly isOnlyDrawn?: boolean;
  readonly storage: KeyValueStorage;
  /** What this tab alone remembers, until it is closed. */
  readonly tabStorage: KeyValueStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Sets a cookie that the server reads when it renders the page. */
  readonly setCookie: (name: string, value: string, days: number) => void;
  readonly reload: () => void;
  /** Writes an address of this page, as a step of its own in the history or in place of the last. */
  readonly writeAddress: (address: string, how: 'pushState' | 'replaceState') => void;
  /** Leaves the site in this window. The address must come from `safety/address.ts`. */
  readonly leave: (address: string) => void;
  /** Opens another window, as a tab unless a size in px is given; false when the browser refused. */
  readonly open: (address: string, size?: { readonly width: number; readonly height: number }) => boolean;
  /** Shows foreign HTML in a window of its own, in a frame that can neither run nor reach anything; false when the browser refused. */
  readonly openInert: (html: string, title: string) => Promise<boolean>;
  /** Loads a page of this very origin out of sight; returns the way to take it away. */
  readonly loadUnseen: (address: string) => Promise<() => void>;
}

const foreignPages = () => import('./safety/foreignPages.ts');

const browserPorts: Ports = {
  storage: webStorage(() => window.localStorage),
  tabStorage: webStorage(() => window.sessionStorage),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  setCookie: (name, value, days) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=lax`;
  },
  reload: () => location.reload(),
  writeAddress: (address, how) => history[how](null, '', address),
  leave: (address) => location.assign(address),
  open: (address, size) => {
    // `noopener` in the features makes `open` answer null even on success, so it is cut by hand.
    const opened = window.open(address, '_blank', size && `popup,width=${size.width},height=${size.height}`);
    if (opened === null) return false;
    opened.opener = null;
    return true;
  },
  openInert: async (html, title) => (await foreignPages()).openInert(html, title),
  loadUnseen: async (address) => (await foreignPages()).loadUnseen(address),
};

/** The ports in use. */
export const ports: Ports = { ...browserPorts };

/** Replaces some ports, for tests, stories and servers; returns the way back. */
export function replacePorts(some: Partial<Ports>): () => void {
  const before = { ...ports };
  Object.assign(ports, some);
  return () => void Object.assign(ports, before);
}

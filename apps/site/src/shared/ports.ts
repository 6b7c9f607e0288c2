import { type KeyValueStorage, webStorage } from '@lectern/sdk/session';

export { memoryStorage } from '@lectern/sdk/session';

/** All side effects of the site outside its own state. Tests replace them. */
export interface Ports {
  /**
   * True where pages are only rendered, as on a server, and no user is present.
   * @defaultValue false
   */
  readonly isRenderOnly?: boolean;
  readonly storage: KeyValueStorage;
  /** The storage of this tab, until it is closed. */
  readonly tabStorage: KeyValueStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Sets a cookie that the server reads when it renders the page. */
  readonly setCookie: (name: string, value: string, days: number) => void;
  readonly reload: () => void;
  /** Sets the address within the site, as a new history entry or in place of the current one. */
  readonly writeAddress: (address: string, how: 'pushState' | 'replaceState') => void;
  /** Leaves the site in this window. The address must come from `safety/address.ts`. */
  readonly leave: (address: string) => void;
  /** Opens another window: a tab, or a popup if a size in px is given; returns false if the browser blocked it. */
  readonly open: (address: string, size?: { readonly width: number; readonly height: number }) => boolean;
  /**
   * Shows foreign HTML in a new window, in a sandboxed frame without scripts or network access; returns false
   * if the browser blocked it.
   */
  readonly openSandboxed: (html: string, title: string) => Promise<boolean>;
  /** Loads a page of the same origin in a hidden frame; returns the function that removes it. */
  readonly loadInHiddenFrame: (address: string) => Promise<() => void>;
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
  writeAddress: (address, method) => history[method](null, '', address),
  leave: (address) => location.assign(address),
  open: (address, size) => {
    // With `noopener` in the features, `open` returns null even on success, so the opener is removed by hand.
    const opened = window.open(address, '_blank', size && `popup,width=${size.width},height=${size.height}`);
    if (opened === null) return false;
    opened.opener = null;
    return true;
  },
  openSandboxed: async (html, title) => (await foreignPages()).openSandboxed(html, title),
  loadInHiddenFrame: async (address) => (await foreignPages()).loadInHiddenFrame(address),
};

/** The ports in use. */
export const ports: Ports = { ...browserPorts };

/** Replaces some ports, for tests, stories and servers; returns the function that restores them. */
export function replacePorts(some: Partial<Ports>): () => void {
  const before = { ...ports };
  Object.assign(ports, some);
  return () => void Object.assign(ports, before);
}

/** Storage on the device that survives a visit; a browser's `localStorage` is one. */
export interface KeyValueStorage {
  /** Returns null if the key does not exist. */
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Cookies of a site, which its server reads too. */
export interface Cookies {
  /** Value of a cookie; empty where there is none of this name. */
  get(name: string): string;
  set(name: string, value: string, days: number): void;
}

/**
 * Creates a storage in memory, for environments that cannot persist: Node, private windows, full disks.
 * @param values initial content, which tests may inspect. @defaultValue empty
 */
export function memoryStorage(values = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Creates cookies in memory, for environments without cookies. */
export function memoryCookies(): Cookies {
  const values = new Map<string, string>();
  return { get: (name) => values.get(name) ?? '', set: (name, value) => void values.set(name, value) };
}

/** Reads and writes the cookies of a page, with `SameSite=Lax` and for the whole site. */
export function documentCookies(page: { cookie: string }): Cookies {
  return {
    get: (name) => {
      const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      try {
        return decodeURIComponent(found?.slice(name.length + 1) ?? '');
      } catch {
        return '';
      }
    },
    set: (name, value, days) => {
      page.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=lax`;
    },
  };
}

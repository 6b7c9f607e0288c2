/** What is kept on the device between visits; a browser's `localStorage` is one. */
export interface KeyValueStorage {
  /** Null where there is nothing of this name. */
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The cookies of a site, which its server reads too. */
export interface Cookies {
  /** Empty where there is none of this name. */
  get(name: string): string;
  set(name: string, value: string, days: number): void;
}

/**
 * Makes a storage for where nothing can be kept: Node, private windows, full disks.
 * @param values what is in it, for tests, which look into it. @defaultValue nothing yet
 */
export function memoryStorage(values = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Makes cookies for where there are none. */
export function memoryCookies(): Cookies {
  const values = new Map<string, string>();
  return { get: (name) => values.get(name) ?? '', set: (name, value) => void values.set(name, value) };
}

/** Reads and writes the cookies of a page, `lax` and for the whole site. */
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

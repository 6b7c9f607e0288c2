/** Remembers the sessions of unfinished uploads, so that they go on after a reload. */
export interface UploadMemory {
  get: (key: string) => string | undefined;
  set: (key: string, session: string) => void;
  delete: (key: string) => void;
}

const prefix = 'upload:';

/** Keeps sessions in the browser's storage; one that is full or forbidden only costs the resuming. */
export function createBrowserMemory(storage: Storage | undefined = globalThis.localStorage): UploadMemory {
  const quietly = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => quietly(() => storage?.getItem(prefix + key) ?? undefined),
    set: (key, session) => quietly(() => storage?.setItem(prefix + key, session)),
    delete: (key) => quietly(() => storage?.removeItem(prefix + key)),
  };
}

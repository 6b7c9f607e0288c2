/** Storage of the sessions of unfinished uploads, so that they can be resumed after a reload. */
export interface UploadMemory {
  get: (key: string) => string | undefined;
  set: (key: string, session: string) => void;
  delete: (key: string) => void;
}

const prefix = 'upload:';

/** Stores sessions in `localStorage`. If that is full or blocked, uploads just cannot be resumed. */
export function createBrowserMemory(storage: Storage | undefined = globalThis.localStorage): UploadMemory {
  const ignoringErrors = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => ignoringErrors(() => storage?.getItem(prefix + key) ?? undefined),
    set: (key, session) => ignoringErrors(() => storage?.setItem(prefix + key, session)),
    delete: (key) => ignoringErrors(() => storage?.removeItem(prefix + key)),
  };
}

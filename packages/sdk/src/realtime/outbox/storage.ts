import { flag, list, oneOf, text, type UntrustedList } from '../../client/readers.ts';
import type { Change, PendingChange } from './pendingChanges.ts';

/**
 * Storage of waiting changes on the device. One entry belongs to one student, attempt and tab; a new tab takes
 * over the entries of earlier ones. A log-out or a 401 does not clear it.
 */
export interface OutboxStorage {
  /** Whether stored changes survive the end of the page. */
  readonly isDurable: boolean;
  /** Moves all waiting changes of this student and attempt, from any tab, to this tab, and returns them. */
  claimAll(): Promise<readonly PendingChange[]>;
  /** Replaces the changes of this tab. */
  write(changes: readonly PendingChange[]): Promise<void>;
  /** Deletes all changes of this student and attempt. */
  clear(): Promise<void>;
}

/** The student and attempt that changes belong to. */
export interface OutboxOwner {
  /** One student of one school: `companyId:userId`. */
  readonly owner: string;
  readonly recordId: string;
}

const DATABASE = 'lectern.answers';
const STORE = 'outbox';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage failed')));
  });
}

/** Resolves when a transaction is committed to disk. A full disk fails only then, after every request has succeeded. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The storage is full')),
    );
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

function texts(value: UntrustedList<string>): string[] {
  return list(value).map((entry) => text(entry));
}

/** Content of the storage before validation. */
type Stored = Record<string, unknown> & {
  readonly answer?: UntrustedList<string>;
  readonly struck?: UntrustedList<string>;
  readonly highlights?: UntrustedList<{ readonly start: number; readonly end: number }>;
};

const fields = (value: unknown): Stored => (typeof value === 'object' && value !== null ? { ...value } : {});

function readChange(value: unknown): Change | undefined {
  const { kind, answer, isMarked, sign } = fields(value);
  switch (oneOf(kind, ['answer', 'mark', 'sign'], undefined)) {
    case 'answer':
      return { kind: 'answer', answer: texts(answer) };
    case 'mark':
      return { kind: 'mark', isMarked: flag(isMarked) };
    case 'sign': {
      const { struck, highlights, note } = fields(sign);
      const stretches = list(highlights).map(({ start, end }) => ({
        start: Number(start),
        end: Number(end),
      }));
      return { kind: 'sign', sign: { struck: texts(struck), highlights: stretches, note: text(note) } };
    }
    case undefined:
      return undefined;
  }
}

/** Parses one stored change; anything else in the store is ignored. */
function readPending(value: unknown): PendingChange[] {
  const stored = fields(value);
  const [operationId, questionId, change] = [
    text(stored['operationId']),
    text(stored['questionId']),
    readChange(stored['change']),
  ];
  const { sequence } = stored;
  if (operationId === '' || questionId === '' || typeof sequence !== 'number' || change === undefined)
    return [];
  const givenAt = text(stored['givenAt']);
  return [{ operationId, questionId, sequence, change, ...(givenAt !== '' && { givenAt }) }];
}

/**
 * Stores changes in memory, until the page is closed. Used where a browser refuses storage (private window,
 * full disk) and in Node.
 */
export function memoryStorage(): OutboxStorage {
  let stored: readonly PendingChange[] = [];
  return {
    isDurable: false,
    claimAll: () => Promise.resolve(stored),
    write: (changes) => Promise.resolve(void (stored = changes)),
    clear: () => Promise.resolve(void (stored = [])),
  };
}

/**
 * Stores changes in IndexedDB, which survives the end of the page and of the session.
 * @param tab id of this tab, so that two tabs do not overwrite each other.
 * @throws {Error} where storage is full or forbidden.
 */
export async function indexedDbStorage(
  { owner, recordId }: OutboxOwner,
  tab: string,
): Promise<OutboxStorage> {
  const prefix = `${owner}/${recordId}/`;
  const all = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const database = await open();
  /** Changes the store in one transaction. */
  async function change<Result>(work: (store: IDBObjectStore) => Result | Promise<Result>): Promise<Result> {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const end = committed(transaction);
    const commit = async (): Promise<Result> => {
      const result = await work(transaction.objectStore(STORE));
      // Without this, the commit waits until the page has received its results; a tab closed before that would
      // lose the write.
      transaction.commit();
      return result;
    };
    const [result] = await Promise.all([commit(), end]);
    return result;
  }
  const storage: OutboxStorage = {
    isDurable: true,
    claimAll: () =>
      change(async (store) => {
        const entries: unknown[] = await settled(store.getAll(all));
        const left = entries.flatMap((entry) => (Array.isArray(entry) ? entry.flatMap(readPending) : []));
        store.delete(all);
        if (left.length > 0) store.put(left, prefix + tab);
        return left;
      }),
    // Proxies and frozen objects of a page's state cannot be cloned into IndexedDB.
    write: (changes) => change((store) => void store.put(JSON.parse(JSON.stringify(changes)), prefix + tab)),
    clear: () => change((store) => void store.delete(all)),
  };
  await change((store) => void store.put([], prefix + tab));
  return storage;
}

/** Memory storages by student and attempt, so that changes are still there when the exam room is opened again. */
const inMemory = new Map<string, OutboxStorage>();

/**
 * Opens IndexedDB, or memory as a fallback.
 * @param warn called when changes are lost at the end of the page.
 */
export async function openStorage(
  who: OutboxOwner,
  tab: string,
  warn: (message: string) => void = console.warn,
): Promise<OutboxStorage> {
  try {
    return await indexedDbStorage(who, tab);
  } catch {
    warn(
      'This browser stores nothing: answers that the server has not acknowledged are lost when the page is left',
    );
    const key = `${who.owner}/${who.recordId}`;
    const storage = inMemory.get(key) ?? memoryStorage();
    inMemory.set(key, storage);
    return storage;
  }
}

import { flag, list, oneOf, text, type UntrustedList } from '../../client/readers.ts';
import type { Change, PendingChange } from './pendingChanges.ts';

/**
 * Where changes wait on the device. One entry belongs to one student, attempt and tab; a tab takes up
 * what earlier ones left. It is none of what a log-out or a 401 clears.
 */
export interface OutboxStorage {
  /** Whether what is written outlives the page. */
  readonly isDurable: boolean;
  /** Takes over everything that waits for this student and attempt, of any tab. */
  takeUp(): Promise<readonly PendingChange[]>;
  /** Replaces what this tab keeps. */
  write(changes: readonly PendingChange[]): Promise<void>;
  /** Forgets everything of this student and attempt. */
  clear(): Promise<void>;
}

/** Whose changes. */
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

/** Resolves when a transaction is on the disk: a full one shows itself then, after each request has succeeded. */
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

/** What storage gives back, before it is read. */
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

/** Reads back one stored change; anything else in the store is ignored. */
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

/** Keeps changes while the page lives, where a browser stores nothing (private window, full disk) and in Node. */
export function memoryStorage(): OutboxStorage {
  let kept: readonly PendingChange[] = [];
  return {
    isDurable: false,
    takeUp: () => Promise.resolve(kept),
    write: (changes) => Promise.resolve(void (kept = changes)),
    clear: () => Promise.resolve(void (kept = [])),
  };
}

/**
 * Keeps changes in IndexedDB, which outlives the page and the log-in.
 * @param tab names this tab, so that two tabs do not overwrite each other.
 * @throws {Error} where nothing can be stored, since the storage is full or forbidden.
 */
export async function indexedDbStorage(
  { owner, recordId }: OutboxOwner,
  tab: string,
): Promise<OutboxStorage> {
  const prefix = `${owner}/${recordId}/`;
  const all = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const database = await open();
  /** Changes what is stored, in one transaction. */
  async function change<Result>(work: (store: IDBObjectStore) => Result | Promise<Result>): Promise<Result> {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const end = committed(transaction);
    const commit = async (): Promise<Result> => {
      const result = await work(transaction.objectStore(STORE));
      // By itself it would be committed when the page has heard of its requests: a tab closed before that would lose them.
      transaction.commit();
      return result;
    };
    const [result] = await Promise.all([commit(), end]);
    return result;
  }
  const storage: OutboxStorage = {
    isDurable: true,
    takeUp: () =>
      change(async (store) => {
        const entries: unknown[] = await settled(store.getAll(all));
        const left = entries.flatMap((entry) => (Array.isArray(entry) ? entry.flatMap(readPending) : []));
        store.delete(all);
        if (left.length > 0) store.put(left, prefix + tab);
        return left;
      }),
    // Proxies and frozen parts of a page's state cannot be stored as they are.
    write: (changes) => change((store) => void store.put(JSON.parse(JSON.stringify(changes)), prefix + tab)),
    clear: () => change((store) => void store.delete(all)),
  };
  await change((store) => void store.put([], prefix + tab));
  return storage;
}

/** What memory holds for a student and attempt, so that it is still there when the room is opened again. */
const inMemory = new Map<string, OutboxStorage>();

/**
 * Opens the best storage there is.
 * @param warn told when changes live as long as the page only.
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

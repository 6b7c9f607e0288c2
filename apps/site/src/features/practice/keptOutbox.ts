import { oneOf, text } from '@lectern/sdk';
import type { Operation } from './outbox.ts';

/**
 * Where operations wait on the device: IndexedDB, which outlives the page and the log-in. One entry
 * belongs to one student, exercise and tab; a tab takes up what earlier ones left.
 */
export interface KeptOutbox {
  /** Whether what is written outlives the page. */
  readonly isDurable: boolean;
  /** Everything that waits for this student and exercise, of any tab. */
  read(): Promise<readonly Operation[]>;
  /** Replaces what this tab keeps. */
  write(operations: readonly Operation[]): Promise<void>;
  /** Forgets everything of this student and exercise. */
  clear(): Promise<void>;
}

const DATABASE = 'lectern.answers';
const STORE = 'outbox';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage failed')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/** Reads back one stored operation; anything else in the store is ignored. */
function readOperation(value: unknown): Operation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [operationId, questionId] = [text(Reflect.get(value, 'operationId')), text(Reflect.get(value, 'questionId'))];
  const sequence: unknown = Reflect.get(value, 'sequence');
  const change: unknown = Reflect.get(value, 'change');
  if (operationId === '' || questionId === '' || typeof sequence !== 'number') return undefined;
  if (typeof change !== 'object' || change === null) return undefined;
  const kind = oneOf(Reflect.get(change, 'kind'), ['answer', 'mark'], undefined);
  if (kind === undefined) return undefined;
  if (kind === 'mark') return { operationId, questionId, sequence, change: { kind, isMarked: Reflect.get(change, 'isMarked') === true } };
  const answer: unknown = Reflect.get(change, 'answer');
  return { operationId, questionId, sequence, change: { kind, answer: Array.isArray(answer) ? answer.map((entry) => text(entry)) : [] } };
}

/** The outbox of a browser that stores nothing (private window, full disk). */
export function memoryOutbox(): KeptOutbox {
  let kept: readonly Operation[] = [];
  return {
    isDurable: false,
    read: () => Promise.resolve(kept),
    write: (operations) => Promise.resolve(void (kept = operations)),
    clear: () => Promise.resolve(void (kept = [])),
  };
}

/**
 * Opens the outbox of a student's exercise.
 * @param tab names this tab, so that two tabs do not overwrite each other.
 */
export async function openOutbox(owner: string, recordId: string, tab: string): Promise<KeptOutbox> {
  const prefix = `${owner}/${recordId}/`;
  const all = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const database = await open();
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  const kept: KeptOutbox = {
    isDurable: true,
    async read() {
      const entries: unknown[] = await settled(store('readonly').getAll(all));
      return entries.flatMap((entry) => (Array.isArray(entry) ? entry.flatMap((value: unknown) => readOperation(value) ?? []) : []));
    },
    async write(operations) {
      // Proxies and frozen parts of the page's state cannot be stored as they are.
      await settled(store('readwrite').put(JSON.parse(JSON.stringify(operations)), prefix + tab));
    },
    async clear() {
      await settled(store('readwrite').delete(all));
    },
  };
  // A full or forbidden storage shows itself only when it is written to.
  await kept.write([]);
  return kept;
}

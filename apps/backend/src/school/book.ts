import { joinKey } from './table.ts';

/** Maps the keys of a table's rows to ids and back. */
export interface Book {
  has(key: string): boolean;
  /**
   * Returns the id of a key. @throws {Error} where there is none; keys from users are validated by the check
   * before.
   */
  idOf(...parts: readonly string[]): string;
  /** Returns the id of a key, as {@link Book.idOf} does; null where its last part is empty. */
  idOrNull(...parts: readonly string[]): string | null;
  /** Returns the last part of an id's key, as people write it; empty for null. */
  keyOf(id: string | null): string;
  add(parts: readonly string[], id: string): void;
}

/** Makes an empty book. */
export function createBook(table: string): Book {
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  function idOf(...parts: readonly string[]): string {
    const id = ids.get(joinKey(parts));
    if (id === undefined) throw new Error(`There is no row “${parts.join(' / ')}” in ${table}`);
    return id;
  }
  return {
    has: (key) => ids.has(key),
    idOf,
    idOrNull: (...parts) => (parts.at(-1) === '' ? null : idOf(...parts)),
    keyOf: (id) => (id === null ? '' : (keys.get(id) ?? '')),
    add(parts, id) {
      ids.set(joinKey(parts), id);
      keys.set(id, parts.at(-1) ?? '');
    },
  };
}

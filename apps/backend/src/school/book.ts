import { joinKey } from './table.ts';

/** Maps the keys of a table's rows to ids and back. */
export interface Book {
  has(key: string): boolean;
  /**
   * Returns the id of a key. @throws {Error} where there is none; keys from users are validated by the check
   * before.
   */
  idOf(...parts: readonly string[]): string;
  /** Returns the last part of an id's key, as people write it; empty for null. */
  keyOf(id: string | null): string;
  add(parts: readonly string[], id: string): void;
}

/** Makes an empty book. */
export function createBook(table: string): Book {
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  return {
    has: (key) => ids.has(key),
    idOf(...parts) {
      const id = ids.get(joinKey(parts));
      if (id === undefined) throw new Error(`There is no row “${parts.join(' / ')}” in ${table}`);
      return id;
    },
    keyOf: (id) => (id === null ? '' : (keys.get(id) ?? '')),
    add(parts, id) {
      ids.set(joinKey(parts), id);
      keys.set(id, parts.at(-1) ?? '');
    },
  };
}

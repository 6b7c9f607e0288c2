import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeyValueStorage } from '../../flows/session/storage.ts';

function read(path: string): Map<string, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return new Map();
  }
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    // A truncated file counts as empty: the user logs in again.
    return new Map();
  }
}

/**
 * Creates a storage in a file, which survives the end of the program. Each write replaces the file atomically,
 * so that a power failure leaves the old or the new content. Only its owner may read the file, since it
 * contains a token.
 * @throws {Error} of `node:fs` where it cannot be written.
 */
export function fileStorage(path: string): KeyValueStorage {
  const values = read(path);
  const write = (): void => {
    mkdirSync(dirname(path), { recursive: true });
    const next = `${path}.${process.pid}`;
    writeFileSync(next, JSON.stringify(Object.fromEntries(values)), { mode: 0o600 });
    renameSync(next, path);
  };
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      write();
    },
    removeItem: (key) => {
      if (values.delete(key)) write();
    },
  };
}

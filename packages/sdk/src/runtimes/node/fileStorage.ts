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
    // A file that was cut off is as good as none: one logs in again.
    return new Map();
  }
}

/**
 * Keeps things in a file, as a program does that runs again. The file is replaced whole, so that a power cut leaves the
 * old one or the new one, and only its owner may read it: it holds a log-in.
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

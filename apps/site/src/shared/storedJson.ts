import type { Untrusted } from '@lectern/sdk';
import { ports } from './ports.ts';

/** Parses JSON; anything else gives undefined. */
export function parseJson<Value>(json: string): Untrusted<Value> | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads a value that this device stores as JSON; undefined if there is none. */
export const readStored = <Value>(key: string): Untrusted<Value> | undefined =>
  parseJson(ports.storage.getItem(key) ?? '');

/** Stores a value on this device as JSON; undefined deletes the stored one. */
export function writeStored(key: string, value: unknown): void {
  if (value === undefined) ports.storage.removeItem(key);
  else ports.storage.setItem(key, JSON.stringify(value));
}

import type { Queryable } from '../platform/database/connection.ts';
import { playDeeds } from './playDeeds.ts';
import { seedCore } from './core.ts';
import { applyBank, applyFolders } from './tables.ts';

/** A part of the demonstration. */
export interface Seed {
  /** Names it in the database, so that it is written once. */
  readonly name: string;
  /** Writes it, in one transaction. */
  readonly seed: (tx: Queryable) => Promise<void>;
}

/** The demonstration, in the order in which its parts are written: what others build on comes first. */
export const demonstration: readonly Seed[] = [
  { name: 'core', seed: seedCore },
  { name: 'question', seed: applyBank },
  { name: 'catalogue', seed: applyFolders },
  // Called as the first of the deeds was, so that a database which has those keeps them once.
  { name: 'order', seed: (tx) => playDeeds(tx) },
];

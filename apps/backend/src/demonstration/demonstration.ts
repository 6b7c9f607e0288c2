import type { Queryable } from '../platform/database/connection.ts';
import { performActions } from './performActions.ts';
import { seedCore } from './core.ts';
import { applyBank, applyFolders } from './tables.ts';

/** A part of the demonstration. */
export interface Seed {
  /** Its name in the database, so that it is seeded only once. */
  readonly name: string;
  /** Seeds it, in one transaction. */
  readonly seed: (tx: Queryable) => Promise<void>;
}

/** The parts of the demonstration, in seeding order: parts that others depend on come first. */
export const demonstration: readonly Seed[] = [
  { name: 'core', seed: seedCore },
  { name: 'question', seed: applyBank },
  { name: 'catalogue', seed: applyFolders },
  // Named after the first of the actions, so that databases which have those do not get them again.
  { name: 'order', seed: (tx) => performActions(tx) },
];

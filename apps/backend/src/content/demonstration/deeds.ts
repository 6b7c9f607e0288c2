import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { FOLDERS } from './tables.ts';

/** What somebody did, by the names of the columns of its table; what is not said is empty. */
export type Deed<Name extends string> = (name: Name) => string;

/**
 * Reads what people did at a school of the demonstration: a table in the folder `deeds` beside those that a school
 * applies, for no school writes what its students say, and no call says it of a day that has gone.
 * @throws {Error} where the table has other columns
 */
export async function readDeeds<const Name extends string>(
  host: string,
  table: string,
  names: readonly Name[],
): Promise<Deed<Name>[]> {
  const path = `${FOLDERS[host] ?? ''}/deeds/${table}.csv`;
  const [head = [], ...rows]: string[][] = parse(await readFile(path, 'utf8'));
  if (head.join() !== names.join()) throw new Error(`${path} must have the columns ${names.join()}`);
  return rows.map((cells) => (name) => cells[names.indexOf(name)] ?? '');
}

const HOUR_MS = 3_600_000;

/** A time so many hours before another one. */
export const hoursBefore = (hours: string | number, time = Date.now()): Date =>
  new Date(time - Number(hours) * HOUR_MS);

import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { fromWall } from '../platform/dates/days.ts';
import { dated, FOLDERS } from './tables.ts';

/** An action at a school of the demonstration: a row of the table named after its call. */
export interface DemoAction {
  /** The host of the school. */
  readonly host: string;
  /** A student's call (`community.ask`), or a school's action by command (`answers.give`). */
  readonly call: string;
  readonly isOfSchool: boolean;
  /** File and row, for messages. */
  readonly location: string;
  /** Name by which later actions refer to its result; empty where none does. */
  readonly name: string;
  readonly at: Date;
  /** Keys of the students who do it, one after another; empty where the school does. */
  readonly by: readonly string[];
  /** The input, by the names of the call's fields; empty cells are left out. */
  readonly input: Readonly<Record<string, string>>;
}

/** A range of students: `former01..former12`. */
const RANGE = /^(\D+)(\d+)\.\.\1(\d+)$/;

function studentsOf(cell: string): string[] {
  return cell.split(/\s+/).flatMap((word) => {
    const [, stem = '', first = '', last = ''] = RANGE.exec(word) ?? [];
    if (stem === '') return word === '' ? [] : [word];
    const count = Number(last) - Number(first) + 1;
    return Array.from(
      { length: count },
      (_, index) => stem + String(Number(first) + index).padStart(first.length, '0'),
    );
  });
}

function momentOf(cell: string, location: string, now: Date): Date {
  const wall = dated(cell, now);
  if (!(wall instanceof Date))
    throw new Error(`${location}: “${cell}” is no time that counts from the seeding`);
  return fromWall(wall);
}

async function readTable(host: string, path: string, isOfSchool: boolean, now: Date): Promise<DemoAction[]> {
  const rows: Record<string, string>[] = parse(await readFile(path, 'utf8'), { columns: true });
  return rows.map(({ label: name = '', at = '', by = '', ...cells }, index) => {
    const location = `${path}, row ${index + 1}`;
    return {
      host,
      call: basename(path, '.csv'),
      isOfSchool,
      location,
      name,
      at: momentOf(at, location, now),
      by: studentsOf(by),
      input: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
    };
  });
}

/**
 * Reads the actions at the demonstration's schools, sorted by time: the tables in the folder `actions` next to
 * those that a school applies, and in `actions/school` the school's own actions. Actions at the same time are in
 * the order of their tables' names, then of their rows.
 * @throws {Error} naming the row whose time cannot be parsed
 */
export async function readActions(now: Date): Promise<DemoAction[]> {
  const actions: DemoAction[] = [];
  for (const [host, folder] of Object.entries(FOLDERS)) {
    for (const [location, isOfSchool] of [
      [`${folder}/actions`, false],
      [`${folder}/actions/school`, true],
    ] as const)
      for (const file of (await readdir(location)).filter((name) => name.endsWith('.csv')).toSorted())
        actions.push(...(await readTable(host, `${location}/${file}`, isOfSchool, now)));
  }
  return actions.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

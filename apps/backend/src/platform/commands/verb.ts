import { fileURLToPath } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Connection, type Queryable } from '../database/connection.ts';
import { databaseTime } from '../database/databaseClock.ts';
import { openDatabase } from './openDatabase.ts';
import { type Table, writeTable } from './table.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** What a verb has to say that did its work, but for a part that was refused and stands in the text. */
export interface DoneInPart {
  readonly inPart: string;
}

/** Ends a call of which a part was refused, after its report was written and its work is kept. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/** What a verb works on. */
export interface School {
  /** All of the work is done or none. */
  readonly tx: Queryable;
  readonly connection: Connection;
  readonly config: Config;
  readonly now: Date;
}

/** What a verb has to say: a sentence with its line's end, or a list; or a report of work of which a part was refused. */
export type Output = string | Table | DoneInPart;

/** Reads what the server of this project is set to. */
export const readSchoolConfig = (): Config => readConfig(process.env, ROOT);

/** Makes the action of a verb from what it answers. It gets what the command line says: subjects, then options. */
export function answering<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const output = await work(...args);
    const command = args.at(-1);
    if (!(command instanceof Command)) throw new TypeError('An action ends with its command');
    const { json } = command.opts();
    const isInPart = typeof output === 'object' && 'inPart' in output;
    const text =
      typeof output === 'string'
        ? output
        : isInPart
          ? output.inPart
          : writeTable(output, { isJson: json === true, isForEyes: process.stdout.isTTY });
    command.configureOutput().writeOut?.(text);
    if (isInPart) throw new PartlyDone();
  };
}

/** Makes the action of a verb that works on the database of the server, also while it runs. */
export function onSchool<Args extends readonly unknown[]>(
  work: (school: School, ...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return answering(async (...args: Args) => {
    const database = await openDatabase(process.env, ROOT);
    const connection = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 });
    const config = readSchoolConfig();
    try {
      return await connection.db.transaction(async (tx) =>
        work({ tx, connection, config, now: await databaseTime(tx) }, ...args),
      );
    } finally {
      await connection.close();
      await database.close();
    }
  });
}

import { fstatSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { recordDeed } from '../audit/auditLog.ts';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Connection, type Queryable } from '../database/connection.ts';
import { databaseTime } from '../database/databaseClock.ts';
import { type OpenFiles, openFiles } from '../files/filePlace.ts';
import { deedOf } from './deed.ts';
import { openDatabase } from './openDatabase.ts';
import { type Table, writeTable } from './table.ts';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

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
  /** Opens the files of the school. @throws {ConfigError} where they lie elsewhere than the settings say */
  files(): Promise<OpenFiles>;
  /** Names what the work is done to, for the audit log, where the command line does not. */
  about(...subjects: readonly string[]): void;
  /** Says that something outside the database was changed, so that the audit log has it where no row was. */
  acted(): void;
  /** Does something outside the database once the work cannot be taken back any more. */
  afterwards(work: () => Promise<void>): void;
}

/** What a verb has to say: a sentence with its line's end, or a list; or a report of work of which a part was refused. */
export type Output = string | Table | DoneInPart;

/** Reads what the server of this project is set to. */
export const readSchoolConfig = (): Config => readConfig(process.env, ROOT);

/** Whether what a command writes is led into a file, as `> answers.csv` does. */
const isIntoFile = (stream: object): boolean =>
  'fd' in stream && typeof stream.fd === 'number' && fstatSync(stream.fd).isFile();

/** The command that an action was called by. */
function commandOf(args: readonly unknown[]): Command {
  const command = args.at(-1);
  if (!(command instanceof Command)) throw new TypeError('An action ends with its command');
  return command;
}

/** Makes the action of a verb from what it answers. It gets what the command line says: subjects, then options. */
export function answering<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const output = await work(...args);
    const command = commandOf(args);
    const { json }: { readonly json?: unknown } = command.opts();
    const isInPart = typeof output === 'object' && 'inPart' in output;
    const text =
      typeof output === 'string'
        ? output
        : isInPart
          ? output.inPart
          : writeTable(output, {
              isJson: json === true,
              isForEyes: process.stdout.isTTY,
              isForFile: isIntoFile(process.stdout),
            });
    command.configureOutput().writeOut?.(text);
    if (isInPart) throw new PartlyDone();
  };
}

/**
 * Makes the action of a verb that works on the database of the server, also while it runs. What it changes stands in
 * the audit log with it.
 */
export function onSchool<Args extends readonly unknown[]>(
  work: (school: School, ...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return answering(async (...args: Args) => {
    const database = await openDatabase(process.env, ROOT);
    const connection = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 });
    const config = readSchoolConfig();
    const subjects: string[] = [];
    const last: (() => Promise<void>)[] = [];
    const about = (...more: readonly string[]): void => void subjects.push(...more);
    const afterwards = (one: () => Promise<void>): void => void last.push(one);
    let hasActed = false;
    const acted = (): void => void (hasActed = true);
    let opened: Promise<OpenFiles> | undefined;
    const files = (): Promise<OpenFiles> => (opened ??= openFiles(config, connection.db));
    try {
      // Before the transaction, in which a verb may have to choose first how it reads.
      const now = await databaseTime(connection.db);
      const output = await connection.db.transaction(async (tx) => {
        const said = await work({ tx, connection, config, now, files, about, acted, afterwards }, ...args);
        const deed = await deedOf(tx, commandOf(args), now, { subjects, hasActed });
        if (deed !== undefined) await recordDeed(tx, deed);
        return said;
      });
      for (const one of last) await one();
      return output;
    } finally {
      // What could not be opened has said so.
      (await opened?.catch(() => undefined))?.bucket?.close();
      await connection.close();
      await database.close();
    }
  });
}

import { fstatSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { recordAuditEntry } from '../audit/auditLog.ts';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Connection, type Queryable } from '../database/connection.ts';
import { databaseTime } from '../database/databaseClock.ts';
import { type OpenFiles, openFiles } from '../files/filePlace.ts';
import { auditEntryOf } from './auditEntry.ts';
import { openDatabase } from './openDatabase.ts';
import { type Table, writeTable } from './table.ts';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The output of a verb that did its work except for a part, which was refused and is described in the text. */
export interface PartialResult {
  readonly partialReport: string;
}

/** Makes the command exit as failed because a part was refused, after its report was written and its work committed. */
export class PartialFailure extends Error {
  override readonly name = 'PartlyDone';
}

/** The context of a verb. */
export interface VerbContext {
  /** A transaction for all of the work. */
  readonly tx: Queryable;
  readonly connection: Connection;
  readonly config: Config;
  readonly now: Date;
  /**
   * Opens the storage of the school's files. @throws {ConfigError} where the files are elsewhere than the
   * settings say
   */
  files(): Promise<OpenFiles>;
  /** Adds subjects for the audit log that are not on the command line. */
  addSubjects(...subjects: readonly string[]): void;
  /** Reports a change outside the database, so that the audit log has an entry even if no row was written. */
  reportChange(): void;
  /** Schedules work outside the database for after the commit. */
  afterCommit(work: () => Promise<void>): void;
}

/** The output of a verb: a sentence with its line end, a list, or a report of work of which a part was refused. */
export type Output = string | Table | PartialResult;

/** Reads the settings of this project's server. */
export const readSchoolConfig = (): Config => readConfig(process.env, ROOT);

/** Tells whether the output is redirected into a file, as by `> answers.csv`. */
const isIntoFile = (stream: object): boolean =>
  'fd' in stream && typeof stream.fd === 'number' && fstatSync(stream.fd).isFile();

/** Returns the command whose action was called. */
function commandOf(args: readonly unknown[]): Command {
  const command = args.at(-1);
  if (!(command instanceof Command)) throw new TypeError('An action ends with its command');
  return command;
}

/** Makes a verb's action from a function that returns its output. The function gets the arguments, then the options. */
export function outputAction<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const output = await work(...args);
    const command = commandOf(args);
    const { json }: { readonly json?: unknown } = command.opts();
    const isPartial = typeof output === 'object' && 'partialReport' in output;
    const text =
      typeof output === 'string'
        ? output
        : isPartial
          ? output.partialReport
          : writeTable(output, {
              isJson: json === true,
              isForEyes: process.stdout.isTTY,
              isForFile: isIntoFile(process.stdout),
            });
    command.configureOutput().writeOut?.(text);
    if (isPartial) throw new PartialFailure();
  };
}

/**
 * Makes a verb's action that works on the server's database, also while the server runs. Its changes are
 * recorded in the audit log in the same transaction.
 */
export function databaseAction<Args extends readonly unknown[]>(
  work: (school: VerbContext, ...args: Args) => Promise<Output>,
): (...args: Args) => Promise<void> {
  return outputAction(async (...args: Args) => {
    const database = await openDatabase(process.env, ROOT);
    const connection = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 });
    const config = readSchoolConfig();
    const subjects: string[] = [];
    const committed: (() => Promise<void>)[] = [];
    const addSubjects = (...more: readonly string[]): void => void subjects.push(...more);
    const afterCommit = (one: () => Promise<void>): void => void committed.push(one);
    let hasActed = false;
    const reportChange = (): void => void (hasActed = true);
    let opened: Promise<OpenFiles> | undefined;
    const files = (): Promise<OpenFiles> => (opened ??= openFiles(config, connection.db));
    try {
      // Before the transaction, whose isolation level a verb may have to set first.
      const now = await databaseTime(connection.db);
      const output = await connection.db.transaction(async (tx) => {
        const output = await work(
          { tx, connection, config, now, files, addSubjects, reportChange, afterCommit },
          ...args,
        );
        const entry = await auditEntryOf(tx, commandOf(args), now, { subjects, hasActed });
        if (entry !== undefined) await recordAuditEntry(tx, entry);
        return output;
      });
      for (const one of committed) await one();
      return output;
    } finally {
      // A failure to open was thrown by `files()` already.
      (await opened?.catch(() => undefined))?.bucket?.close();
      await connection.close();
      await database.close();
    }
  });
}

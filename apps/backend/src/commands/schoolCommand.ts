import { fileURLToPath } from 'node:url';
import { connect, type Connection, type Queryable } from '../database/connection.ts';
import { CommandError } from './commandError.ts';
import { openDatabase } from './openDatabase.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Works on the database of the server, also while it runs: all of the work is done or none. */
export async function onSchoolDatabase<Result>(
  work: (tx: Queryable, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(process.env, ROOT);
  const connection = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 });
  try {
    return await connection.db.transaction((tx) => work(tx, connection));
  } finally {
    await connection.close();
    await database.close();
  }
}

/** Runs a command and writes what it answers, or what is wrong. */
export async function runCommand(run: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await run(process.argv.slice(2)));
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      error instanceof CommandError ? `${error.message}\nNothing was changed.\n` : `${words}\n`,
    );
    process.exitCode = 1;
  }
}

import { readConfig } from '../config/config.ts';
import { addressOfRunning, startEmbedded } from '../database/embedded/embedded.ts';
import { postgresFolders } from '../database/embedded/postgresFolders.ts';
import { migrate } from '../database/migrating/migrate.ts';

/** An open database. */
export interface OpenDatabase {
  readonly url: string;
  /** Stops the PostgreSQL that was started for this command; a server that was running before keeps running. */
  close(): Promise<void>;
}

/** Opens the server's database without migrating it, for commands that create its tables themselves. */
export async function openUnmigrated(env: NodeJS.ProcessEnv, root: string): Promise<OpenDatabase> {
  const config = readConfig(env, root);
  const nothingToStop = async () => {};
  const url = config.directUrl ?? config.databaseUrl;
  if (url !== undefined) return { url, close: nothingToStop };
  const folders = await postgresFolders(config.dataDir);
  const running = await addressOfRunning(folders);
  if (running !== undefined) return { url: running, close: nothingToStop };
  const embedded = await startEmbedded({ folders });
  return { url: embedded.url(), close: () => embedded.stop() };
}

/**
 * Opens the server's database and migrates it: the one of `DATABASE_URL`, otherwise the embedded one, which is
 * started if no server runs.
 */
export async function openDatabase(env: NodeJS.ProcessEnv, root: string): Promise<OpenDatabase> {
  const database = await openUnmigrated(env, root);
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

import { readConfig } from '../config/config.ts';
import { addressOfRunning, startEmbedded } from '../database/embedded/embedded.ts';
import { placesFor } from '../database/embedded/places.ts';
import { migrate } from '../database/migrating/migrate.ts';

/** A database to work on. */
export interface OpenDatabase {
  readonly url: string;
  /** Stops what was started for it; a server that was running goes on. */
  close(): Promise<void>;
}

/** Opens the database that the server works on as it is, for what makes its tables itself. */
export async function openUnmigrated(env: NodeJS.ProcessEnv, root: string): Promise<OpenDatabase> {
  const config = readConfig(env, root);
  const nothingToStop = async () => {};
  const url = config.directUrl ?? config.databaseUrl;
  if (url !== undefined) return { url, close: nothingToStop };
  const places = await placesFor(config.dataDir);
  const running = await addressOfRunning(places);
  if (running !== undefined) return { url: running, close: nothingToStop };
  const embedded = await startEmbedded({ places });
  return { url: embedded.url(), close: () => embedded.stop() };
}

/**
 * Opens the database that the server works on, brought up to date: the one of `DATABASE_URL`, else the
 * embedded one, beside a running server or started for this.
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

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The first and the longest pause between two attempts to connect. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;
/** How often an idle connection is checked, and how long the check may take. */
const CHECK_EVERY_MS = 20_000;
const CHECK_TIMEOUT_MS = 10_000;

/** What a connection is for. */
export interface LastingClientOptions {
  /** Prepares a new connection for use; when it throws, another connection is tried. */
  prepare(client: pg.Client): Promise<void>;
  /** Called after each reconnection: notices sent in between were missed. */
  onReconnect?(): void;
}

/** A dedicated connection that is reopened whenever it is lost. */
export interface LastingClient {
  /** Returns the current connection, and opens it at the first call. @throws when none can be opened. */
  get(): Promise<pg.Client>;
  close(): Promise<void>;
}

const settled = (promise: Promise<unknown>): Promise<unknown> => promise.catch(() => undefined);

function endWhenSilent(client: pg.Client, ended: Promise<unknown>): void {
  const check = setInterval(() => {
    const timer = setTimeout(() => client.connection.stream.destroy(), CHECK_TIMEOUT_MS).unref();
    void settled(client.query('select 1')).then(() => clearTimeout(timer));
  }, CHECK_EVERY_MS).unref();
  void ended.then(() => clearInterval(check));
}

/** Makes a dedicated connection that reconnects; nothing is opened before the first `get`. */
export function lastingClient(
  settings: pg.ClientConfig,
  { prepare, onReconnect }: LastingClientOptions,
): LastingClient {
  let current: Promise<pg.Client> | undefined;
  let isClosed = false;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client(settings);
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    // The `end` event follows, and is handled.
    client.on('error', () => {});
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      void settled(client.end());
      throw error;
    }
    endWhenSilent(client, ended);
    void ended.then(() => {
      current = undefined;
      if (!isClosed) void reconnect();
    });
    return client;
  }

  const get = (): Promise<pg.Client> =>
    (current ??= open().catch((error: unknown) => {
      current = undefined;
      throw error;
    }));

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; !isClosed; wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
      // Randomized, so that the processes of a deployment do not all reconnect at one moment.
      await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false });
      if (isClosed) return;
      const isThere = await get().then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      onReconnect?.();
      return;
    }
  }

  return {
    get,
    async close() {
      isClosed = true;
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
}

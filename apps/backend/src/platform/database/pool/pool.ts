import { setPriority } from 'node:os';
import pg from 'pg';

/** How a pool checks out its connections. */
export interface PoolSettings extends pg.PoolConfig {
  /**
   * Maximum time a connection may be checked out, in ms; after it the connection is ended, even within a
   * statement. Undefined means no limit.
   */
  readonly maxCheckoutMs?: number | undefined;
  /** PostgreSQL runs on this machine as this user, so the backends of this pool can be given a lower CPU priority. */
  readonly isLowPriority?: boolean | undefined;
}

/** Niceness of a low-priority backend: it gets a tenth of the processor beside one with normal priority. */
const LOW_PRIORITY = 10;

function lowerPriority(client: pg.PoolClient): void {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') return;
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process belongs to another user or has ended; its priority stays as it is.
  }
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** Tells whether an error has broken the connection; a refused statement alone has not. */
function isFatal(error: Error | boolean | null | undefined): boolean {
  return error instanceof pg.DatabaseError
    ? /^(?:08|57P|25P0[34])/.test(error.code ?? '')
    : error instanceof Error || error === true;
}

/**
 * A pool that survives the loss of its connections. Whatever ends one (a restart, an operator, a network
 * failure), its statement fails, its slot becomes free and the process goes on.
 */
export class LendingPool extends pg.Pool {
  readonly #maxCheckoutMs: number | undefined;
  readonly #lent = new Set<pg.PoolClient>();

  constructor({ maxCheckoutMs, isLowPriority = false, ...config }: PoolSettings) {
    super(config);
    this.#maxCheckoutMs = maxCheckoutMs;
    // An unhandled `error` event would end the process. The pending statement's promise reports the error.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      if (isLowPriority) lowerPriority(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const lending = super.connect().then((client) => this.#lend(client));
    if (callback === undefined) return lending;
    lending.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {}),
    );
  }

  #lend(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release;
    let isBack = false;
    // The driver passes null where nothing went wrong.
    const release = (error?: Error | boolean | null): void => {
      if (isBack) return;
      isBack = true;
      clearTimeout(timer);
      client.off('end', drop);
      this.#lent.delete(client);
      giveBack(isFatal(error));
    };
    const drop = (): void => release(true);
    const timer =
      this.#maxCheckoutMs === undefined
        ? undefined
        : setTimeout(() => client.connection.stream.destroy(), this.#maxCheckoutMs).unref();
    client.once('end', drop);
    client.release = release;
    this.#lent.add(client);
    return client;
  }

  /** Waits up to this time for running statements, aborts the rest, and closes every connection. */
  async close(timeoutMs: number): Promise<void> {
    const timer = setTimeout(
      () => this.#lent.forEach((client) => client.connection.stream.destroy()),
      timeoutMs,
    );
    await this.end();
    clearTimeout(timer);
  }
}

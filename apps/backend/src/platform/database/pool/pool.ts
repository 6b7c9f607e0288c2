import { setPriority } from 'node:os';
import pg from 'pg';

/** How a pool lends its connections. */
export interface PoolSettings extends pg.PoolConfig {
  /** A connection that is lent for longer is ended, with whatever it is doing; undefined waits for ever. */
  readonly longestLoanMs?: number | undefined;
  /** The server's processes are this machine's own, and those of these connections let others go first. */
  readonly letsOthersFirst?: boolean | undefined;
}

/** How far a process steps back: a tenth of the processor beside one that does not. */
const STEPPED_BACK = 10;

function stepBack(client: pg.PoolClient): void {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') return;
  try {
    setPriority(pid, STEPPED_BACK);
  } catch {
    // It belongs to another user, or has ended: then it stays as it is.
  }
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** Tells whether an error has cost the connection; a refused statement alone has not. */
function isFatal(error: Error | boolean | null | undefined): boolean {
  return error instanceof pg.DatabaseError
    ? /^(?:08|57P|25P0[34])/.test(error.code ?? '')
    : error instanceof Error || error === true;
}

/**
 * A pool that outlives its connections. Whatever ends one (a restart, an operator, a cut line), its statement fails,
 * its place is free again and the process goes on.
 */
export class LendingPool extends pg.Pool {
  readonly #longestLoanMs: number | undefined;
  readonly #lent = new Set<pg.PoolClient>();

  constructor({ longestLoanMs, letsOthersFirst = false, ...config }: PoolSettings) {
    super(config);
    this.#longestLoanMs = longestLoanMs;
    // An 'error' that nobody hears would end the process. What was under way is told by its own promise.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      if (letsOthersFirst) stepBack(client);
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
    // The driver says null where nothing went wrong.
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
      this.#longestLoanMs === undefined
        ? undefined
        : setTimeout(() => client.connection.stream.destroy(), this.#longestLoanMs).unref();
    client.once('end', drop);
    client.release = release;
    this.#lent.add(client);
    return client;
  }

  /** Waits so long for what is under way, ends that too, and closes every connection. */
  async close(patienceMs: number): Promise<void> {
    const timer = setTimeout(
      () => this.#lent.forEach((client) => client.connection.stream.destroy()),
      patienceMs,
    );
    await this.end();
    clearTimeout(timer);
  }
}

import { sql } from 'drizzle-orm';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Connection, Queryable } from '../database/connection.ts';

/** PostgreSQL's limit of one notification, less a margin. */
const MOST_BYTES = 7_900;

/** A kind of event: its name (lower case letters and `_`) and what it carries. */
export interface EventKind<Payload extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: Payload;
}

/** Called for each event of a kind, in every process, the one that published it included. */
export type EventListener<Payload> = (payload: Payload) => void | Promise<void>;

/** Events between all processes on one database, over LISTEN and NOTIFY. */
export interface Events {
  /**
   * Publishes an event. Given a transaction it goes out when that commits, and never if it rolls back.
   * Carry ids, not rows: everything must fit in 7,900 bytes.
   * @throws {RangeError} when it does not.
   */
  publish<Payload extends TSchema>(kind: EventKind<Payload>, payload: Static<Payload>, tx?: Queryable): Promise<void>;
  /**
   * Listens to a kind. Resolves when the database listens. Events that happen while the connection is
   * lost are missed: `onGap` is called after each reconnection, to read afresh what may have changed.
   */
  subscribe<Payload extends TSchema>(
    kind: EventKind<Payload>,
    listener: EventListener<Static<Payload>>,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
}

/** Told of a listener that failed and of an event that could not be read. */
export type EventErrorHandler = (error: unknown, kind: string) => void;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Publishes an event where there is a database but no bus. In a transaction it goes out when that commits.
 * @throws {RangeError} when it is too long.
 */
export async function notify<Payload extends TSchema>(
  db: Queryable,
  kind: EventKind<Payload>,
  payload: Static<Payload>,
): Promise<void> {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new RangeError(`The event ${kind.name} is too long to send`);
  await db.execute(sql`select pg_notify(${`lectern_${kind.name}`}, ${text})`);
}

/** Makes the bus of a process. */
export function createEvents(connection: Connection, onError: EventErrorHandler): Events {
  return {
    publish: (kind, payload, tx) => notify(tx ?? connection.db, kind, payload),

    async subscribe(kind, listener, onGap) {
      let connections = 0;
      const receive = async (text: string): Promise<void> => {
        try {
          const payload = parse(text);
          if (!Check(kind.payload, payload)) throw new TypeError('The payload does not fit its kind');
          await listener(payload);
        } catch (error) {
          onError(error, kind.name);
        }
      };
      const listening = await connection.sql.listen(
        `lectern_${kind.name}`,
        (text) => void receive(text),
        () => {
          connections += 1;
          if (connections > 1) onGap?.();
        },
      );
      return () => listening.unlisten();
    },
  };
}

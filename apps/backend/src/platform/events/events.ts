import { type SQL, sql } from 'drizzle-orm';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Connection, Queryable } from '../database/connection.ts';

/** PostgreSQL's limit of one notification, less a margin. */
const MOST_BYTES = 7_900;

/** A kind of event; made by {@link eventKind}. */
export interface EventKind<Payload> {
  readonly name: string;
  /** Checks what came from the database. @throws {TypeError} when it does not fit. */
  readonly read: (value: unknown) => Payload;
}

/**
 * Names a kind of event (lower case letters and `_`) and what it carries. Everything else is generic over the
 * payload and not over its schema: to compare schemas of a generic would take the type checker ten seconds.
 */
export function eventKind<Schema extends TSchema>(name: string, schema: Schema): EventKind<Static<Schema>> {
  return {
    name,
    read: (value) => {
      if (!Check(schema, value)) throw new TypeError('The payload does not fit its kind');
      return value;
    },
  };
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
  publish<Payload>(kind: EventKind<Payload>, payload: Payload, tx?: Queryable): Promise<void>;
  /**
   * Listens to a kind. Resolves when the database listens. Events that happen while the connection is
   * lost are missed: `onGap` is called after each reconnection, to read afresh what may have changed.
   */
  subscribe<Payload>(
    kind: EventKind<Payload>,
    listener: EventListener<Payload>,
    onGap: () => void,
  ): Promise<() => void>;
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
export async function notify<Payload>(
  db: Queryable,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  await db.execute(sql`select ${notice(kind, payload)}`);
}

/**
 * Writes the call that publishes an event, for a statement that does other work too: it goes out when that commits.
 * @throws {RangeError} when it is too long.
 */
export function notice<Payload>(kind: EventKind<Payload>, payload: Payload): SQL {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new RangeError(`The event ${kind.name} is too long to send`);
  return sql`pg_notify(${`lectern_${kind.name}`}, ${text})`;
}

/** Makes the bus of a process. */
export function createEvents(connection: Connection, onError: EventErrorHandler): Events {
  return {
    publish: (kind, payload, tx) => notify(tx ?? connection.db, kind, payload),

    subscribe(kind, listener, onGap) {
      const receive = async (text: string): Promise<void> => {
        try {
          await listener(kind.read(parse(text)));
        } catch (error) {
          onError(error, kind.name);
        }
      };
      return connection.listen(`lectern_${kind.name}`, { onNotice: (text) => void receive(text), onGap });
    },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Connection, Queryable } from '../database/connection.ts';
import { PreparedSession } from '../database/pool/preparedSession.ts';
import { streamedNotices } from '../metrics/meters.ts';

/** Maximum bytes of an event: PostgreSQL's limit of one notification, less a margin. */
const MAX_BYTES = 7_900;

/** A kind of event; made by {@link eventKind}. */
export interface EventKind<Payload> {
  readonly name: string;
  /**
   * True where the content of the event is also found out without it, only later. Such an event may be sent by
   * the stream, after the commit: it is lost if the process ends in between.
   */
  readonly mayBeLost: boolean;
  /** Validates a payload from the database. @throws {TypeError} when it does not match its schema. */
  readonly read: (value: unknown) => Payload;
}

/**
 * Defines a kind of event: its name (lower case letters and `_`) and its payload's schema. All other functions
 * are generic over the payload instead of its schema, since comparing generic schemas would take the type
 * checker ten seconds.
 */
export function eventKind<Schema extends TSchema>(
  name: string,
  schema: Schema,
  { mayBeLost = false }: { readonly mayBeLost?: boolean } = {},
): EventKind<Static<Schema>> {
  return {
    name,
    mayBeLost,
    read: (value) => {
      if (!Check(schema, value)) throw new TypeError('The payload does not fit its kind');
      return value;
    },
  };
}

/** Called for each event of a kind, in every process, including the one that published it. */
export type EventListener<Payload> = (payload: Payload) => void | Promise<void>;

/** Events between all processes on one database, by LISTEN and NOTIFY, and by a stream where there is one. */
export interface Events {
  /**
   * Publishes an event. Inside a transaction it is sent at the commit, and never after a rollback. Send ids,
   * not rows: the payload must fit in 7,900 bytes.
   * @throws {RangeError} when it does not.
   */
  publish<Payload>(kind: EventKind<Payload>, payload: Payload, tx?: Queryable): Promise<void>;
  /**
   * Subscribes to a kind of event; resolves when the database listens. Events are missed while the connection
   * is lost: `onGap` is called after each reconnection, so that the subscriber re-reads what may have changed.
   */
  subscribe<Payload>(
    kind: EventKind<Payload>,
    listener: EventListener<Payload>,
    onGap: () => void,
  ): Promise<() => void>;
}

/** Called with the error of a failed listener or an invalid event. */
export type EventErrorHandler = (error: unknown, kind: string) => void;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const channelOf = ({ name }: Pick<EventKind<never>, 'name'>): string => `lectern_${name}`;

function textOf<Payload>(kind: EventKind<Payload>, payload: Payload): string {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > MAX_BYTES) throw new RangeError(`The event ${kind.name} is too long to send`);
  return text;
}

const byDatabase = (channel: string, text: string): SQL => sql`pg_notify(${channel}, ${text})`;

/**
 * Returns the session of a database or transaction, and the stream that delivers events of this kind without
 * the database.
 */
function streamFor<Payload>({ _: { session } }: Queryable, { mayBeLost }: EventKind<Payload>) {
  if (!mayBeLost || !(session instanceof PreparedSession) || session.noticeStream === undefined)
    return undefined;
  return { session, stream: session.noticeStream };
}

/**
 * Publishes events of a kind with a database alone, without the bus, all in one statement. Inside a transaction
 * they are sent at the commit. Events that may be lost use the stream where there is one, and the database while
 * the stream is unavailable.
 * @throws {RangeError} when one is too long.
 */
export async function notifyAll<Payload>(
  db: Queryable,
  kind: EventKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  const channel = channelOf(kind);
  const texts = payloads.map((payload) => textOf(kind, payload));
  const found = streamFor(db, kind);
  if (found === undefined) {
    await db.execute(
      sql`select pg_notify(${channel}, value) from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb)`,
    );
    return;
  }
  const { session, stream } = found;
  session.afterCommit(async (outside) => {
    for (const text of texts) {
      const by = await stream.add(channel, text).then(
        () => 'stream',
        () =>
          outside.execute(sql`select ${byDatabase(channel, text)}`).then(
            () => 'database',
            (error: unknown) => {
              stream.onUndelivered(error);
              return 'nobody';
            },
          ),
      );
      streamedNotices.inc({ by });
    }
  });
}

/** Publishes one event like {@link notifyAll}. */
export const notify = <Payload>(db: Queryable, kind: EventKind<Payload>, payload: Payload): Promise<void> =>
  notifyAll(db, kind, [payload]);

/** Publishes an event as part of another statement. */
export interface EmbeddedEvent {
  /** An SQL expression to include in the statement. */
  readonly value: SQL;
  /**
   * Call it when the statement has been executed; where the stream is used, it sends the event then, without
   * waiting.
   */
  done(): Promise<void>;
}

/**
 * Publishes an event as part of another statement; it is sent when that commits.
 * @throws {RangeError} when it is too long.
 */
export function embedEvent<Payload>(
  db: Queryable,
  kind: EventKind<Payload>,
  payload: Payload,
): EmbeddedEvent {
  return streamFor(db, kind) === undefined
    ? { value: byDatabase(channelOf(kind), textOf(kind, payload)), done: async () => {} }
    : { value: sql`null`, done: () => notify(db, kind, payload) };
}

/** Makes the event bus of a process. */
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
      return connection.listen(channelOf(kind), { onNotice: (text) => void receive(text), onGap });
    },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Connection, Queryable } from '../database/connection.ts';
import { PreparedSession } from '../database/pool/preparedSession.ts';
import { streamedNotices } from '../metrics/meters.ts';

/** PostgreSQL's limit of one notification, less a margin. */
const MOST_BYTES = 7_900;

/** A kind of event; made by {@link eventKind}. */
export interface EventKind<Payload> {
  readonly name: string;
  /**
   * True where what it tells is found out without it as well, only later. Such an event may go by a stream, after the
   * commit: a process that ends in between has told nobody.
   */
  readonly mayBeLost: boolean;
  /** Checks what came from the database. @throws {TypeError} when it does not fit. */
  readonly read: (value: unknown) => Payload;
}

/**
 * Names a kind of event (lower case letters and `_`) and what it carries. Everything else is generic over the
 * payload and not over its schema: to compare schemas of a generic would take the type checker ten seconds.
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

/** Called for each event of a kind, in every process, the one that published it included. */
export type EventListener<Payload> = (payload: Payload) => void | Promise<void>;

/** Events between all processes on one database, over LISTEN and NOTIFY, and a stream where there is one. */
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

const channelOf = ({ name }: Pick<EventKind<never>, 'name'>): string => `lectern_${name}`;

function textOf<Payload>(kind: EventKind<Payload>, payload: Payload): string {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new RangeError(`The event ${kind.name} is too long to send`);
  return text;
}

const byDatabase = (channel: string, text: string): SQL => sql`pg_notify(${channel}, ${text})`;

/** The session of a database or transaction, and the stream that carries events of a kind past the database. */
function streamFor<Payload>({ _: { session } }: Queryable, { mayBeLost }: EventKind<Payload>) {
  if (!mayBeLost || !(session instanceof PreparedSession) || session.noticeStream === undefined)
    return undefined;
  return { session, stream: session.noticeStream };
}

/**
 * Publishes an event where there is a database but no bus. In a transaction it goes out when that commits. What may be
 * lost goes by the stream where there is one, and by the database while the stream is away.
 * @throws {RangeError} when it is too long.
 */
export async function notify<Payload>(
  db: Queryable,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  const [channel, text] = [channelOf(kind), textOf(kind, payload)];
  const found = streamFor(db, kind);
  if (found === undefined) {
    await db.execute(sql`select ${byDatabase(channel, text)}`);
    return;
  }
  const { session, stream } = found;
  session.afterCommit(async (outside) => {
    const by = await stream.add(channel, text).then(
      () => 'stream',
      () =>
        outside.execute(sql`select ${byDatabase(channel, text)}`).then(
          () => 'database',
          (error: unknown) => {
            stream.onUntold(error);
            return 'nobody';
          },
        ),
    );
    streamedNotices.inc({ by });
  });
}

/** How an event is told with a statement that does other work too. */
export interface Telling {
  /** A value of the statement. */
  readonly value: SQL;
  /** To be called when the statement has done its work; by a stream it goes out then, and nobody waits for it. */
  done(): Promise<void>;
}

/**
 * Tells of an event with a statement that does other work too: it goes out when that commits.
 * @throws {RangeError} when it is too long.
 */
export function telling<Payload>(db: Queryable, kind: EventKind<Payload>, payload: Payload): Telling {
  return streamFor(db, kind) === undefined
    ? { value: byDatabase(channelOf(kind), textOf(kind, payload)), done: async () => {} }
    : { value: sql`null`, done: () => notify(db, kind, payload) };
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
      return connection.listen(channelOf(kind), { onNotice: (text) => void receive(text), onGap });
    },
  };
}

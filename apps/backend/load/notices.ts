import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { type Connection, connect, type Queryable } from '../src/platform/database/connection.ts';
import { startEmbedded } from '../src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../src/platform/database/embedded/postgresFolders.ts';
import type { NoticeStream } from '../src/platform/database/pool/listener.ts';
import { createEvents, eventKind, notify } from '../src/platform/events/events.ts';
import { openNoticeStream } from '../src/platform/events/noticeStream.ts';
import { openRedis, redisServer } from '../test/servers/redis.ts';
import { type Latencies, latenciesOf } from './latencies.ts';

/** Concurrent statements, as many as two processes have connections for. */
const AT_ONCE = 24;
const SECONDS = 5;
const kind = eventKind('measured', Type.Object({ at: Type.Number(), filling: Type.String() }), {
  mayBeLost: true,
});

/** How a row is written, and whether a notice is sent. */
type Variant =
  | 'a row alone'
  | 'a row and a notice in one'
  | 'a row, then a notice'
  | 'a row, then the stream';

/** The measurements of one way of writing. */
export interface NoticesMeasured {
  readonly variant: Variant;
  readonly listeners: number;
  /** Payload of a notice besides its time, in bytes; undefined where none is sent. */
  readonly bytes: number | undefined;
  readonly perSecond: number;
  /** Latency from publishing to the last listener; undefined where nothing is sent. */
  readonly deliveries: Latencies | undefined;
}

/** Writes one row, and publishes a notice with it or after it. */
async function writeOnce(db: Connection['db'], variant: Variant, filling: string): Promise<void> {
  const tell = (tx: Queryable): Promise<void> => notify(tx, kind, { at: performance.now(), filling });
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into measured (filling) values (${'x'.repeat(60)})`);
    if (variant === 'a row and a notice in one' || variant === 'a row, then the stream') await tell(tx);
  });
  if (variant !== 'a row, then a notice') return;
  await db.transaction(async (tx) => {
    // The row is already on disk, and the notice need not be durable.
    await tx.execute(sql`set local synchronous_commit = off`);
    await tell(tx);
  });
}

/** Writes repeatedly, and returns how often. */
async function writeFor(db: Connection['db'], variant: Variant, bytes: number | undefined): Promise<number> {
  const filling = 'x'.repeat(bytes ?? 0);
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const write = async (): Promise<void> => {
    for (; performance.now() < end; count += 1) await writeOnce(db, variant, filling);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  return count;
}

async function measureWith(
  url: string,
  { variant, listeners, bytes }: Pick<NoticesMeasured, 'variant' | 'listeners' | 'bytes'>,
  redisUrl?: string,
): Promise<NoticesMeasured> {
  const streams: NoticeStream[] = [];
  /** Opens a connection that stands for a process of its own. */
  async function open(poolSize: number): Promise<Connection> {
    if (redisUrl === undefined) return connect(url, { poolSize });
    const fail = (error: unknown): void => {
      if (error !== undefined) throw error;
    };
    const noticeStream = await openNoticeStream({ url: redisUrl, onChange: fail, onUndelivered: fail });
    streams.push(noticeStream);
    return connect(url, { poolSize, noticeStream });
  }
  const connections = await Promise.all(Array.from({ length: listeners }, () => open(1)));
  const writer = await open(AT_ONCE);
  const waits: number[] = [];
  let received = 0;
  for (const connection of connections)
    await createEvents(connection, () => {}).subscribe(
      kind,
      ({ at }) => {
        received += 1;
        if (received % listeners === 0) waits.push(performance.now() - at);
      },
      () => {},
    );
  const count = await writeFor(writer.db, variant, bytes);
  for (const one of [...streams, writer, ...connections]) await one.close();
  return {
    variant,
    listeners,
    bytes,
    perSecond: count / SECONDS,
    deliveries: waits.length === 0 ? undefined : latenciesOf(waits),
  };
}

/**
 * Measures the throughput of the database's notices with the listeners of one, four and sixteen processes, on a
 * database of its own with synchronous commits; also that of a stream, where this machine has a Redis or
 * Valkey.
 */
export async function measureNotices(onMeasured: (measured: NoticesMeasured) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-notices-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ folders: await postgresFolders(folder) });
  try {
    const { db, close } = connect(embedded.url(), { poolSize: 1 });
    await db.execute(sql`create table measured (filling text)`);
    await close();
    const alone = { variant: 'a row alone', listeners: 0, bytes: undefined } as const;
    onMeasured(await measureWith(embedded.url(), alone));
    for (const variant of ['a row and a notice in one', 'a row, then a notice'] as const)
      for (const listeners of [1, 4, 16])
        for (const bytes of [60, 7000])
          onMeasured(await measureWith(embedded.url(), { variant, listeners, bytes }));
    if (redisServer === undefined) return;
    const redis = await openRedis();
    for (const listeners of [1, 4, 16])
      for (const bytes of [60, 7000])
        onMeasured(
          await measureWith(
            embedded.url(),
            { variant: 'a row, then the stream', listeners, bytes },
            redis.url,
          ),
        );
    await redis.kill();
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

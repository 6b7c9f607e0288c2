import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { NoticeStream, Subscription } from '../database/pool/listener.ts';

/** The one stream of an installation; two of them take two databases of a server (the number in the address). */
const KEY = 'lectern:notices';
/** What a break may be long: some 15 MB, and two minutes of all that one database's notices would bear. */
const LONGEST = 100_000;
/** Entries that are read at once; more than these wait where a process lags behind. */
const AT_ONCE = 1000;
/** How long a read waits for the next entry, and how long a connection may be silent. */
const WAIT_MS = 5000;
const LONGEST_SILENCE_MS = 15_000;
/** How long a start waits for the stream, and a notice to be taken. */
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
const TRY_AGAIN_MS = 250;

/** How a stream is opened. */
export interface NoticeStreamOptions {
  /** `redis://` or `rediss://` (TLS), with user and password where it wants them. */
  readonly url: string;
  /** Told when the stream is lost, with the reason, and when it is there again. */
  readonly onChange: (reason: Error | undefined) => void;
  /** Told that a notice reached nobody. */
  readonly onUntold: (error: unknown) => void;
}

/** What the client makes of an entry. */
interface Entry {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

const withoutUser = (url: string): string => {
  const address = new URL(url);
  [address.username, address.password] = ['', ''];
  return address.href;
};

const credentialsOf = (url: string): { readonly username?: string; readonly password: string } => {
  const { username, password } = new URL(url);
  return {
    ...(username !== '' && { username: decodeURIComponent(username) }),
    password: decodeURIComponent(password),
  };
};

/** Makes clients of one stream, which wait for it and log in with what is known when they do. */
function clientsOf(url: string) {
  let credentials = credentialsOf(url);
  const clientOf = (pingInterval?: number) =>
    createClient({
      url: withoutUser(url),
      ...(new URL(url).password !== '' && {
        credentialsProvider: { type: 'async-credentials-provider', credentials: async () => credentials },
      }),
      disableOfflineQueue: true,
      ...(pingInterval !== undefined && { pingInterval }),
      socket: {
        connectTimeout: LONGEST_PAUSE_MS,
        socketTimeout: LONGEST_SILENCE_MS,
        // Spread, so that the processes of a platform do not all come in one moment.
        reconnectStrategy: (tries) =>
          Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2),
      },
    });
  return {
    clientOf,
    usePassword: (fresh: string) => {
      credentials = credentialsOf(fresh);
    },
  };
}

async function orLate<Result>(work: Promise<Result>): Promise<Result> {
  const late = pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The stream of notices took longer than ${PATIENCE_MS} ms`);
  });
  return Promise.race([work, late]);
}

/**
 * Opens a stream of Redis or Valkey. It is read from the entry that was seen last, so that a short break loses nothing;
 * where that entry is gone (the stream was cut behind it, or is another one), there was a gap. A stream that is away
 * holds nothing up: it is looked for again and again, at most five seconds apart.
 */
export async function openNoticeStream(options: NoticeStreamOptions): Promise<NoticeStream> {
  const subscriptions = new Map<string, Set<Subscription>>();
  let isClosed = false;
  let isAway = false;
  let last: string | undefined;

  const { clientOf, usePassword } = clientsOf(options.url);
  const writer = clientOf(WAIT_MS);
  const reader = clientOf().on('error', () => {});
  writer.on('error', (error: Error) => {
    if (!isAway && !isClosed) options.onChange(error);
    isAway = true;
  });
  writer.on('ready', () => {
    if (isAway) options.onChange(undefined);
    isAway = false;
  });

  const add = (client: typeof writer, channel: string, payload: string): Promise<string> =>
    client.xAdd(
      KEY,
      '*',
      { channel, payload },
      {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: LONGEST },
      },
    );

  /** Goes on behind the entry seen last, or begins anew with one of its own. */
  async function resume(): Promise<string> {
    const seen = last === undefined ? undefined : await reader.xRange(KEY, last, last);
    if (last !== undefined && seen?.length === 1) return last;
    last = await add(reader, '', '');
    for (const ones of subscriptions.values()) for (const one of ones) one.onGap();
    return last;
  }

  async function readNext(from: string): Promise<string> {
    const came = await reader.xRead({ key: KEY, id: from }, { BLOCK: WAIT_MS, COUNT: AT_ONCE });
    const entries: readonly Entry[] = came?.[0]?.messages ?? [];
    // What was cut off while this process lagged behind is not among them.
    if (entries.length === AT_ONCE && (await resume()) !== from) return last ?? from;
    for (const { id, message } of entries) {
      last = id;
      subscriptions.get(message['channel'] ?? '')?.forEach((one) => one.onNotice(message['payload'] ?? ''));
    }
    return last ?? from;
  }

  let began = (): void => {};
  const beginning = new Promise<void>((resolve) => (began = resolve));
  async function read(): Promise<void> {
    while (!isClosed) {
      try {
        let from = await resume();
        began();
        while (!isClosed) from = await readNext(from);
      } catch {
        // The connection tells of its own loss.
        await pause(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  for (const client of [writer, reader]) client.connect().catch(() => {});
  void read();
  await orLate(beginning).catch(() => {});

  return {
    onUntold: options.onUntold,
    add: async (channel, payload) => void (await orLate(add(writer, channel, payload))),
    async listen(channel, subscription) {
      const known = subscriptions.get(channel) ?? new Set();
      subscriptions.set(channel, known.add(subscription));
      return () => void known.delete(subscription);
    },
    usePassword,
    async close() {
      isClosed = true;
      if (writer.isReady) await orLate(writer.close()).catch(() => {});
      for (const client of [writer, reader]) if (client.isOpen) client.destroy();
    },
  };
}

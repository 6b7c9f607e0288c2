import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { withTimeout } from '../concurrency/withTimeout.ts';
import type { NoticeStream, Subscription } from '../database/pool/listener.ts';

/** Key of the installation's one stream; two installations use two databases of a server (the number in the URL). */
const KEY = 'lectern:notices';
/**
 * Maximum entries of the stream: some 15 MB, or two minutes of the most notices that one database could send. A
 * longer break loses notices.
 */
const MAX_ENTRIES = 100_000;
/** Maximum entries of one read; a process that lags behind needs several reads. */
const READ_COUNT = 1000;
/** How long a read waits for the next entry, and how long a connection may be silent, in ms. */
const READ_TIMEOUT_MS = 5000;
const MAX_SILENCE_MS = 15_000;
/** How long a start waits for the stream, and how long a notice may take to be accepted, in ms. */
const TIMEOUT_MS = 2000;
const MAX_PAUSE_MS = 5000;
const TRY_AGAIN_MS = 250;

/** Options of {@link openNoticeStream}. */
export interface NoticeStreamOptions {
  /** `redis://` or `rediss://` (TLS), with user and password where required. */
  readonly url: string;
  /** Called with the reason when the stream is lost, and with undefined when it is available again. */
  readonly onChange: (reason: Error | undefined) => void;
  /** Called when a notice could not be delivered. */
  readonly onUndelivered: (error: unknown) => void;
}

/** An entry, as the client parses it. */
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

/** Makes clients of one stream, which log in with the current password at each connection. */
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
        connectTimeout: MAX_PAUSE_MS,
        socketTimeout: MAX_SILENCE_MS,
        // Randomized, so that the processes of a deployment do not all reconnect at one moment.
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_PAUSE_MS) * (0.5 + Math.random() / 2),
      },
    });
  return {
    clientOf,
    usePassword: (fresh: string) => {
      credentials = credentialsOf(fresh);
    },
  };
}

/**
 * Opens a stream of Redis or Valkey. Reading continues after the last entry seen, so that a short break loses
 * nothing; where that entry is gone (the stream was trimmed, or is another one), subscribers are told of a gap.
 * An unavailable stream blocks nothing: it is retried at least every five seconds.
 */
export async function openNoticeStream(options: NoticeStreamOptions): Promise<NoticeStream> {
  const subscriptions = new Map<string, Set<Subscription>>();
  let isClosed = false;
  let isAway = false;
  let last: string | undefined;

  const { clientOf, usePassword } = clientsOf(options.url);
  const writer = clientOf(READ_TIMEOUT_MS);
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
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_ENTRIES } },
    );

  /** Continues after the last entry seen, or adds a marker entry and starts there. */
  async function resume(): Promise<string> {
    const seen = last === undefined ? undefined : await reader.xRange(KEY, last, last);
    if (last !== undefined && seen?.length === 1) return last;
    last = await add(reader, '', '');
    for (const ones of subscriptions.values()) for (const one of ones) one.onGap();
    return last;
  }

  async function readNext(from: string): Promise<string> {
    const came = await reader.xRead({ key: KEY, id: from }, { BLOCK: READ_TIMEOUT_MS, COUNT: READ_COUNT });
    const entries: readonly Entry[] = came?.[0]?.messages ?? [];
    // Entries that were trimmed while this process lagged behind are missing.
    if (entries.length === READ_COUNT && (await resume()) !== from) return last ?? from;
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
        // The connection reports its own loss.
        await pause(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  for (const client of [writer, reader]) client.connect().catch(() => {});
  void read();
  await withTimeout(TIMEOUT_MS, beginning).catch(() => {});

  return {
    onUndelivered: options.onUndelivered,
    add: async (channel, payload) => void (await withTimeout(TIMEOUT_MS, add(writer, channel, payload))),
    async listen(channel, subscription) {
      const known = subscriptions.get(channel) ?? new Set();
      subscriptions.set(channel, known.add(subscription));
      return () => void known.delete(subscription);
    },
    usePassword,
    async close() {
      isClosed = true;
      if (writer.isReady) await withTimeout(TIMEOUT_MS, writer.close()).catch(() => {});
      for (const client of [writer, reader]) if (client.isOpen) client.destroy();
    },
  };
}

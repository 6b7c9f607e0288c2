import type pg from 'pg';
import { lastingClient } from './lastingClient.ts';

/** The callbacks of a subscription to a channel. */
export interface Subscription {
  onNotice(payload: string): void;
  /** Called after the connection was lost and reopened: notices sent in between were missed. */
  onGap(): void;
}

/** Listens to channels on one connection, which is reopened whenever it is lost. */
export interface Listener {
  /** Resolves when the database listens, with a function that ends the subscription. */
  listen(channel: string, subscription: Subscription): Promise<() => void>;
  close(): Promise<void>;
}

/** Delivers notices without the database, once the transaction they report is committed. */
export interface NoticeStream extends Listener {
  /** Publishes a notice to every listening process. @throws {Error} where it was not accepted in time */
  add(channel: string, payload: string): Promise<void>;
  /** Called when neither the stream nor the database delivered a notice. */
  onUndelivered(error: unknown): void;
  /** Uses the user and password of this address for new connections. */
  usePassword(url: string): void;
}

const listenOn = (client: pg.Client, channel: string): Promise<unknown> =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/** Makes a listener; it connects at the first subscription. */
export function createListener(settings: pg.ClientConfig): Listener {
  const channels = new Map<string, Set<Subscription>>();
  const connection = lastingClient(settings, {
    prepare: async (client) => {
      client.on('notification', ({ channel, payload = '' }) =>
        channels.get(channel)?.forEach((subscription) => subscription.onNotice(payload)),
      );
      for (const channel of channels.keys()) await listenOn(client, channel);
    },
    onReconnect: () => channels.forEach((subscriptions) => subscriptions.forEach(({ onGap }) => onGap())),
  });
  return {
    async listen(channel, subscription) {
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions.add(subscription));
      const stop = (): void => void subscriptions.delete(subscription);
      try {
        await listenOn(await connection.get(), channel);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    close: () => connection.close(),
  };
}

import type pg from 'pg';
import { lastingClient } from './lastingClient.ts';

/** What is done with the notices of a channel. */
export interface Subscription {
  onNotice(payload: string): void;
  /** The connection was lost and is there again: what was said meanwhile was not heard. */
  onGap(): void;
}

/** Listens to channels on one connection, which is made anew whenever it is lost. */
export interface Listener {
  /** Resolves when the database listens. Gives what ends the subscription. */
  listen(channel: string, subscription: Subscription): Promise<() => void>;
  close(): Promise<void>;
}

/** Carries notices past the database, once what they tell of is committed. */
export interface NoticeStream extends Listener {
  /** Tells every process that listens. @throws {Error} where nobody took it in time */
  add(channel: string, payload: string): Promise<void>;
  /** Told of a notice that nobody carried, the database neither. */
  onUntold(error: unknown): void;
  /** Makes connections from now on with the user and password of this address. */
  usePassword(url: string): void;
}

const listenOn = (client: pg.Client, channel: string): Promise<unknown> =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/** Makes a listener; it connects when it is first used. */
export function createListener(settings: pg.ClientConfig): Listener {
  const channels = new Map<string, Set<Subscription>>();
  const connection = lastingClient(settings, {
    prepare: async (client) => {
      client.on('notification', ({ channel, payload = '' }) =>
        channels.get(channel)?.forEach((subscription) => subscription.onNotice(payload)),
      );
      for (const channel of channels.keys()) await listenOn(client, channel);
    },
    onBack: () => channels.forEach((subscriptions) => subscriptions.forEach(({ onGap }) => onGap())),
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

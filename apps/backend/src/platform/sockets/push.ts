import type { EventKind, Events } from '../events/events.ts';

/** A message that the server pushes to a student. */
export interface PushedMessage {
  readonly userId: string;
  readonly op: string;
  readonly data: unknown;
}

/** Pushes an event to sockets, in every process; made by {@link push}. */
export interface SocketPush {
  subscribe(
    events: Events,
    say: (message: PushedMessage) => void,
    sayToAll: (message: Omit<PushedMessage, 'userId'>) => void,
  ): Promise<() => void>;
}

/**
 * Pushes an event to the sockets of one student.
 * @param present returns the message and its recipient.
 * @param missed the message to everybody after events may have been missed.
 */
export function push<Payload>(
  kind: EventKind<Payload>,
  present: (payload: Payload) => PushedMessage,
  missed: Omit<PushedMessage, 'userId'>,
): SocketPush {
  return {
    subscribe: (events, say, sayToAll) =>
      events.subscribe(
        kind,
        (payload) => say(present(payload)),
        () => sayToAll(missed),
      ),
  };
}

/**
 * Pushes an event to all sockets; clients that it does not concern ignore it.
 * @param missed the message after events may have been missed.
 */
export function pushToAll<Payload>(
  kind: EventKind<Payload>,
  op: string,
  present: (payload: Payload) => unknown,
  missed: unknown,
): SocketPush {
  return {
    subscribe: (events, _, sayToAll) =>
      events.subscribe(
        kind,
        (payload) => sayToAll({ op, data: present(payload) }),
        () => sayToAll({ op, data: missed }),
      ),
  };
}

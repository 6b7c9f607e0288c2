import type { EventKind, Events } from '../events/events.ts';

/** Something the server says to a student of its own accord. */
export interface Said {
  readonly userId: string;
  readonly op: string;
  readonly data: unknown;
}

/** An event that the sockets of one student are told of, in every process; made by {@link push}. */
export interface SocketPush {
  subscribe(
    events: Events,
    say: (said: Said) => void,
    sayToAll: (said: Omit<Said, 'userId'>) => void,
  ): Promise<() => void>;
}

/**
 * Tells a student's sockets of an event.
 * @param present what is said, and to whom.
 * @param missed what is said to everybody after a time in which nothing was heard of such events.
 */
export function push<Payload>(
  kind: EventKind<Payload>,
  present: (payload: Payload) => Said,
  missed: Omit<Said, 'userId'>,
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
 * Tells all sockets of an event that is of no one student; whom it does not concern passes over it.
 * @param missed what is said after a time in which nothing was heard of such events.
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

import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';
import type { LiveVisitor } from './liveProvider.ts';

/** An action of somebody in a room of the sandbox, published to every process. */
export const roomAction = eventKind(
  'sandbox_live_deed',
  Type.Object({
    /** Company and room. */
    key: Type.String(),
    /** Id of one open page. */
    connection: Type.String(),
    person: Type.Object({ id: Type.String(), name: Type.String(), role: Type.Enum(['student', 'teacher']) }),
    what: Type.Enum(['joined', 'left', 'said', 'raised', 'lowered']),
    /** Text of a message; empty for other actions. */
    text: Type.String(),
    at: Type.String(),
  }),
);
/** An action in a room of the sandbox. */
export type RoomAction = ReturnType<typeof roomAction.read>;

/** A message in a room. */
export interface RoomMessage {
  readonly name: string;
  readonly role: LiveVisitor['role'];
  readonly text: string;
  readonly at: string;
}

/** The state of a room: open pages with their persons, raised hands, and messages. */
export interface Room {
  readonly pages: ReadonlyMap<string, LiveVisitor>;
  readonly hands: ReadonlySet<string>;
  readonly messages: readonly RoomMessage[];
}

/** A room as its participants see it; the teacher first, then raised hands, each group in order of arrival. */
export interface RoomView {
  readonly people: readonly (LiveVisitor & { readonly isHandUp: boolean })[];
  readonly messages: readonly RoomMessage[];
}

/** A room that nobody is in. */
export const emptyRoom: Room = { pages: new Map(), hands: new Set(), messages: [] };

/** Maximum messages kept; the oldest are dropped. */
const MAX_MESSAGES = 100;

/**
 * Applies an action to a room (a reducer). Actions of people who are not in the room are ignored, a person's
 * hand is lowered when their last page closes, and messages are dropped when everybody has left.
 */
export function afterAction(room: Room, { connection, person, what, text, at }: RoomAction): Room {
  if (what === 'joined') return { ...room, pages: new Map(room.pages).set(connection, person) };
  if (!room.pages.has(connection)) return room;
  switch (what) {
    case 'left': {
      const pages = new Map([...room.pages].filter(([id]) => id !== connection));
      if (pages.size === 0) return emptyRoom;
      const isStillThere = [...pages.values()].some(({ id }) => id === person.id);
      return { ...room, pages, hands: isStillThere ? room.hands : without(room.hands, person.id) };
    }
    case 'said': {
      const message = { name: person.name, role: person.role, text, at };
      return { ...room, messages: [...room.messages, message].slice(-MAX_MESSAGES) };
    }
    case 'raised':
      return { ...room, hands: new Set(room.hands).add(person.id) };
    case 'lowered':
      return { ...room, hands: without(room.hands, person.id) };
  }
}

const without = (hands: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...hands].filter((one) => one !== id));

/** Returns the participants' view of a room, with each person once. */
export function viewOf({ pages, hands, messages }: Room): RoomView {
  const people = [...new Map([...pages.values()].map((person) => [person.id, person])).values()];
  const rank = ({ role, id }: LiveVisitor): number => (role === 'teacher' ? 0 : hands.has(id) ? 1 : 2);
  return {
    people: people
      .toSorted((one, other) => rank(one) - rank(other))
      .map((person) => ({ ...person, isHandUp: hands.has(person.id) })),
    messages,
  };
}

import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';
import type { LiveVisitor } from './liveProvider.ts';

/** What somebody does in a room of the sandbox; every process hears of it. */
export const roomDeed = eventKind(
  'sandbox_live_deed',
  Type.Object({
    /** Company and room. */
    key: Type.String(),
    /** One page of one person. */
    connection: Type.String(),
    person: Type.Object({
      id: Type.String(),
      name: Type.String(),
      role: Type.Enum(['student', 'teacher']),
    }),
    what: Type.Enum(['joined', 'left', 'said', 'raised', 'lowered']),
    /** What was said; empty otherwise. */
    text: Type.String(),
    at: Type.String(),
  }),
);
/** One of them. */
export type RoomDeed = ReturnType<typeof roomDeed.read>;

/** A message in a room. */
export interface RoomMessage {
  readonly name: string;
  readonly role: LiveVisitor['role'];
  readonly text: string;
  readonly at: string;
}

/** A room: who is in it on which page, whose hand is up, and what was said. */
export interface Room {
  readonly pages: ReadonlyMap<string, LiveVisitor>;
  readonly hands: ReadonlySet<string>;
  readonly messages: readonly RoomMessage[];
}

/** A room as its people see it; the teacher first, then those with a hand up, each group as they came. */
export interface RoomView {
  readonly people: readonly (LiveVisitor & { readonly isHandUp: boolean })[];
  readonly messages: readonly RoomMessage[];
}

/** A room that nobody is in. */
export const emptyRoom: Room = { pages: new Map(), hands: new Set(), messages: [] };

/** So many messages are kept; the oldest go first. */
const MOST_MESSAGES = 100;

/**
 * What a deed makes of a room. Whoever is not in it does nothing there, a hand goes down with the last page of its
 * person, and a room that everybody left forgets what was said.
 */
export function afterDeed(room: Room, { connection, person, what, text, at }: RoomDeed): Room {
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
      return { ...room, messages: [...room.messages, message].slice(-MOST_MESSAGES) };
    }
    case 'raised':
      return { ...room, hands: new Set(room.hands).add(person.id) };
    case 'lowered':
      return { ...room, hands: without(room.hands, person.id) };
  }
}

const without = (hands: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...hands].filter((one) => one !== id));

/** Shows a room to its people, everybody once. */
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

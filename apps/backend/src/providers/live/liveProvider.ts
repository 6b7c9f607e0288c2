import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { Payee } from '../payment/paymentProviders.ts';

/** Who enters a live room. */
export interface LiveVisitor {
  /** Digits; the same person has the same id in every room. */
  readonly id: string;
  /** What the others in the room read. */
  readonly name: string;
  readonly role: 'student' | 'teacher';
}

/** What happened in a room, as the service that holds it tells. */
export interface LiveNotice {
  readonly room: string;
  readonly what: 'begun' | 'ended' | 'recorded';
  readonly at: Date;
}

/** A notice as it came over HTTP. */
export interface ReceivedLiveNotice {
  readonly signature: string;
  /** The body's text, untouched. */
  readonly body: string;
}

/** A service that holds live rooms. */
export interface LiveProvider {
  readonly id: 'baijia' | 'cc' | 'sandbox';
  /** Whether it tells when the teacher begins and ends; of other rooms only the clock is known. */
  readonly tells: boolean;
  /** Writes the address at which one person enters a room; it names them, and is good until a moment at least. */
  entrance(room: string, visitor: LiveVisitor, until: Date): string;
  /** Reads a notice; undefined where the service did not sign it, or it says nothing of a room. */
  readNotice(notice: ReceivedLiveNotice): LiveNotice | undefined;
}

/** A room that a service holds. */
export interface LiveRoom {
  readonly provider: LiveProvider;
  /** The room's name with its provider. */
  readonly room: string;
}

/** Finds who holds the live rooms of a company. */
export interface LiveProviders {
  byId(payee: Payee, id: LiveProvider['id']): LiveProvider | undefined;
}

/** The live services of an app. */
export const liveProviders = serviceKey<LiveProviders>('live providers');

/** Entrances as schools write them: an address, or a room of a live service. */
export const ENTRANCE = '^(?:https?://[^\\s]+|(?:baijia|cc):[\\w-]{1,64})$';

const OF_SERVICE = /^(baijia|cc):([\w-]{1,64})$/;
const OF_SANDBOX = /^\/sandbox\/live\/([\w-]{1,64})$/;

/** Names a room of the sandbox as an entrance does. */
export const sandboxEntrance = (room: string): string => `/sandbox/live/${room}`;

/** Tells whether an entrance is a room of a service, in which nobody gets without a signed address. */
export const isServiceRoom = (entrance: string): boolean =>
  OF_SERVICE.test(entrance) || OF_SANDBOX.test(entrance);

/**
 * Finds the room behind an entrance as schools write it: `baijia:room`, `cc:room`, or a path of the sandbox.
 * Undefined for an address elsewhere, and where the company has no account with the service.
 */
export function findRoom(providers: LiveProviders, payee: Payee, entrance: string): LiveRoom | undefined {
  const [, service, room] = OF_SERVICE.exec(entrance) ?? [];
  const [, own] = OF_SANDBOX.exec(entrance) ?? [];
  const id = service === 'baijia' || service === 'cc' ? service : 'sandbox';
  const name = room ?? own;
  const provider = name === undefined ? undefined : providers.byId(payee, id);
  return provider === undefined || name === undefined ? undefined : { provider, room: name };
}

/** Tells that a teacher began or ended in a room, or that its replay is there. */
export const roomChanged = eventKind(
  'live_room_changed',
  Type.Object({
    companyId: Type.String(),
    lessonId: Type.String(),
    /** Its name with the provider. */
    room: Type.String(),
  }),
);

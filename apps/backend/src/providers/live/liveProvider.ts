import { Type } from 'typebox';
import { eventKind } from '../../platform/events/events.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { SignedNotice } from '../../platform/http/signedNotices.ts';
import type { Payee } from '../payment/paymentProviders.ts';

/** A person who enters a live room. */
export interface LiveVisitor {
  /** Digits; a person has the same id in every room. */
  readonly id: string;
  /** The name that others in the room see. */
  readonly name: string;
  readonly role: 'student' | 'teacher';
}

/** An event in a room, as reported by its live service. */
export interface LiveNotice {
  readonly room: string;
  readonly kind: 'begun' | 'ended' | 'recorded';
  readonly at: Date;
}

/** A live service. */
export interface LiveProvider {
  readonly id: 'baijia' | 'cc' | 'sandbox';
  /** Whether it reports when the teacher starts and ends; otherwise only the scheduled times are known. */
  readonly tells: boolean;
  /**
   * Returns the URL by which one person enters a room; it identifies the person, and is valid at least until
   * this time.
   */
  entrance(room: string, visitor: LiveVisitor, until: Date): string;
  /** Reads a notice; undefined where its signature is invalid, or it is not about a room. */
  readNotice(notice: SignedNotice): LiveNotice | undefined;
}

/** A room at a live service. */
export interface LiveRoom {
  readonly provider: LiveProvider;
  /** The room's name at the service. */
  readonly room: string;
}

/** Finds the live services of a company. */
export interface LiveProviders {
  byId(payee: Payee, id: LiveProvider['id']): LiveProvider | undefined;
}

/** The live services of an app. */
export const liveProviders = serviceKey<LiveProviders>('live providers');

/** Pattern of an entrance as schools write it: a URL, or a room of a live service. */
export const ENTRANCE = '^(?:https?://[^\\s]+|(?:baijia|cc):[\\w-]{1,64})$';

const OF_SERVICE = /^(baijia|cc):([\w-]{1,64})$/;
const OF_SANDBOX = /^\/sandbox\/live\/([\w-]{1,64})$/;

/** Formats a room of the sandbox as an entrance. */
export const sandboxEntrance = (room: string): string => `/sandbox/live/${room}`;

/** Tells whether an entrance is a room of a live service, which requires a signed URL. */
export const isServiceRoom = (entrance: string): boolean =>
  OF_SERVICE.test(entrance) || OF_SANDBOX.test(entrance);

/**
 * Finds the room of an entrance: `baijia:room`, `cc:room`, or a path of the sandbox. Undefined for other URLs,
 * and where the company has no account with the service.
 */
export function findRoom(providers: LiveProviders, payee: Payee, entrance: string): LiveRoom | undefined {
  const [, service, room] = OF_SERVICE.exec(entrance) ?? [];
  const [, own] = OF_SANDBOX.exec(entrance) ?? [];
  const id = service === 'baijia' || service === 'cc' ? service : 'sandbox';
  const name = room ?? own;
  const provider = name === undefined ? undefined : providers.byId(payee, id);
  return provider === undefined || name === undefined ? undefined : { provider, room: name };
}

/** Published when a teacher starts or ends in a room, or its replay becomes available. */
export const roomChanged = eventKind(
  'live_room_changed',
  Type.Object({
    companyId: Type.String(),
    lessonId: Type.String(),
    /** The room's name at the service. */
    room: Type.String(),
  }),
);

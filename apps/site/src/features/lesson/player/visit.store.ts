import { documentCookies, persistedSession } from '@lectern/sdk/session';
import { siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { HistorySocketOptions } from '@lectern/sdk/sockets';
import { isRoom } from '../entry/entry.ts';
import type { Lesson } from '../lesson.model.ts';
import { isLive, isOfLesson, lookAgainSoon } from './liveChanges.ts';
import { unsavedVisits } from './unsavedVisits.ts';
import { beginVisit, sayUnsaved, type Visit, type VisitKind } from './visit.ts';

let visit: Visit | undefined;
/** Counts openings, so that one that is overtaken while its code is on the way opens nothing. */
let turn = 0;
let isStudying = false;
let endFollowing: () => void = () => undefined;

/** Tells what a visit to a lesson is; undefined where there is nothing to study yet, or any more. */
export function kindOfVisit({ access, live, media }: Lesson): VisitKind | undefined {
  if (access !== 'open' && access !== 'preview') return undefined;
  if (live === undefined) return 'lesson';
  if (isRoom({ live })) return 'live';
  return live.stage === 'replay' && media !== undefined ? 'replay' : undefined;
}

type Events = Pick<HistorySocketOptions, 'onFrame' | 'onEnd'>;

/** Loads what a socket of this page is made of; it also hears what becomes of the lesson, if that is live. */
async function lessonSockets(lessonId: string) {
  const [sockets, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  const { companyId, schoolId, userId } = session;
  const { deviceId } = persistedSession({
    storage: ports.storage,
    cookies: documentCookies(document),
    host: location.host,
  });
  const openSocket = ({ onFrame, ...events }: Events) => {
    const socket = sockets.openHistorySocket({
      client,
      module: 'lesson',
      identity: () => ({ companyId, schoolId, userId, token: session.token, deviceId: deviceId() }),
      ...events,
      onFrame: (frame) => {
        if (isOfLesson(lessonId, frame)) void lookAgainSoon(lessonId);
        onFrame?.(frame);
      },
    });
    // Said again with each new connection: what changed meanwhile was told to nobody here.
    if (isLive(lessonId)) socket.send(sockets.channelInfo, { lessonId });
    return socket;
  };
  return { sockets, client, userId, openSocket };
}

/**
 * Follows a live lesson that is not entered, so that the page tells by itself when its teacher begins or its replay is
 * there.
 */
export async function followLesson(lessonId: string): Promise<void> {
  leaveLesson();
  const mine = turn;
  const { openSocket } = await lessonSockets(lessonId);
  if (mine !== turn) return;
  const socket = openSocket({});
  endFollowing = () => socket.close();
}

/** Enters a lesson: the server counts the time from now on, also over a line that breaks meanwhile. */
export async function enterLesson(lessonId: string, kind: VisitKind): Promise<void> {
  leaveLesson();
  const mine = turn;
  const { sockets, client, userId, openSocket } = await lessonSockets(lessonId);
  if (mine !== turn) return;
  const unsaved = unsavedVisits(userId);
  void sayUnsaved(client.request, unsaved);
  visit = beginVisit({
    id: visitId(),
    lessonId,
    entrance: kind === 'live' ? sockets.liveIn : kind === 'replay' ? sockets.replayIn : undefined,
    operations: sockets,
    openSocket,
    call: client.request,
    unsaved,
  });
  visit.study(isStudying);
}

/** Made without `crypto.randomUUID`, which a school on plain http does not have. */
function visitId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Tells whether the lesson is being studied just now. */
export function setStudying(isOn: boolean): void {
  isStudying = isOn;
  visit?.study(isOn);
}

/** The page goes out of sight, perhaps for good. */
export function sayLastOfLesson(): void {
  visit?.sayLast();
}

/** Leaves the lesson. */
export function leaveLesson(): void {
  turn += 1;
  isStudying = false;
  visit?.leave();
  visit = undefined;
  endFollowing();
  endFollowing = () => undefined;
}

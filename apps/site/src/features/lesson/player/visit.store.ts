import { documentCookies, persistedSession } from '@lectern/sdk/session';
import { siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { HistorySocketOptions } from '@lectern/sdk/sockets';
import { isRoom } from '../entry/entry.ts';
import type { Lesson } from '../lesson.model.ts';
import { isLive, isOfLesson, reloadAfterDelay } from './liveChanges.ts';
import { unsavedVisits } from './unsavedVisits.ts';
import { beginVisit, resendUnsaved, type Visit, type VisitKind } from './visit.ts';

let visit: Visit | undefined;
/** Counts openings, so that an outdated one whose code is still loading opens nothing. */
let openCount = 0;
let isStudying = false;
let endFollowing: () => void = () => undefined;

/** Returns the kind of visit to a lesson; undefined if there is nothing to study yet, or any more. */
export function kindOfVisit({ access, live, media }: Lesson): VisitKind | undefined {
  if (access !== 'open' && access !== 'preview') return undefined;
  if (live === undefined) return 'lesson';
  if (isRoom({ live })) return 'live';
  return live.stage === 'replay' && media !== undefined ? 'replay' : undefined;
}

type Events = Pick<HistorySocketOptions, 'onFrame' | 'onEnd'>;

/**
 * Loads the code of the page's socket, and returns the function that opens it. The socket also reports changes
 * of a live lesson.
 */
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
        if (isOfLesson(lessonId, frame)) void reloadAfterDelay(lessonId);
        onFrame?.(frame);
      },
    });
    // Sent again on each new connection, since changes during an interruption were not received.
    if (isLive(lessonId)) socket.send(sockets.channelInfo, { lessonId });
    return socket;
  };
  return { sockets, client, userId, openSocket };
}

/**
 * Listens for changes of a live lesson that is not entered, so that the page updates when the teacher starts or
 * the replay is available.
 */
export async function followLesson(lessonId: string): Promise<void> {
  leaveLesson();
  const ownCount = openCount;
  const { openSocket } = await lessonSockets(lessonId);
  if (ownCount !== openCount) return;
  const socket = openSocket({});
  endFollowing = () => socket.close();
}

/** Enters a lesson: the server counts the time from now on, including interruptions of the connection. */
export async function enterLesson(lessonId: string, kind: VisitKind): Promise<void> {
  leaveLesson();
  const ownCount = openCount;
  const { sockets, client, userId, openSocket } = await lessonSockets(lessonId);
  if (ownCount !== openCount) return;
  const unsaved = unsavedVisits(userId);
  void resendUnsaved(client.request, unsaved);
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

/** Does not use `crypto.randomUUID`, which is unavailable on plain http. */
function visitId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Sets whether the lesson is being studied at the moment. */
export function setStudying(isOn: boolean): void {
  isStudying = isOn;
  visit?.study(isOn);
}

/** Reports the time when the page is hidden, perhaps for good. */
export function reportLastVisit(): void {
  visit?.sayLast();
}

/** Leaves the lesson. */
export function leaveLesson(): void {
  openCount += 1;
  isStudying = false;
  visit?.leave();
  visit = undefined;
  endFollowing();
  endFollowing = () => undefined;
}

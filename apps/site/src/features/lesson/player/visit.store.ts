import { documentCookies, persistedSession } from '@lectern/sdk/session';
import { siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { Lesson } from '../lesson.model.ts';
import { unsavedVisits } from './unsavedVisits.ts';
import { beginVisit, sayUnsaved, type Visit, type VisitKind } from './visit.ts';

let visit: Visit | undefined;
/** Counts openings, so that one that is overtaken while its code is on the way opens nothing. */
let turn = 0;
let isStudying = false;

/** Tells what a visit to a lesson is; undefined where there is nothing to study yet, or any more. */
export function kindOfVisit({ access, live, media }: Lesson): VisitKind | undefined {
  if (access !== 'open' && access !== 'preview') return undefined;
  if (live === undefined) return 'lesson';
  if (live.state === 'now') return 'live';
  return live.state === 'finished' && media !== undefined ? 'replay' : undefined;
}

/** Enters a lesson: the server counts the time from now on, also over a line that breaks meanwhile. */
export async function enterLesson(lessonId: string, kind: VisitKind): Promise<void> {
  leaveLesson();
  const mine = turn;
  // In a live room the time runs by itself; a video says when it plays.
  isStudying = kind === 'live';
  const [sockets, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  if (mine !== turn) return;
  const { companyId, schoolId, userId } = session;
  const { deviceId } = persistedSession({
    storage: ports.storage,
    cookies: documentCookies(document),
    host: location.host,
  });
  const unsaved = unsavedVisits(userId);
  void sayUnsaved(client.request, unsaved);
  visit = beginVisit({
    id: visitId(),
    lessonId,
    entrance: kind === 'live' ? sockets.liveIn : kind === 'replay' ? sockets.replayIn : undefined,
    operations: sockets,
    openSocket: (events) =>
      sockets.openHistorySocket({
        client,
        module: 'lesson',
        identity: () => ({ companyId, schoolId, userId, token: session.token, deviceId: deviceId() }),
        ...events,
      }),
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
  visit?.leave();
  visit = undefined;
}

import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import { session } from '../../../shared/session/session.store.ts';
import { prepareToasts } from '../../../shared/overlays/toast.ts';
import type { RoomState } from './state/room.state.ts';
import { continueAfterLogin, leaveRoom, openRoom, retryNow, room, reportLeaving } from './room.store.ts';
import { syncExamState, noteConnectionLoss, reportPageLeft } from './exam/attempt.store.ts';

/** Opens an exercise while its page is mounted, and reports page events to it. */
export function useRoom(recordId: string): RoomState['step'] {
  const opened = useSnapshot(room);
  const { userId, token } = useSnapshot(session);

  useEffect(() => {
    openRoom(recordId);
    return leaveRoom;
  }, [recordId, userId]);

  const usedToken = useRef(token);
  useEffect(() => {
    if (usedToken.current === token) return;
    usedToken.current = token;
    // After a log-in over the page, everything on it stays.
    if (token !== '') continueAfterLogin();
  }, [token]);

  useEffect(() => {
    const handleBack = () => {
      if (room.step === 'failed') return openRoom(recordId);
      retryNow();
      syncExamState();
    };
    const handleSight = () => (document.visibilityState === 'visible' ? handleBack() : void reportPageLeft());
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', handleBack, { signal });
    addEventListener('offline', noteConnectionLoss, { signal });
    // A page in the back/forward cache may be shown again as it was.
    addEventListener('pagehide', reportLeaving, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && handleBack(), { signal });
    document.addEventListener('visibilitychange', handleSight, { signal });
    return () => listening.abort();
  }, [recordId]);

  // Right after another exercise, the store still holds that one's state.
  const step = opened.recordId === recordId && opened.step !== 'idle' ? opened.step : 'loading';

  // Preloaded, so that the page can say that it is offline; the paper is loaded first.
  const hasPaper = step !== 'loading';
  useEffect(() => (hasPaper ? whenIdle(prepareToasts) : undefined), [hasPaper]);
  return step;
}

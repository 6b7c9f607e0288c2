import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import { session } from '../../../shared/session/session.store.ts';
import { prepareToasts } from '../../../shared/overlays/toast.ts';
import type { RoomState } from './state/room.state.ts';
import { goOn, leaveRoom, openRoom, retryNow, room, tellGone } from './room.store.ts';
import { catchUp, noteCut, noteLeave } from './exam/attempt.store.ts';

/** Opens an exercise for as long as its page is there, and tells it what happens to the page. */
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
    // A log-in over the page: everything on it stays where it is.
    if (token !== '') goOn();
  }, [token]);

  useEffect(() => {
    const handleBack = () => {
      retryNow();
      catchUp();
    };
    const handleSight = () => (document.visibilityState === 'visible' ? handleBack() : void noteLeave());
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', handleBack, { signal });
    addEventListener('offline', noteCut, { signal });
    // A page that the browser keeps may be shown again as it was left.
    addEventListener('pagehide', tellGone, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && handleBack(), { signal });
    document.addEventListener('visibilitychange', handleSight, { signal });
    return () => listening.abort();
  }, []);

  // Right after another exercise the store still tells of that one.
  const step = opened.recordId === recordId && opened.step !== 'idle' ? opened.step : 'loading';

  // A line that is down must not keep the page from saying so; the paper comes first.
  const hasPaper = step !== 'loading';
  useEffect(() => (hasPaper ? whenIdle(prepareToasts) : undefined), [hasPaper]);
  return step;
}

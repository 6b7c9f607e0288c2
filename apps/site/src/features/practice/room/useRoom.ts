import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import { session } from '../../../shared/session/session.store.ts';
import { prepareToasts } from '../../../shared/overlays/toast.ts';
import type { RoomState } from './room.state.ts';
import { goOn, leaveRoom, openRoom, retryNow, room } from './room.store.ts';
import { catchUp, noteLeave } from './exam/attempt.store.ts';

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
    addEventListener('online', handleBack);
    document.addEventListener('visibilitychange', handleSight);
    return () => {
      removeEventListener('online', handleBack);
      document.removeEventListener('visibilitychange', handleSight);
    };
  }, []);

  // Right after another exercise the store still tells of that one.
  const step = opened.recordId === recordId && opened.step !== 'idle' ? opened.step : 'loading';

  // A line that is down must not keep the page from saying so; the paper comes first.
  const hasPaper = step !== 'loading';
  useEffect(() => (hasPaper ? whenIdle(prepareToasts) : undefined), [hasPaper]);
  return step;
}

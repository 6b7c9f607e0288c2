import { useEffect } from 'react';
import { ports } from '../../../shared/ports.ts';
import { reportWorkTime } from './work.store.ts';

/**
 * Counts how long a work is viewed, and reports it to the server when the page is left or hidden.
 * @param before seconds of earlier visits.
 */
export function useWorkTime(homeworkId: string, before: number): void {
  useEffect(() => {
    let spent = before * 1000;
    let since = document.visibilityState === 'visible' ? ports.now() : undefined;
    const pause = () => {
      if (since === undefined) return;
      spent += Math.max(0, ports.now() - since);
      since = undefined;
      reportWorkTime(homeworkId, Math.round(spent / 1000));
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') pause();
      else since ??= ports.now();
    };
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', pause);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', pause);
      pause();
    };
  }, [homeworkId, before]);
}

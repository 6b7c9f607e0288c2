/** What a tab is told about its place. */
export interface SeatEars {
  /** The place is this tab's: at once, or when the tab that had it is closed. */
  readonly onTaken: () => void;
  /** Another tab has the place, or has taken it over. */
  readonly onLost: () => void;
}

/** A tab's claim to be the one that answers. */
export interface Seat {
  /** Takes the place from the tab that has it. */
  take(): void;
  /** Gives it up. */
  leave(): void;
}

/**
 * Claims a place by a Web Lock: the first tab has it until it is closed, crashes or is robbed. The others
 * wait in line.
 */
function lockedSeat(locks: LockManager, name: string, { onTaken, onLost }: SeatEars): Seat {
  let waiting = new AbortController();
  let release = (): void => undefined;
  let hasLeft = false;

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      if (hasLeft) resolve();
      else onTaken();
    });

  function lose(): void {
    if (hasLeft) return;
    onLost();
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch(() => !signal.aborted && lose());
  }

  locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? lose() : hold())).catch(lose);
  return {
    take: () => {
      waiting.abort();
      // Whoever had it hears of that by a rejection.
      locks.request(name, { steal: true }, hold).catch(lose);
    },
    leave: () => {
      hasLeft = true;
      waiting.abort();
      release();
    },
  };
}

/** Claims a place where there are no locks, as on plain http: the tab that claimed it last has it. */
function calledSeat(name: string, { onTaken, onLost }: SeatEars): Seat {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onLost);
  const take = (): void => {
    channel.postMessage('taken');
    onTaken();
  };
  take();
  return { take, leave: () => channel.close() };
}

/**
 * Sees to it that one tab of this browser answers at a time: two would overwrite each other's answers.
 * @param name the same for all tabs of one student and attempt.
 */
export function claimSeat(name: string, ears: SeatEars): Seat {
  // Both are missing from old browsers, and locks from plain-http pages.
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return lockedSeat(locks, name, ears);
  if (typeof BroadcastChannel !== 'undefined') return calledSeat(name, ears);
  ears.onTaken();
  return { take: ears.onTaken, leave: () => undefined };
}

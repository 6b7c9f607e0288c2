/** Callbacks about a tab's seat, the right to answer. */
export interface SeatCallbacks {
  /** This tab has the seat: at once, or when the tab that had it is closed. */
  readonly onTaken: () => void;
  /** Another tab has the seat, or has taken it over. */
  readonly onLost: () => void;
}

/** A tab's claim to the seat. */
export interface Seat {
  /** Takes the seat from the tab that has it. */
  take(): void;
  /** Releases the seat. */
  leave(): void;
}

/**
 * Claims the seat by a Web Lock: the first tab has it until it is closed, crashes or another tab takes it over.
 * The other tabs queue for it.
 */
function claimByLock(locks: LockManager, name: string, { onTaken, onLost }: SeatCallbacks): Seat {
  let waiting = new AbortController();
  let release = (): void => undefined;
  let hasLeft = false;

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      if (hasLeft) resolve();
      else onTaken();
    });

  function handleLost(): void {
    if (hasLeft) return;
    onLost();
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch(() => !signal.aborted && handleLost());
  }

  locks
    .request(name, { ifAvailable: true }, (lock) => (lock === null ? handleLost() : hold()))
    .catch(handleLost);
  return {
    take: () => {
      waiting.abort();
      // The previous holder's promise is rejected.
      locks.request(name, { steal: true }, hold).catch(handleLost);
    },
    leave: () => {
      hasLeft = true;
      waiting.abort();
      release();
    },
  };
}

/** Claims the seat where there are no locks, as on plain http: the last tab to claim it has it. */
function claimByChannel(name: string, { onTaken, onLost }: SeatCallbacks): Seat {
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
 * Ensures that only one tab of this browser answers at a time: two would overwrite each other's answers.
 * @param name the same for all tabs of one student and attempt.
 */
export function claimSeat(name: string, callbacks: SeatCallbacks): Seat {
  // Old browsers have neither locks nor channels; plain-http pages have no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return claimByLock(locks, name, callbacks);
  if (typeof BroadcastChannel !== 'undefined') return claimByChannel(name, callbacks);
  callbacks.onTaken();
  return { take: callbacks.onTaken, leave: () => undefined };
}

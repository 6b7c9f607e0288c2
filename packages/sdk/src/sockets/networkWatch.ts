import type { Clock } from '../core/clock.ts';
import type { Signals } from './signals.ts';

/** The pause before the first probe: what is down for a moment only needs none. */
const FIRST_PROBE_MS = 50;
/** The pause between two probes, in milliseconds; up to a quarter less by chance. */
const PROBE_MS = 500;
/** After so many good probes that led to nothing the pauses get longer, up to so many: sockets are not let through here. */
const PATIENT_PROBES = 4;
const LONGEST_PAUSES = 64;
/** Keeps the clients of one class apart when their network is back, in milliseconds. */
const SPREAD_MS = 100;

/** Settings of a watch. */
export interface NetworkWatchOptions {
  readonly clock: Clock;
  readonly signals: Signals;
  /** Asks the server something small over HTTP; rejects soon while it cannot be reached. */
  readonly probe: () => Promise<unknown>;
  /**
   * The network can be reached. @param isNews false when that was known: only what failed since then
   * has a reason to try again.
   */
  readonly onBack: (isNews: boolean) => void;
}

/** Watches for a network to come back. */
export interface NetworkWatch {
  /** Something is down: probe until `rest`. */
  begin(): void;
  /** Something came up, so sockets are let through here: what else is down deserves quick probes. */
  hurry(): void;
  /** Everything is up again. */
  rest(): void;
  /** Stops listening. */
  close(): void;
}

/**
 * Makes a watch. The device's own signals count at any time; probes are sent from `begin` to `rest`,
 * and each good one counts.
 */
export function watchNetwork({ clock, signals, probe, onBack }: NetworkWatchOptions): NetworkWatch {
  let isWatching = false;
  let isReachable = false;
  let sent = 0;
  const unanswered = new Set<number>();
  /** Good probes in a row that led to nothing. */
  let fruitless = 0;
  let cancel = (): void => undefined;
  const stop = signals.listen(() => onBack(true));

  async function ask(): Promise<void> {
    const mine = (sent += 1);
    unanswered.add(mine);
    try {
      await probe();
      // An earlier one without an answer was swallowed by a network that was away meanwhile.
      const isNews = !isReachable || Math.min(...unanswered) < mine;
      isReachable = true;
      fruitless += 1;
      unanswered.clear();
      clock.after(clock.random() * SPREAD_MS, () => isWatching && onBack(isNews));
    } catch {
      if (unanswered.delete(mine)) {
        isReachable = false;
        fruitless = 0;
      }
    }
  }

  function next(): void {
    // The next one does not wait for this one: the network may be back for the newest alone.
    if (!signals.isHidden()) void ask();
    const pauses = Math.min(2 ** Math.max(0, fruitless - PATIENT_PROBES), LONGEST_PAUSES);
    cancel = clock.after(PROBE_MS * pauses * (1 - clock.random() / 4), next);
  }

  function rest(): void {
    isWatching = false;
    cancel();
  }

  return {
    begin: () => {
      if (isWatching) return;
      isWatching = true;
      isReachable = false;
      fruitless = 0;
      cancel = clock.after(FIRST_PROBE_MS, next);
    },
    hurry: () => {
      fruitless = 0;
      if (!isWatching) return;
      cancel();
      cancel = clock.after(PROBE_MS, next);
    },
    rest,
    close: () => {
      rest();
      stop();
    },
  };
}

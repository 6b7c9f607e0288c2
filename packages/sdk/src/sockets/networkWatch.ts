import type { Clock } from '../core/clock.ts';
import type { Signals } from './signals.ts';

/** The pause between two probes, in milliseconds; up to a quarter less by chance. */
const PROBE_MS = 600;
/** A server that answers HTTP but no sockets is probed ever more rarely, down to this many pauses. */
const LONGEST_PAUSES = 64;
/** Keeps the clients of one class apart when their network is back, in milliseconds. */
const SPREAD_MS = 150;

/** Settings of a watch. */
export interface NetworkWatchOptions {
  readonly clock: Clock;
  readonly signals: Signals;
  /** Asks the server something small over HTTP; rejects soon while it cannot be reached. */
  readonly probe: () => Promise<unknown>;
  /** The network is back. */
  readonly onBack: () => void;
}

/** Watches for a network to come back. */
export interface NetworkWatch {
  /** Something is down: probe until `rest`. */
  begin(): void;
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
  /** Good probes in a row that led to nothing. */
  let fruitless = 0;
  let cancel = (): void => undefined;
  const stop = signals.listen(onBack);

  async function ask(): Promise<void> {
    try {
      await probe();
      fruitless += 1;
      clock.after(clock.random() * SPREAD_MS, () => isWatching && onBack());
    } catch {
      fruitless = 0;
    }
  }

  function next(): void {
    // The next one does not wait for this one: the network may be back for the newest alone.
    if (!signals.isHidden()) void ask();
    const pauses = Math.min(2 ** fruitless, LONGEST_PAUSES);
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
      fruitless = 0;
      next();
    },
    rest,
    close: () => {
      rest();
      stop();
    },
  };
}

import type { Clock } from '../core/clock.ts';
import type { Signals } from './signals.ts';

/** The first probe comes within this, in milliseconds: all clients of a server lose it in the same moment. */
const FIRST_PROBE_MS = 250;
/** The pause between two probes; up to a quarter less by chance. */
const PROBE_MS = 500;
/** How long a probe may take, in milliseconds. */
const PATIENCE_MS = 2500;
/** After so many good probes that led to nothing the pauses get longer, up to so many: sockets are not let through here. */
const PATIENT_PROBES = 4;
const LONGEST_PAUSES = 64;
/** A pause is at least so many times what the server took for the last probe: a busy one is asked less. */
const PAUSES_PER_REPLY = 2;
/** Keeps the clients of one class apart when their network is back, in milliseconds. */
const SPREAD_MS = 100;
/** How long what comes back may take before it counts as still down: so many replies, and so many milliseconds. */
const STILL_REPLIES = 4;
const STILL_MS = 300;

/** What is known of a network that can be reached. */
export interface Reached {
  /** Since when, on the clock: what began before may have been swallowed. */
  readonly since: number;
  /** How long the server took to answer, in milliseconds; 0 when it was the device that said so. */
  readonly tookMs: number;
}

/** Settings of a watch. */
export interface NetworkWatchOptions {
  readonly clock: Clock;
  readonly signals: Signals;
  /** Asks the server something small over HTTP; rejects while it cannot be reached, and when it is given up. */
  readonly probe: (call: { readonly signal: AbortSignal }) => Promise<unknown>;
  /** The network can be reached. */
  readonly onBack: (reached: Reached) => void;
  /** It is back since a few ways to the server ago, and still something is down; told once for each time that it was away. */
  readonly onStill: () => void;
}

/** Watches for a network to come back. */
export interface NetworkWatch {
  /** Something is down: probe until `rest`. */
  begin(): void;
  /** Something came up or was lost that worked, so sockets are let through here: what is down deserves quick probes. */
  hurry(): void;
  /** Something got lost over HTTP, which may have worked till then: the next good probe tells that it is back. */
  doubt(): void;
  /** Everything is up again. */
  rest(): void;
  /** Stops listening. */
  close(): void;
}

/**
 * Makes a watch. The device's own signals count at any time; probes are sent from `begin` to `rest`,
 * and each good one counts. They are quick only while they can find something out: a server that refused a
 * moment ago and now takes its time has just come back, and one that answers slowly has much to do.
 */
export function watchNetwork({ clock, signals, probe, onBack, onStill }: NetworkWatchOptions): NetworkWatch {
  let isWatching = false;
  let last: 'nothing' | 'answered' | 'refused' = 'nothing';
  let since = 0;
  let tookMs = 0;
  let sent = 0;
  const unanswered = new Set<number>();
  /** Good probes in a row that led to nothing. */
  let fruitless = 0;
  let cancel = (): void => undefined;
  const stop = signals.listen(() => onBack({ since: clock.now(), tookMs: 0 }));

  async function ask(): Promise<void> {
    const mine = (sent += 1);
    const asked = clock.now();
    const controller = new AbortController();
    const cancelPatience = clock.after(PATIENCE_MS, () => controller.abort());
    unanswered.add(mine);
    try {
      await probe(controller).finally(cancelPatience);
      // An earlier one without an answer was swallowed by a network that was away meanwhile.
      const wasAway = last !== 'answered' || Math.min(...unanswered) < mine;
      if (wasAway) since = asked;
      last = 'answered';
      tookMs = clock.now() - asked;
      const reached = { since, tookMs };
      fruitless += 1;
      unanswered.clear();
      clock.after(clock.random() * Math.max(SPREAD_MS, tookMs), () => isWatching && onBack(reached));
      if (wasAway) clock.after(STILL_MS + STILL_REPLIES * tookMs, () => isWatching && onStill());
    } catch {
      if (!unanswered.delete(mine)) return;
      last = controller.signal.aborted ? 'nothing' : 'refused';
      // Whoever refused now will not answer what came before.
      if (last === 'refused')
        for (const earlier of unanswered) if (earlier < mine) unanswered.delete(earlier);
      fruitless = 0;
      tookMs = 0;
    }
  }

  function next(): void {
    // It does not wait for the one before: the network may be back for the newest alone. Where the server was
    // away and the network was not, there is nothing to find out but that it is busy.
    const isBusy = last === 'refused' && unanswered.size > 0;
    if (unanswered.size > 0) fruitless = 0;
    if (!signals.isHidden() && !isBusy) void ask();
    const pauses = Math.min(2 ** Math.max(0, fruitless - PATIENT_PROBES), LONGEST_PAUSES);
    const pause = Math.max(PROBE_MS * pauses, PAUSES_PER_REPLY * tookMs);
    cancel = clock.after(pause * (1 - clock.random() / 4), next);
  }

  function rest(): void {
    isWatching = false;
    cancel();
  }

  function hurry(): void {
    fruitless = 0;
    if (!isWatching) return;
    cancel();
    cancel = clock.after(PROBE_MS, next);
  }

  return {
    begin: () => {
      if (isWatching) return;
      isWatching = true;
      last = 'nothing';
      fruitless = 0;
      tookMs = 0;
      cancel = clock.after(clock.random() * FIRST_PROBE_MS, next);
    },
    hurry,
    doubt: () => {
      last = 'nothing';
      hurry();
    },
    rest,
    close: () => {
      rest();
      stop();
    },
  };
}

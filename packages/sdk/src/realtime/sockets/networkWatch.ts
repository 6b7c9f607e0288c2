import type { Clock } from '../../client/clock.ts';
import type { Signals } from './signals.ts';

/** The first probe comes within this, in milliseconds: all clients of a server lose it in the same moment. */
const FIRST_PROBE_MS = 250;
/** The pause between two probes; up to a quarter less by chance. */
const PROBE_MS = 500;
/** How long a probe may take, in milliseconds. */
const PATIENCE_MS = 2500;
/** The same where it answered or refused before: then it is busy, and whoever asks anew waits from the beginning. */
const BUSY_PATIENCE_MS = 10_000;
/** The pause after good probes that led to nothing: twice as long for each, up to the longest. Sockets are not let through here. */
const FRUITLESS_PAUSE_MS = 32;
const LONGEST_PAUSE_MS = 32_000;
/** A pause is at least so many times what the server took for the last probe: a busy one is asked less. */
const PAUSES_PER_REPLY = 2;
/** Keeps the clients of one class apart when their network is back, in milliseconds. */
const SPREAD_MS = 100;
/** How long what is down may take to follow, in milliseconds; nothing else is asked of the server meanwhile. */
const HOPE_MS = 8000;

/** What is known of a network that can be reached. */
export interface Reached {
  /** Since when, on the clock: what began before may have been swallowed. */
  readonly since: number;
  /** How long the server took to answer, in milliseconds. */
  readonly tookMs: number;
}

/** Settings of a watch. */
export interface NetworkWatchOptions {
  readonly clock: Clock;
  /** Tell whether somebody looks: else nothing is asked. */
  readonly signals: Pick<Signals, 'isHidden'>;
  /** Asks the server something small over HTTP; rejects while it cannot be reached, and when it is given up. */
  readonly probe: (call: { readonly signal: AbortSignal }) => Promise<unknown>;
  /** The network can be reached. */
  readonly onBack: (reached: Reached) => void;
  /** It is back, and still something is down; told once for each time that it was away. */
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
  /** While the network is back and what is down may follow any moment: resolves when it did, or did not. */
  hope(): Promise<void> | undefined;
  /** Something followed, or did not. @returns whether that was told. */
  despair(): boolean;
  /** Everything is up again. */
  rest(): void;
  /** Stops for good. */
  close(): void;
}

/**
 * Makes a watch. Probes are sent from `begin` to `rest`, and each good one counts. They are quick only while they can
 * find something out: a server that was heard of and now takes its time has much to do, and one that has just come back
 * is asked for nothing but what follows.
 */
export function watchNetwork({ clock, signals, probe, onBack, onStill }: NetworkWatchOptions): NetworkWatch {
  let isWatching = false;
  let last: 'nothing' | 'answered' | 'refused' = 'nothing';
  let since = 0;
  let tookMs = 0;
  /** Probes that were asked since something was known for sure, and how often that was. */
  let unanswered = 0;
  let era = 0;
  /** Good probes in a row that led to nothing. */
  let fruitless = 0;
  let hope: Promise<void> | undefined;
  let release: (() => void) | undefined;
  let cancel = (): void => undefined;

  async function ask(): Promise<void> {
    const mine = era;
    const isSecond = unanswered > 0;
    const asked = clock.now();
    const controller = new AbortController();
    const patience = last === 'nothing' ? PATIENCE_MS : BUSY_PATIENCE_MS;
    const cancelPatience = clock.after(patience, () => controller.abort());
    unanswered += 1;
    try {
      await probe(controller).finally(cancelPatience);
      // An earlier one without an answer was swallowed by a network that was away meanwhile.
      const wasAway = last !== 'answered' || (isSecond && mine === era);
      if (wasAway) since = asked;
      know('answered');
      tookMs = clock.now() - asked;
      const reached = { since, tookMs };
      fruitless += 1;
      clock.after(clock.random() * Math.max(SPREAD_MS, tookMs), () => isWatching && onBack(reached));
      if (wasAway) {
        hope ??= new Promise((resolve) => (release = resolve));
        clock.after(HOPE_MS, despair);
      }
    } catch {
      if (mine !== era) return;
      know(controller.signal.aborted ? 'nothing' : 'refused');
      fruitless = 0;
      tookMs = 0;
    }
  }

  /** Whoever answered or refused now will not answer what came before. */
  function know(what: typeof last): void {
    last = what;
    era += 1;
    unanswered = 0;
  }

  function next(): void {
    // It does not wait for the one before: the network may be back for the newest alone. Where the server was heard
    // of, there is nothing to find out but that it is busy.
    const isBusy = last !== 'nothing' && unanswered > 0;
    if (unanswered > 0) fruitless = 0;
    if (!signals.isHidden() && !isBusy && hope === undefined) void ask();
    const fruitlessPause = Math.min(LONGEST_PAUSE_MS, FRUITLESS_PAUSE_MS * 2 ** fruitless);
    const pause = Math.max(PROBE_MS, fruitlessPause, PAUSES_PER_REPLY * tookMs);
    cancel = clock.after(pause * (1 - clock.random() / 4), next);
  }

  function despair(): boolean {
    const isTold = isWatching && hope !== undefined;
    hope = undefined;
    if (isTold) onStill();
    release?.();
    return isTold;
  }

  function rest(): void {
    isWatching = false;
    cancel();
  }

  function hurry(pause = PROBE_MS): void {
    last = 'nothing';
    fruitless = 0;
    cancel();
    if (isWatching) cancel = clock.after(pause, next);
  }

  return {
    begin: () => {
      if (isWatching) return;
      isWatching = true;
      tookMs = 0;
      hurry(clock.random() * FIRST_PROBE_MS);
    },
    hurry,
    doubt: () => {
      if (last === 'answered') hurry();
    },
    hope: () => hope,
    despair,
    rest,
    close: () => {
      rest();
      despair();
    },
  };
}

import type { Clock } from '../../client/clock.ts';
import type { Signals } from './signals.ts';

/**
 * Maximum delay of the first probe in milliseconds, chosen at random: all clients of a server lose it at the
 * same time.
 */
const FIRST_PROBE_MS = 250;
/** Pause between two probes in milliseconds, minus a random quarter at most. */
const PROBE_MS = 500;
/** Timeout of a probe in milliseconds. */
const PATIENCE_MS = 2500;
/**
 * Timeout of a probe in milliseconds after the server has answered or refused: it is then busy, and a repeated
 * request would queue again at the end.
 */
const BUSY_PATIENCE_MS = 10_000;
/**
 * Pause in milliseconds after successful probes that were followed by no open socket; doubles up to the
 * longest. Sockets are blocked in such a network.
 */
const FRUITLESS_PAUSE_MS = 32;
const LONGEST_PAUSE_MS = 32_000;
/**
 * A pause is at least this multiple of the last probe's response time, so that a busy server is probed less
 * often.
 */
const PAUSES_PER_REPLY = 2;
/** Random delay in milliseconds that spreads the clients of a class when their network is back. */
const SPREAD_MS = 100;
/** Time in milliseconds that sockets get to reconnect after the network is back; no probe is sent meanwhile. */
const HOPE_MS = 8000;

/** What a successful probe shows. */
export interface Reached {
  /** Time on the clock since when the network is up; requests sent earlier may be lost. */
  readonly since: number;
  /** Response time of the server in milliseconds. */
  readonly tookMs: number;
}

/** Settings of a watch. */
export interface NetworkWatchOptions {
  readonly clock: Clock;
  /** Tells whether the page is hidden; no probes are sent then. */
  readonly signals: Pick<Signals, 'isHidden'>;
  /** Sends a small request over HTTP; rejects while the server cannot be reached, and when aborted. */
  readonly probe: (call: { readonly signal: AbortSignal }) => Promise<unknown>;
  /** Called when the server can be reached. */
  readonly onBack: (reached: Reached) => void;
  /** Called when the server can be reached but a socket is still down; once for each outage. */
  readonly onStill: () => void;
}

/** Detects when a lost network is back. */
export interface NetworkWatch {
  /** Starts probing until `rest`, because a connection is down. */
  begin(): void;
  /**
   * Resets the pause between probes. Called when a socket opened or was lost, which shows that sockets are not
   * blocked.
   */
  hurry(): void;
  /** Called when an HTTP call was lost, so the network may be down: the next successful probe reports it as back. */
  doubt(): void;
  /**
   * Returns a promise while sockets are expected to reconnect after an outage; it resolves when one did, or at
   * the timeout.
   */
  hope(): Promise<void> | undefined;
  /** Ends the wait for sockets to reconnect. @returns whether `onStill` was called. */
  despair(): boolean;
  /** Stops probing, because all connections are up. */
  rest(): void;
  /** Stops for good. */
  close(): void;
}

/**
 * Creates a watch. It probes from `begin` to `rest`. The pauses are short only while a probe can reveal
 * something: a slow server is assumed to be busy, and after an outage no probes are sent while the sockets
 * reconnect.
 */
export function watchNetwork({ clock, signals, probe, onBack, onStill }: NetworkWatchOptions): NetworkWatch {
  let isWatching = false;
  let last: 'nothing' | 'answered' | 'refused' = 'nothing';
  let since = 0;
  let tookMs = 0;
  /** Number of probes in flight since the last certain result, and number of such results. */
  let unanswered = 0;
  let era = 0;
  /** Number of successful probes in a row that were followed by no open socket. */
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
      // An earlier probe without an answer was lost, so the network was down in between.
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

  /** Records a certain result; probes sent before it are ignored from then on. */
  function know(what: typeof last): void {
    last = what;
    era += 1;
    unanswered = 0;
  }

  function next(): void {
    // A probe does not wait for the one before, which the outage may have lost. A server that has answered and
    // now does not is busy and is not probed again.
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

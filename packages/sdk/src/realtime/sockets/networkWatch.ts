import type { Clock } from '../../client/clock.ts';
import type { Signals } from './signals.ts';

/**
 * Maximum delay of the first probe in milliseconds, chosen at random: all clients of a server lose it at the
 * same time.
 */
const FIRST_PROBE_MS = 250;
/** Pause between two probes in milliseconds, minus a random quarter at most. */
const PROBE_PAUSE_MS = 500;
/** Timeout of a probe in milliseconds. */
const PROBE_TIMEOUT_MS = 2500;
/**
 * Timeout of a probe in milliseconds after the server has answered or refused: it is then busy, and a repeated
 * request would queue again at the end.
 */
const BUSY_PROBE_TIMEOUT_MS = 10_000;
/**
 * Pause in milliseconds after successful probes that were followed by no open socket; doubles up to the
 * longest. Sockets are blocked in such a network.
 */
const FRUITLESS_PAUSE_MS = 32;
const LONGEST_PAUSE_MS = 32_000;
/** A pause is at least this multiple of the last probe's response time, so that a busy server is probed less often. */
const PAUSES_PER_REPLY = 2;
/** Random delay in milliseconds that spreads the clients of a class when their network is back. */
const SPREAD_MS = 100;
/** Time in milliseconds that sockets get to reconnect after the network is back; no probe is sent meanwhile. */
const RECONNECT_WAIT_MS = 8000;

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
  readonly onReachable: (reached: Reached) => void;
  /** Called when the server can be reached but a socket is still down; once for each outage. */
  readonly onStillDown: () => void;
}

/** Detects when a lost network is back. */
export interface NetworkWatch {
  /** Starts probing until `stopProbing`, because a connection is down. */
  startProbing(): void;
  /**
   * Resets the pause between probes. Called when a socket opened or was lost, which shows that sockets are not
   * blocked.
   */
  resetPause(): void;
  /** Called when an HTTP call was lost, so the network may be down: the next successful probe reports it as back. */
  checkNetwork(): void;
  /**
   * Returns a promise while sockets are expected to reconnect after an outage; it resolves when one did, or at
   * the timeout.
   */
  reconnected(): Promise<void> | undefined;
  /** Ends the wait for sockets to reconnect. @returns whether `onStill` was called. */
  endReconnectWait(): boolean;
  /** Stops probing, because all connections are up. */
  stopProbing(): void;
  /** Stops for good. */
  close(): void;
}

/**
 * Creates a watch. It probes from `startProbing` to `stopProbing`. The pauses are short only while a probe can reveal
 * something: a slow server is assumed to be busy, and after an outage no probes are sent while the sockets
 * reconnect.
 */
export function watchNetwork({
  clock,
  signals,
  probe,
  onReachable,
  onStillDown,
}: NetworkWatchOptions): NetworkWatch {
  let isWatching = false;
  let last: 'nothing' | 'answered' | 'refused' = 'nothing';
  let since = 0;
  let tookMs = 0;
  /** Number of probes in flight since the last certain result, and number of such results. */
  let probesInFlight = 0;
  let resultCount = 0;
  /** Number of successful probes in a row that were followed by no open socket. */
  let fruitlessProbes = 0;
  let reconnecting: Promise<void> | undefined;
  let resolveReconnected: (() => void) | undefined;
  let cancel = (): void => undefined;

  async function sendProbe(): Promise<void> {
    const mine = resultCount;
    const isSecond = probesInFlight > 0;
    const askedAt = clock.now();
    const controller = new AbortController();
    const timeoutMs = last === 'nothing' ? PROBE_TIMEOUT_MS : BUSY_PROBE_TIMEOUT_MS;
    const cancelTimeout = clock.after(timeoutMs, () => controller.abort());
    probesInFlight += 1;
    try {
      await probe(controller).finally(cancelTimeout);
      // An earlier probe without an answer was lost, so the network was down in between.
      const wasAway = last !== 'answered' || (isSecond && mine === resultCount);
      if (wasAway) since = askedAt;
      recordResult('answered');
      tookMs = clock.now() - askedAt;
      const reached = { since, tookMs };
      fruitlessProbes += 1;
      clock.after(clock.random() * Math.max(SPREAD_MS, tookMs), () => isWatching && onReachable(reached));
      if (wasAway) {
        reconnecting ??= new Promise((resolve) => (resolveReconnected = resolve));
        clock.after(RECONNECT_WAIT_MS, endReconnectWait);
      }
    } catch {
      if (mine !== resultCount) return;
      recordResult(controller.signal.aborted ? 'nothing' : 'refused');
      fruitlessProbes = 0;
      tookMs = 0;
    }
  }

  /** Records a certain result; probes sent before it are ignored from then on. */
  function recordResult(what: typeof last): void {
    last = what;
    resultCount += 1;
    probesInFlight = 0;
  }

  function next(): void {
    // A probe does not wait for the one before, which the outage may have lost. A server that has answered and
    // now does not is busy and is not probed again.
    const isBusy = last !== 'nothing' && probesInFlight > 0;
    if (probesInFlight > 0) fruitlessProbes = 0;
    if (!signals.isHidden() && !isBusy && reconnecting === undefined) void sendProbe();
    const fruitlessPause = Math.min(LONGEST_PAUSE_MS, FRUITLESS_PAUSE_MS * 2 ** fruitlessProbes);
    const pause = Math.max(PROBE_PAUSE_MS, fruitlessPause, PAUSES_PER_REPLY * tookMs);
    cancel = clock.after(pause * (1 - clock.random() / 4), next);
  }

  function endReconnectWait(): boolean {
    const isWaiting = isWatching && reconnecting !== undefined;
    reconnecting = undefined;
    if (isWaiting) onStillDown();
    resolveReconnected?.();
    return isWaiting;
  }

  function stopProbing(): void {
    isWatching = false;
    cancel();
  }

  function resetPause(pause = PROBE_PAUSE_MS): void {
    last = 'nothing';
    fruitlessProbes = 0;
    cancel();
    if (isWatching) cancel = clock.after(pause, next);
  }

  return {
    startProbing: () => {
      if (isWatching) return;
      isWatching = true;
      tookMs = 0;
      resetPause(clock.random() * FIRST_PROBE_MS);
    },
    resetPause,
    checkNetwork: () => {
      if (last === 'answered') resetPause();
    },
    reconnected: () => reconnecting,
    endReconnectWait,
    stopProbing,
    close: () => {
      stopProbing();
      endReconnectWait();
    },
  };
}

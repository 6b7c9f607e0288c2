import type { Clock } from '../../client/clock.ts';
import { type ApiError, isApiError } from '../../client/errors/errors.ts';
import {
  acknowledge,
  areTooLong,
  firstBatch,
  lineIsFree,
  nextBatch,
  type PendingChange,
  type PendingChanges,
  sendingOf,
} from './pendingChanges.ts';

/** The first pause after a failure, doubled up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** The shortest pause, however near the end is. */
const SHORTEST_PAUSE_MS = 250;
/** How long one delivery is waited for; after that the same changes go again, and what it still brings counts. */
const PATIENCE_MS = 8000;
/** A delivery older than this began before the network was back, so a new one is quicker. */
const STALE_MS = 2000;

/**
 * How the line is: `open` while the last attempt got through; `down`, tried again by itself;
 * `loggedOut`, when only a log-in helps; `refused`, when the server will not take these changes.
 */
export type LineState = 'open' | 'down' | 'loggedOut' | 'refused';

/** Sends changes to the server. */
export type Deliver = (
  batch: readonly PendingChange[],
  onSaved: (operationIds: readonly string[]) => void,
  signal: AbortSignal,
) => Promise<void>;

/** What a sender works on, and by. */
export interface SenderParts {
  /** What waits for the server. */
  readonly held: {
    changes: PendingChanges;
    /** Goes on from other changes, which the page shows and the device keeps. */
    change(next: PendingChanges): void;
  };
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly onRefused: ((error: ApiError) => void) | undefined;
  readonly msToEnd: () => number;
}

/** Sends what waits, one batch after the other, and again after a failure. */
export interface Sender {
  /** How the line is. */
  line(): LineState;
  /** Sends after so many milliseconds, instead of when it would have. */
  schedule(milliseconds: number): void;
  /** Sends what waits at once. */
  retry(): void;
  /** Takes what failed for news of the line. */
  noteFailure(error: unknown): void;
  /** Sends so many that the others fit into one call, though it has stopped. */
  saveExcess(): Promise<void>;
  stop(): void;
  /** May send again. */
  resume(): void;
}

/** What an error tells of the line. */
function lineAfter(error: unknown): LineState {
  if (isApiError(error, 'session-ended') || isApiError(error, 'kicked')) return 'loggedOut';
  return isApiError(error, 'business') || isApiError(error, 'blocked') ? 'refused' : 'down';
}

function pauseAfter(failures: number, random: number, msToEnd: number): number {
  const nominal = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  // Jitter keeps a whole class from coming back in the same moment; near the end nobody waits past it.
  const jittered = nominal * (0.75 + random / 2);
  return Math.max(SHORTEST_PAUSE_MS, Math.min(jittered, msToEnd / 4));
}

/** Waits until somebody gives up. @returns a promise that only ever rejects. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Given up')), { once: true }),
  );
}

/** Makes the sender of an outbox. */
export function senderOf({ held, clock, deliver, onRefused, msToEnd }: SenderParts): Sender {
  let line: LineState = 'open';
  let failures = 0;
  let isStopped = false;
  let delivery: { readonly began: number } | undefined;
  let cancel = (): void => undefined;

  function schedule(milliseconds: number): void {
    cancel();
    if (!isStopped) cancel = clock.after(milliseconds, () => void send());
  }

  function noteOpen(): void {
    failures = 0;
    line = 'open';
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    const next = lineAfter(error);
    if (next === 'down' && held.changes.waiting.length === 0) {
      // An earlier delivery, which was given up, has brought everything: nobody would look for the line any more.
      noteOpen();
      return;
    }
    line = next;
    if (next === 'refused' && isApiError(error)) onRefused?.(error);
    else if (next === 'down') schedule(pauseAfter(failures, clock.random(), msToEnd()));
  }

  /** Also what comes late, from a delivery that was given up: the line is there, and the next change need not wait. */
  function noteSaved(operationIds: readonly string[]): void {
    if (line === 'down') line = 'open';
    held.change(acknowledge(held.changes, operationIds));
  }

  /** @throws {Error} when not all of a batch was acknowledged in time. */
  async function deliverInTime(batch: readonly PendingChange[]): Promise<void> {
    const controller = new AbortController();
    const cancelPatience = clock.after(PATIENCE_MS, () => controller.abort());
    try {
      await Promise.race([deliver(batch, noteSaved, controller.signal), givenUp(controller.signal)]);
    } finally {
      cancelPatience();
    }
    const left = new Set(held.changes.waiting);
    if (batch.some((change) => left.has(change))) throw new Error('Not everything was acknowledged');
  }

  async function send(): Promise<void> {
    cancel();
    const batch = nextBatch(held.changes);
    if (batch.length === 0 || isStopped) return;
    held.changes = sendingOf(held.changes, batch);
    const mine = { began: clock.now() };
    delivery = mine;
    const failure = await deliverInTime(batch).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (delivery !== mine) return;
    delivery = undefined;
    if (failure !== undefined && !isStopped) noteFailure(failure.error);
    else if (!isStopped) {
      noteOpen();
      schedule(0);
    }
    held.change(lineIsFree(held.changes));
  }

  /** Waits no longer for a delivery that the network may have swallowed; should it arrive after all, it counts. */
  function abandonStale(): void {
    if (delivery === undefined || clock.now() - delivery.began < STALE_MS) return;
    delivery = undefined;
    held.changes = lineIsFree(held.changes);
  }

  function retry(): void {
    // Should a delivery of before fail now, its pause is a short one.
    failures = 0;
    abandonStale();
    if (held.changes.waiting.length === 0) return;
    const young = delivery;
    if (young === undefined) schedule(0);
    else clock.after(STALE_MS, () => delivery === young && !isStopped && retry());
  }

  return {
    line: () => line,
    schedule,
    retry,
    noteFailure,
    saveExcess: async () => {
      while (areTooLong(held.changes.waiting)) {
        const before = held.changes.waiting.length;
        await deliver(firstBatch(held.changes.waiting), noteSaved, new AbortController().signal);
        if (held.changes.waiting.length === before) throw new Error('Nothing was acknowledged');
      }
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
    resume: () => {
      isStopped = false;
    },
  };
}

import type { Clock } from '../../client/clock.ts';
import { type ApiError, isApiError } from '../../client/errors/errors.ts';
import {
  acknowledge,
  areTooLarge,
  firstBatch,
  endDelivery,
  nextBatch,
  type PendingChange,
  type PendingChanges,
  markSending,
} from './pendingChanges.ts';

/** Pause after the first failure in milliseconds; it doubles up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Shortest pause in milliseconds, even close to the end. */
const SHORTEST_PAUSE_MS = 250;
/**
 * Timeout of one delivery in milliseconds. Its changes are then sent again; receipts that still arrive are
 * accepted.
 */
const DELIVERY_TIMEOUT_MS = 8000;
/**
 * Age in milliseconds from which a delivery in flight is replaced on `retry`: it may have begun before the
 * network was back.
 */
const STALE_MS = 2000;

/**
 * State of the connection to the server: `open` after a successful delivery; `down` while failed deliveries are
 * retried; `loggedOut` when a log-in is needed; `refused` when the server does not accept these changes.
 */
export type DeliveryState = 'open' | 'down' | 'loggedOut' | 'refused';

/** Sends changes to the server, and calls `onSaved` with the ids it has acknowledged. */
export type Deliver = (
  batch: readonly PendingChange[],
  onSaved: (operationIds: readonly string[]) => void,
  signal: AbortSignal,
) => Promise<void>;

/** What a sender needs. */
export interface SenderParts {
  /** The waiting changes. */
  readonly held: {
    changes: PendingChanges;
    /** Replaces the changes; the page and the storage are updated. */
    change(next: PendingChanges): void;
  };
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly onRefused: ((error: ApiError) => void) | undefined;
  readonly msToEnd: () => number;
}

/** Sends waiting changes batch by batch, and retries after a failure. */
export interface Sender {
  /** State of the connection. */
  delivery(): DeliveryState;
  /** Sends after a delay in milliseconds; replaces the send already scheduled. */
  schedule(milliseconds: number): void;
  /** Sends the waiting changes at once. */
  retry(): void;
  /** Derives the state of the connection from an error, and schedules the retry. */
  noteFailure(error: unknown): void;
  /** Sends batches until the remaining changes fit into one call, even when stopped. */
  saveExcess(): Promise<void>;
  stop(): void;
  /** Allows sending again after `stop`. */
  resume(): void;
}

/** Returns the state of the connection that an error implies. */
function stateAfter(error: unknown): DeliveryState {
  if (isApiError(error, 'session-ended') || isApiError(error, 'kicked')) return 'loggedOut';
  return isApiError(error, 'business') || isApiError(error, 'blocked') ? 'refused' : 'down';
}

function pauseAfter(failures: number, random: number, msToEnd: number): number {
  const nominal = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  // Jitter spreads the retries of a class; near the end the pause is at most a quarter of the time left.
  const jittered = nominal * (0.75 + random / 2);
  return Math.max(SHORTEST_PAUSE_MS, Math.min(jittered, msToEnd / 4));
}

/** Returns a promise that rejects when the signal is aborted, and never resolves. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Given up')), { once: true }),
  );
}

/** Creates the sender of an outbox. */
export function createSender({ held, clock, deliver, onRefused, msToEnd }: SenderParts): Sender {
  let state: DeliveryState = 'open';
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
    state = 'open';
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    const next = stateAfter(error);
    if (next === 'down' && held.changes.waiting.length === 0) {
      // A delivery given up earlier has delivered everything: without waiting changes there is no retry to
      // reset the state.
      noteOpen();
      return;
    }
    state = next;
    if (next === 'refused' && isApiError(error)) onRefused?.(error);
    else if (next === 'down') schedule(pauseAfter(failures, clock.random(), msToEnd()));
  }

  /** Accepts receipts, also late ones of a delivery that was given up: they prove that the server is reachable. */
  function noteSaved(operationIds: readonly string[]): void {
    if (state === 'down') state = 'open';
    held.change(acknowledge(held.changes, operationIds));
  }

  /** @throws {Error} when not all of a batch was acknowledged in time. */
  async function deliverInTime(batch: readonly PendingChange[]): Promise<void> {
    const controller = new AbortController();
    const cancelTimeout = clock.after(DELIVERY_TIMEOUT_MS, () => controller.abort());
    try {
      await Promise.race([deliver(batch, noteSaved, controller.signal), rejectOnAbort(controller.signal)]);
    } finally {
      cancelTimeout();
    }
    const left = new Set(held.changes.waiting);
    if (batch.some((change) => left.has(change))) throw new Error('Not everything was acknowledged');
  }

  async function send(): Promise<void> {
    cancel();
    const batch = nextBatch(held.changes);
    if (batch.length === 0 || isStopped) return;
    held.changes = markSending(held.changes, batch);
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
    held.change(endDelivery(held.changes));
  }

  /** Stops waiting for a delivery that the network may have lost; its receipts are still accepted. */
  function abandonStale(): void {
    if (delivery === undefined || clock.now() - delivery.began < STALE_MS) return;
    delivery = undefined;
    held.changes = endDelivery(held.changes);
  }

  function retry(): void {
    // A delivery in flight that fails now is followed by a short pause only.
    failures = 0;
    abandonStale();
    if (held.changes.waiting.length === 0) return;
    const young = delivery;
    if (young === undefined) schedule(0);
    else clock.after(STALE_MS, () => delivery === young && !isStopped && retry());
  }

  return {
    delivery: () => state,
    schedule,
    retry,
    noteFailure,
    saveExcess: async () => {
      while (areTooLarge(held.changes.waiting)) {
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

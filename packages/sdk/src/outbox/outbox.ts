import { type Clock, systemClock } from '../core/clock.ts';
import { type ApiError, isApiError } from '../core/errors.ts';
import { browserSignals, type Signals } from '../sockets/signals.ts';
import {
  acknowledge,
  areTooLong,
  type Change,
  firstBatch,
  lineIsFree,
  nextBatch,
  noChanges,
  type PendingChange,
  type PendingChanges,
  put,
  restore,
  sendingOf,
} from './pendingChanges.ts';
import type { OutboxStorage } from './storage.ts';

/** Waits after a change, so that a text is not sent letter by letter. */
const QUIET_MS = 500;
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

/** What a page shows of an outbox. */
export interface OutboxState {
  /** Changes that the server has not acknowledged, in the order they were made. */
  readonly waiting: readonly PendingChange[];
  readonly line: LineState;
  /** Whether what waits would outlive the page. */
  readonly isDurable: boolean;
}

/** Sends changes to the server. */
export type Deliver = (
  batch: readonly PendingChange[],
  onSaved: (operationIds: readonly string[]) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Settings of an outbox. */
export interface OutboxOptions {
  readonly storage: OutboxStorage;
  /** The highest sequence that the server holds for this attempt. */
  readonly sequence: number;
  /**
   * Sends changes, and names each as soon as the server has acknowledged it; see `deliverTo`.
   * @throws {ApiError} when not all are; those that were named count all the same.
   */
  readonly deliver: Deliver;
  readonly onChange: (state: OutboxState) => void;
  /** The server refused, for one thing because the attempt was handed in. Sending has stopped until `retry`. */
  readonly onRefused?: (error: ApiError) => void;
  /** Milliseconds until answers no longer count, so that pauses get shorter near the end. @defaultValue there is none */
  readonly msToEnd?: () => number;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
  /** Milliseconds since 1970, for when a change was made. @defaultValue `Date.now` */
  readonly date?: () => number;
  /** @defaultValue those of the browser, none in Node */
  readonly signals?: Signals;
}

/** Carries what one student does in one attempt to the server, whatever the network does. */
export interface Outbox {
  state(): OutboxState;
  /** Keeps a change on the device and sends it soon. */
  put(questionId: string, change: Change): void;
  /** The line may be back, or the student is logged in again: sends what waits at once. */
  retry(): void;
  /**
   * Hands in: stops sending and gives what waits to `send`; of very long answers so many are saved before that the
   * others fit into one call. When that succeeds everything of this
   * attempt is forgotten on the device; when it fails nothing is lost, and sending goes on.
   */
  handIn<Result>(send: (waiting: readonly PendingChange[]) => Promise<Result>): Promise<Result>;
  /** Stops; what waits stays on the device. */
  close(): void;
}

/** An id that no other change has; plain-http pages have no `randomUUID`. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits until somebody gives up. @returns a promise that only ever rejects. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Given up')), { once: true }),
  );
}

/** Opens the outbox of an attempt, with what an earlier visit left in the storage. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { storage, deliver, onChange, clock = systemClock, signals = browserSignals } = options;
  const { msToEnd = () => Number.POSITIVE_INFINITY, date = Date.now } = options;
  let changes: PendingChanges = restore(noChanges(options.sequence), await storage.takeUp().catch(() => []));
  let line: LineState = 'open';
  let { isDurable } = storage;
  let failures = 0;
  let isStopped = false;
  let isHandedIn = false;
  let isClosed = false;
  let delivery: { readonly began: number; readonly controller: AbortController } | undefined;
  let cancel = (): void => undefined;
  const stopListening = signals.listen(retry);

  const state = (): OutboxState => ({ waiting: changes.waiting, line, isDurable });

  function changed(next: PendingChanges): void {
    const isKept = next.waiting === changes.waiting;
    changes = next;
    if (!isClosed) onChange(state());
    // What is answered while a hand-in is on its way is kept as well: it may fail, or the page may go.
    if (isKept || isHandedIn || isClosed) return;
    storage.write(next.waiting).catch(() => {
      isDurable = false;
      onChange(state());
    });
  }

  function schedule(milliseconds: number): void {
    cancel();
    if (!isStopped) cancel = clock.after(milliseconds, () => void send());
  }

  function pauseAfterFailure(): number {
    const nominal = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    // Jitter keeps a whole class from coming back in the same moment; near the end nobody waits past it.
    const jittered = nominal * (0.75 + clock.random() / 2);
    return Math.max(SHORTEST_PAUSE_MS, Math.min(jittered, msToEnd() / 4));
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    if (isApiError(error, 'session-ended') || isApiError(error, 'kicked')) line = 'loggedOut';
    else if (isApiError(error, 'business') || isApiError(error, 'blocked')) {
      line = 'refused';
      options.onRefused?.(error);
    } else if (changes.waiting.length === 0) {
      // An earlier delivery, which was given up, has brought everything: nobody would look for the line any more.
      failures = 0;
      line = 'open';
    } else {
      line = 'down';
      schedule(pauseAfterFailure());
    }
  }

  /** Also what comes late, from a delivery that was given up: the line is there, and the next change need not wait. */
  function noteSaved(operationIds: readonly string[]): void {
    if (line === 'down') line = 'open';
    changed(acknowledge(changes, operationIds));
  }

  async function send(): Promise<void> {
    cancel();
    const batch = nextBatch(changes);
    if (batch.length === 0 || isStopped) return;
    changes = sendingOf(changes, batch);
    const mine = { began: clock.now(), controller: new AbortController() };
    delivery = mine;
    const cancelPatience = clock.after(PATIENCE_MS, () => mine.controller.abort());
    let failure: unknown;
    try {
      await Promise.race([
        deliver(batch, noteSaved, mine.controller.signal),
        givenUp(mine.controller.signal),
      ]);
      const left = new Set(changes.waiting);
      if (batch.some((change) => left.has(change))) failure = new Error('Not everything was acknowledged');
    } catch (error) {
      failure = error;
    }
    cancelPatience();
    if (delivery !== mine) return;
    delivery = undefined;
    if (!isStopped) noteEnd(failure);
    changed(lineIsFree(changes));
  }

  function noteEnd(failure: unknown): void {
    if (failure !== undefined) {
      noteFailure(failure);
      return;
    }
    failures = 0;
    line = 'open';
    schedule(0);
  }

  async function saveExcess(): Promise<void> {
    while (areTooLong(changes.waiting)) {
      const before = changes.waiting.length;
      await deliver(firstBatch(changes.waiting), noteSaved, new AbortController().signal);
      if (changes.waiting.length === before) throw new Error('Nothing was acknowledged');
    }
  }

  /** Waits no longer for a delivery that the network may have swallowed; should it arrive after all, it counts. */
  function abandonStale(): void {
    if (delivery === undefined || clock.now() - delivery.began < STALE_MS) return;
    delivery = undefined;
    changes = lineIsFree(changes);
  }

  function retry(): void {
    // Should a delivery of before fail now, its pause is a short one.
    failures = 0;
    abandonStale();
    if (changes.waiting.length === 0) return;
    const young = delivery;
    if (young === undefined) schedule(0);
    else clock.after(STALE_MS, () => delivery === young && !isStopped && retry());
  }

  retry();
  return {
    state,
    put: (questionId, change) => {
      changed(
        put(changes, questionId, change, {
          operationId: newOperationId(),
          givenAt: new Date(date()).toISOString(),
        }),
      );
      if (line === 'open' || line === 'refused') schedule(QUIET_MS);
    },
    retry,
    handIn: async (handIn) => {
      cancel();
      isStopped = true;
      try {
        await saveExcess();
        const result = await handIn(changes.waiting);
        isHandedIn = true;
        changes = noChanges(changes.sequence);
        onChange(state());
        await storage.clear().catch(() => undefined);
        return result;
      } catch (error) {
        // Closed meanwhile, it would send and write beside the one that was opened after it.
        isStopped = isClosed;
        // A hand-in that is refused, since it is too early, is no reason to stop saving.
        if (isApiError(error, 'business')) retry();
        else if (changes.waiting.length > 0) noteFailure(error);
        onChange(state());
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      isStopped = true;
      cancel();
      stopListening();
    },
  };
}

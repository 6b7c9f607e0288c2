import { type Clock, systemClock } from '../../client/clock.ts';
import { type ApiError, isApiError } from '../../client/errors/errors.ts';
import { browserSignals, type Signals } from '../sockets/signals.ts';
import { type Change, noChanges, type PendingChange, put, restore } from './pendingChanges.ts';
import { type Deliver, type DeliveryState, createSender, type SenderParts } from './sender.ts';
import type { OutboxStorage } from './storage.ts';

/** Debounce after a change in milliseconds, so that a text is not sent letter by letter. */
const DEBOUNCE_MS = 500;

/** State of an outbox as a page shows it. */
export interface OutboxState {
  /** Changes that the server has not acknowledged, in the order they were made. */
  readonly waiting: readonly PendingChange[];
  readonly delivery: DeliveryState;
  /** Whether the waiting changes survive the end of the page. */
  readonly isDurable: boolean;
}

/** Settings of an outbox. */
export interface OutboxOptions {
  readonly storage: OutboxStorage;
  /** Highest sequence that the server has stored for this attempt. */
  readonly sequence: number;
  /**
   * Sends changes, and reports each as soon as the server has acknowledged it; see `deliverTo`.
   * @throws {ApiError} when some were not acknowledged; those already reported stay acknowledged.
   */
  readonly deliver: Deliver;
  readonly onChange: (state: OutboxState) => void;
  /**
   * Called when the server refuses the changes, for example because the attempt was handed in. Sending has
   * stopped until `retry`.
   */
  readonly onRefused?: (error: ApiError) => void;
  /** Milliseconds until answers no longer count; retry pauses get shorter near that time. @defaultValue no end */
  readonly msToEnd?: () => number;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
  /** Time at which a change is made, in milliseconds since 1970. @defaultValue `Date.now` */
  readonly date?: () => number;
  /** @defaultValue {@link browserSignals} */
  readonly signals?: Signals;
}

/** Queue of one student's changes in one attempt. Delivers each to the server in spite of network failures. */
export interface Outbox {
  state(): OutboxState;
  /** Stores a change on the device and sends it shortly after. */
  put(questionId: string, change: Change): void;
  /** Sends the waiting changes at once; call it when the network may be back or the student has logged in again. */
  retry(): void;
  /**
   * Hands in: stops sending and passes the waiting changes to `send`. Changes too large for one call are saved
   * beforehand. On success the device's copy of this attempt is deleted; on failure nothing is lost, and
   * sending continues.
   */
  handIn<Result>(send: (waiting: readonly PendingChange[]) => Promise<Result>): Promise<Result>;
  /** Stops sending; waiting changes stay on the device. */
  close(): void;
}

/** Returns a random id of 32 hexadecimal digits. Pages on plain HTTP have no `randomUUID`. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens the outbox of an attempt, with the changes that an earlier visit left in the storage. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { storage, deliver, onChange, clock = systemClock, signals = browserSignals } = options;
  const { msToEnd = () => Number.POSITIVE_INFINITY, date = Date.now } = options;
  const restored = await storage.claimAll().catch(() => []);
  let { isDurable } = storage;
  let isHandedIn = false;
  let isClosed = false;

  const held: SenderParts['held'] = {
    changes: restore(noChanges(options.sequence), restored),
    change: (next) => {
      const isUnchanged = next.waiting === held.changes.waiting;
      held.changes = next;
      if (!isClosed) onChange(state());
      // Changes made while a hand-in is in flight are stored as well: the hand-in may fail, or the page may be
      // closed.
      if (isUnchanged || isHandedIn || isClosed) return;
      storage.write(next.waiting).catch(() => {
        isDurable = false;
        onChange(state());
      });
    },
  };
  const sender = createSender({ held, clock, deliver, onRefused: options.onRefused, msToEnd });
  const stopListening = signals.listen(sender.retry);

  const state = (): OutboxState => ({
    waiting: held.changes.waiting,
    delivery: sender.delivery(),
    isDurable,
  });

  sender.retry();
  return {
    state,
    put: (questionId, change) => {
      held.change(
        put(held.changes, questionId, change, {
          operationId: newOperationId(),
          givenAt: new Date(date()).toISOString(),
        }),
      );
      const delivery = sender.delivery();
      if (delivery === 'open' || delivery === 'refused') sender.schedule(DEBOUNCE_MS);
    },
    retry: sender.retry,
    handIn: async (handIn) => {
      sender.stop();
      try {
        await sender.saveExcess();
        const result = await handIn(held.changes.waiting);
        isHandedIn = true;
        held.changes = noChanges(held.changes.sequence);
        onChange(state());
        await storage.clear().catch(() => undefined);
        return result;
      } catch (error) {
        // A closed outbox must stay silent, since a newer one may be open for the same attempt.
        if (!isClosed) sender.resume();
        // A refused hand-in, for example one that is too early, must not stop the saving of answers.
        if (isApiError(error, 'business')) sender.retry();
        else if (held.changes.waiting.length > 0) sender.noteFailure(error);
        onChange(state());
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      sender.stop();
      stopListening();
    },
  };
}

import { type Clock, systemClock } from '../../client/clock.ts';
import { type ApiError, isApiError } from '../../client/errors/errors.ts';
import { browserSignals, type Signals } from '../sockets/signals.ts';
import { type Change, noChanges, type PendingChange, put, restore } from './pendingChanges.ts';
import { type Deliver, type LineState, senderOf, type SenderParts } from './sender.ts';
import type { OutboxStorage } from './storage.ts';

/** Waits after a change, so that a text is not sent letter by letter. */
const QUIET_MS = 500;

/** What a page shows of an outbox. */
export interface OutboxState {
  /** Changes that the server has not acknowledged, in the order they were made. */
  readonly waiting: readonly PendingChange[];
  readonly line: LineState;
  /** Whether what waits would outlive the page. */
  readonly isDurable: boolean;
}

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

/** Opens the outbox of an attempt, with what an earlier visit left in the storage. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { storage, deliver, onChange, clock = systemClock, signals = browserSignals } = options;
  const { msToEnd = () => Number.POSITIVE_INFINITY, date = Date.now } = options;
  const left = await storage.takeUp().catch(() => []);
  let { isDurable } = storage;
  let isHandedIn = false;
  let isClosed = false;

  const held: SenderParts['held'] = {
    changes: restore(noChanges(options.sequence), left),
    change: (next) => {
      const isKept = next.waiting === held.changes.waiting;
      held.changes = next;
      if (!isClosed) onChange(state());
      // What is answered while a hand-in is on its way is kept as well: it may fail, or the page may go.
      if (isKept || isHandedIn || isClosed) return;
      storage.write(next.waiting).catch(() => {
        isDurable = false;
        onChange(state());
      });
    },
  };
  const sender = senderOf({ held, clock, deliver, onRefused: options.onRefused, msToEnd });
  const stopListening = signals.listen(sender.retry);

  const state = (): OutboxState => ({ waiting: held.changes.waiting, line: sender.line(), isDurable });

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
      const line = sender.line();
      if (line === 'open' || line === 'refused') sender.schedule(QUIET_MS);
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
        // Closed meanwhile, it would send and write beside the one that was opened after it.
        if (!isClosed) sender.resume();
        // A hand-in that is refused, since it is too early, is no reason to stop saving.
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

import { amount, flag, text } from '@lectern/sdk';
import {
  answersOf,
  type Delivered,
  deliverTo,
  firstBatch,
  newOperationId,
  openOutbox,
  openStorage,
  type Outbox,
  type OutboxState,
  type PendingChange,
} from '@lectern/sdk/outbox';
import { ref } from 'valtio/vanilla';
import { afterPaint } from '../../../../shared/deferred/afterPaint.ts';
import { session } from '../../../../shared/session/session.store.ts';
import { steadyNow } from './examClock.ts';
import { roomTransport } from './room.transport.ts';
import { room, unsent } from './room.state.ts';

/** Identifies this tab, so that two tabs do not overwrite each other's stored changes. */
const TAB = newOperationId();

/** Callbacks of an exercise's outbox. */
export interface OutboxCallbacks {
  /** The exercise was handed in meanwhile, by another device or the clock. */
  readonly onHandedIn: () => void;
  /** The server holds newer answers to these questions than those just sent, given on another device. */
  readonly onOutdated: (questionIds: readonly string[]) => void;
}

/** The outbox of the open room; undefined where nothing can be written. */
export const active: { outbox: Outbox | undefined } = { outbox: undefined };

/** Copies the state of the outbox into the room. */
export function followOutbox({ waiting, delivery, isDurable }: OutboxState): void {
  room.unsaved = ref(Object.fromEntries(answersOf(waiting).map(({ questionId }) => [questionId, true])));
  unsent.questions = Object.keys(room.unsaved).length;
  room.delivery = delivery === 'refused' ? 'down' : delivery;
  room.isDurable = isDurable;
}

/**
 * Returns an `onChange` that updates the room after the paint, so that a choice or typed text is painted first;
 * of several changes in a frame, the last one counts. Two updates are immediate: a higher number of unsaved
 * questions, and acknowledgements, for which no input waits.
 */
function updateAfterPaint(recordId: string): (state: OutboxState) => void {
  let latest: OutboxState | undefined;
  let waited = 0;
  const show = (state: OutboxState): void => {
    if (room.recordId === recordId) followOutbox(state);
  };
  return (state) => {
    const isLess = state.waiting.length < waited;
    waited = state.waiting.length;
    if (latest === undefined && isLess) {
      show(state);
      return;
    }
    if (room.recordId === recordId)
      unsent.questions = Math.max(unsent.questions, answersOf(state.waiting).length);
    if (latest === undefined) {
      afterPaint(() => {
        if (latest !== undefined) show(latest);
        latest = undefined;
      });
    }
    latest = state;
  };
}

/** Counts the answers that came too late. */
export function countLateAnswers(receipts: Delivered['receipts']): void {
  room.lateCount += receipts.filter((receipt) => flag(receipt.late)).length;
}

/** Applies waiting changes on top of the server's answers. */
export function applyWaiting(changes: readonly PendingChange[]): void {
  for (const { questionId, change } of changes) {
    if (change.kind === 'answer') room.answers[questionId] = ref([...change.answer]);
    else if (change.kind === 'mark') room.marked[questionId] = change.isMarked;
    else room.signs[questionId] = change.sign;
  }
}

/** Opens the outbox of an exercise, with the changes that earlier visits left on this device. */
export async function openOwnOutbox(
  recordId: string,
  sequence: number,
  { onHandedIn, onOutdated }: OutboxCallbacks,
): Promise<Outbox> {
  return openOutbox({
    storage: await openStorage({ owner: `${session.companyId}:${session.userId}`, recordId }, TAB),
    sequence,
    // Sends to the exercise that it was opened for, even if another room is open by then.
    deliver: deliverTo(roomTransport, recordId, ({ receipts, state }) => {
      if (room.recordId !== recordId) return;
      room.isCut = false;
      countLateAnswers(receipts);
      const outdated = receipts.filter(
        (receipt) => amount(receipt.currentSequence) > amount(receipt.sequence),
      );
      if (state === 'submitted') onHandedIn();
      else if (outdated.length > 0) onOutdated(outdated.map((receipt) => text(receipt.questionId)));
    }),
    onChange: updateAfterPaint(recordId),
    msToEnd: () => (room.exam === undefined ? Number.POSITIVE_INFINITY : room.exam.endsAt - steadyNow()),
  });
}

/** Stops sending; waiting changes stay on the device and are sent at the next visit. */
export function closeOutbox(): void {
  active.outbox?.close();
  active.outbox = undefined;
}

/**
 * Sends this device's stored changes to an exercise that is already handed in.
 * @throws {ApiError} if not all of them could be sent.
 */
export async function deliverStored(recordId: string, waiting: readonly PendingChange[]): Promise<void> {
  const deliver = deliverTo(roomTransport, recordId, ({ receipts }) => {
    if (room.recordId === recordId) countLateAnswers(receipts);
  });
  const { signal } = new AbortController();
  for (let rest = waiting; rest.length > 0;) {
    const batch = firstBatch(rest);
    await deliver(batch, () => undefined, signal);
    rest = rest.slice(batch.length);
  }
}

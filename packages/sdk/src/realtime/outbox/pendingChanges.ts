import type { QuestionSign } from '../../endpoints/answering/answering.schema.ts';

/** What a student changed in a question. */
export type Change =
  | { readonly kind: 'answer'; readonly answer: readonly string[] }
  | { readonly kind: 'mark'; readonly isMarked: boolean }
  | { readonly kind: 'sign'; readonly sign: QuestionSign };

/** A change that the server has not acknowledged yet. */
export interface PendingChange {
  /** Unique id of the change, by which the server applies it only once. */
  readonly operationId: string;
  readonly questionId: string;
  /** Increases through the whole attempt; for each question the change with the highest sequence applies. */
  readonly sequence: number;
  readonly change: Change;
  /** UTC ISO time by the device's clock, for the record; missing in changes stored by older versions. */
  readonly givenAt?: string;
}

/**
 * The changes that the server has not acknowledged, as a pure state without clock, network or storage. A change
 * is removed only when its receipt has arrived.
 */
export interface PendingChanges {
  /** The last sequence that was assigned, by this or another device. */
  readonly sequence: number;
  /** Ordered by sequence. */
  readonly waiting: readonly PendingChange[];
  /** Ids of the changes in flight. */
  readonly sending: readonly string[];
}

/** Maximum number of changes in one batch. */
const MAX_BATCH_CHANGES = 50;
/** Maximum size of a batch in bytes, unless a single change is larger: half of the maximum socket frame. */
const MAX_BATCH_BYTES = 512 * 1024;

/** Returns the state of an attempt without waiting changes, whose last sequence is `sequence`. */
export function noChanges(sequence: number): PendingChanges {
  return { sequence, waiting: [], sending: [] };
}

/** Adds a change. It replaces an earlier change of the same kind and question that is not in flight. */
export function put(
  changes: PendingChanges,
  questionId: string,
  change: Change,
  { operationId, givenAt }: Pick<PendingChange, 'operationId' | 'givenAt'>,
): PendingChanges {
  const sequence = changes.sequence + 1;
  const remaining = changes.waiting.filter(
    (other) =>
      changes.sending.includes(other.operationId) ||
      other.questionId !== questionId ||
      other.change.kind !== change.kind,
  );
  return {
    ...changes,
    sequence,
    waiting: [
      ...remaining,
      { operationId, questionId, sequence, change, ...(givenAt !== undefined && { givenAt }) },
    ],
  };
}

function bytesOf(change: PendingChange): number {
  return new TextEncoder().encode(JSON.stringify(change)).length;
}

/** Returns the first changes that fit into one batch. */
export function firstBatch(changes: readonly PendingChange[]): readonly PendingChange[] {
  let bytes = 0;
  const end = changes.slice(0, MAX_BATCH_CHANGES).findIndex((change, index) => {
    bytes += bytesOf(change);
    return index > 0 && bytes > MAX_BATCH_BYTES;
  });
  return changes.slice(0, end === -1 ? MAX_BATCH_CHANGES : end);
}

/** Returns whether changes are too large to be sent along with a hand-in. */
export function areTooLarge(changes: readonly PendingChange[]): boolean {
  return changes.reduce((bytes, change) => bytes + bytesOf(change), 0) > MAX_BATCH_BYTES;
}

/** Returns the next batch; empty while a batch is in flight, so that a slow network is not flooded. */
export function nextBatch(changes: PendingChanges): readonly PendingChange[] {
  return changes.sending.length > 0 ? [] : firstBatch(changes.waiting);
}

/** Marks a batch as in flight. */
export function markSending(changes: PendingChanges, batch: readonly PendingChange[]): PendingChanges {
  return { ...changes, sending: batch.map(({ operationId }) => operationId) };
}

/** Removes acknowledged changes. The others stay and are sent again. */
export function acknowledge(changes: PendingChanges, operationIds: readonly string[]): PendingChanges {
  return {
    ...changes,
    waiting: changes.waiting.filter(({ operationId }) => !operationIds.includes(operationId)),
  };
}

/**
 * Ends the delivery in flight. Changes that were not acknowledged are sent again under the same ids, since they
 * may or may not have arrived.
 */
export function endDelivery(changes: PendingChanges): PendingChanges {
  return { ...changes, sending: [] };
}

/**
 * Adds the changes that an earlier visit left on this device. Each keeps its id and sequence, so that the
 * server recognises those that had arrived, and a newer answer from another device stays newer.
 */
export function restore(changes: PendingChanges, stored: readonly PendingChange[]): PendingChanges {
  const byId = new Map([...changes.waiting, ...stored].map((change) => [change.operationId, change]));
  const waiting = [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
  return {
    ...changes,
    waiting,
    sequence: Math.max(changes.sequence, ...waiting.map(({ sequence }) => sequence)),
  };
}

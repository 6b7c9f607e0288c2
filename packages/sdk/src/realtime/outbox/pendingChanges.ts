import type { QuestionSign } from '../../endpoints/answering/answering.schema.ts';

/** What a student did to a question. */
export type Change =
  | { readonly kind: 'answer'; readonly answer: readonly string[] }
  | { readonly kind: 'mark'; readonly isMarked: boolean }
  | { readonly kind: 'sign'; readonly sign: QuestionSign };

/** One change that the server has not acknowledged yet. */
export interface PendingChange {
  /** Names the change; the server lets each have one effect. */
  readonly operationId: string;
  readonly questionId: string;
  /** Counts up through the whole attempt; of one question the highest wins. */
  readonly sequence: number;
  readonly change: Change;
  /** UTC ISO by the device's clock, for the record; absent from what was kept before it was noted. */
  readonly givenAt?: string;
}

/**
 * What a student did and the server has not acknowledged: a machine without clock, line or storage.
 * A change leaves only when its receipt is here.
 */
export interface PendingChanges {
  /** The last sequence that was given out, here or by another device. */
  readonly sequence: number;
  /** In the order of their sequences. */
  readonly waiting: readonly PendingChange[];
  /** Ids of those that are on the line now. */
  readonly sending: readonly string[];
}

/** The most changes that go out together. */
const MOST_AT_ONCE = 50;
/** Bytes that go out together, unless one change alone has more: half of what a socket's frame may have. */
const MOST_BYTES = 512 * 1024;

/** Nothing waits for an attempt of which the server holds everything up to `sequence`. */
export function noChanges(sequence: number): PendingChanges {
  return { sequence, waiting: [], sending: [] };
}

/** Adds a change. It takes the place of an earlier one of the same kind and question that has not left yet. */
export function put(
  changes: PendingChanges,
  questionId: string,
  change: Change,
  { operationId, givenAt }: Pick<PendingChange, 'operationId' | 'givenAt'>,
): PendingChanges {
  const sequence = changes.sequence + 1;
  const kept = changes.waiting.filter(
    (other) =>
      changes.sending.includes(other.operationId) ||
      other.questionId !== questionId ||
      other.change.kind !== change.kind,
  );
  return {
    ...changes,
    sequence,
    waiting: [
      ...kept,
      { operationId, questionId, sequence, change, ...(givenAt !== undefined && { givenAt }) },
    ],
  };
}

function bytesOf(change: PendingChange): number {
  return new TextEncoder().encode(JSON.stringify(change)).length;
}

/** The first of some changes, as many as may go out together. */
export function firstBatch(changes: readonly PendingChange[]): readonly PendingChange[] {
  let bytes = 0;
  const end = changes.slice(0, MOST_AT_ONCE).findIndex((change, place) => {
    bytes += bytesOf(change);
    return place > 0 && bytes > MOST_BYTES;
  });
  return changes.slice(0, end === -1 ? MOST_AT_ONCE : end);
}

/** Tells whether changes are too long to go along with a hand-in. */
export function areTooLong(changes: readonly PendingChange[]): boolean {
  return changes.reduce((bytes, change) => bytes + bytesOf(change), 0) > MOST_BYTES;
}

/** What goes out next; nothing while something is on the line, so that a slow line is not flooded. */
export function nextBatch(changes: PendingChanges): readonly PendingChange[] {
  return changes.sending.length > 0 ? [] : firstBatch(changes.waiting);
}

/** Notes that changes are on the line. */
export function sendingOf(changes: PendingChanges, batch: readonly PendingChange[]): PendingChanges {
  return { ...changes, sending: batch.map(({ operationId }) => operationId) };
}

/** Takes receipts: what the server has leaves. What it did not name stays and is sent again. */
export function acknowledge(changes: PendingChanges, operationIds: readonly string[]): PendingChanges {
  return {
    ...changes,
    waiting: changes.waiting.filter(({ operationId }) => !operationIds.includes(operationId)),
  };
}

/** Nothing is on the line any more; what was not acknowledged goes again, with the same ids, since nobody knows whether it arrived. */
export function lineIsFree(changes: PendingChanges): PendingChanges {
  return { ...changes, sending: [] };
}

/**
 * Takes up what an earlier visit left on this device. Each change keeps its id and sequence: the
 * server knows those that had arrived, and a newer answer from another device stays newer.
 */
export function restore(changes: PendingChanges, kept: readonly PendingChange[]): PendingChanges {
  const byId = new Map([...changes.waiting, ...kept].map((change) => [change.operationId, change]));
  const waiting = [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
  return {
    ...changes,
    waiting,
    sequence: Math.max(changes.sequence, ...waiting.map(({ sequence }) => sequence)),
  };
}

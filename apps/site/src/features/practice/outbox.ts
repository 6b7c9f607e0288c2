/**
 * What a student did and the server has not acknowledged yet: a machine without clock, line or
 * storage. One change of one question is an operation; it leaves only when its receipt is here.
 */

/** One change on its way. */
export interface Operation {
  readonly operationId: string;
  readonly questionId: string;
  /** Counts up through the whole exercise; of one question the highest wins. */
  readonly sequence: number;
  readonly change: { readonly kind: 'answer'; readonly answer: readonly string[] } | { readonly kind: 'mark'; readonly isMarked: boolean };
}

/** The state of the machine. */
export interface Outbox {
  /** The last sequence that was given out, here or by another device. */
  readonly sequence: number;
  /** In the order of their sequences. */
  readonly pending: readonly Operation[];
  /** Ids of the operations that are on the line now. */
  readonly sending: readonly string[];
}

/** The most operations that go out together. */
export const BATCH = 50;

const isSameChange = (a: Operation, b: Pick<Operation, 'questionId' | 'change'>) =>
  a.questionId === b.questionId && a.change.kind === b.change.kind;

/** An outbox for an exercise of which the server holds everything up to `sequence`. */
export function emptyOutbox(sequence: number): Outbox {
  return { sequence, pending: [], sending: [] };
}

/** Adds a change. It takes the place of an earlier one of the same question that has not left yet. */
export function put(outbox: Outbox, questionId: string, change: Operation['change'], operationId: string): Outbox {
  const sequence = outbox.sequence + 1;
  const operation: Operation = { operationId, questionId, sequence, change };
  const kept = outbox.pending.filter((other) => outbox.sending.includes(other.operationId) || !isSameChange(other, operation));
  return { ...outbox, sequence, pending: [...kept, operation] };
}

/** What goes out next; nothing while something is on the line, so that a slow line is not flooded. */
export function nextBatch(outbox: Outbox): readonly Operation[] {
  return outbox.sending.length > 0 ? [] : outbox.pending.slice(0, BATCH);
}

/** Notes that operations are on the line. */
export function sendingOf(outbox: Outbox, batch: readonly Operation[]): Outbox {
  return { ...outbox, sending: batch.map(({ operationId }) => operationId) };
}

/** Takes receipts: what the server has leaves. What it did not name stays and is sent again. */
export function acknowledge(outbox: Outbox, operationIds: readonly string[]): Outbox {
  return { ...outbox, pending: outbox.pending.filter(({ operationId }) => !operationIds.includes(operationId)), sending: [] };
}

/** The line broke: nobody knows whether the batch arrived, so it goes again, with the same ids. */
export function lineBroke(outbox: Outbox): Outbox {
  return { ...outbox, sending: [] };
}

/**
 * Takes up operations that an earlier visit left on this device. Each keeps its id and sequence:
 * the server knows those that had arrived, and a newer answer from another device stays newer.
 */
export function restore(outbox: Outbox, kept: readonly Operation[]): Outbox {
  const known = new Set(outbox.pending.map(({ operationId }) => operationId));
  const pending = [...outbox.pending, ...kept.filter(({ operationId }) => !known.has(operationId))].toSorted((a, b) => a.sequence - b.sequence);
  return { ...outbox, pending, sequence: Math.max(outbox.sequence, ...pending.map(({ sequence }) => sequence)) };
}

/** Questions with an answer that waits here. */
export function unsavedQuestions(outbox: Outbox): ReadonlySet<string> {
  return new Set(outbox.pending.filter(({ change }) => change.kind === 'answer').map(({ questionId }) => questionId));
}

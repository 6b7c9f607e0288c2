import { isApiError, text } from '@lectern/sdk';
import { errorData } from './errorData.ts';

/** An action that was refused, or whose request failed. */
export interface Refused {
  readonly isDone: false;
  /** The refused field; empty if the refusal concerns the whole form. */
  readonly field: string;
  /** The school's message; empty if there is none, as after a network failure. */
  readonly message: string;
  /** The server's name of the reason, if any: a page may have a message of its own for it. */
  readonly reason?: string;
}

/** The result of an action: done, with a value, or refused with a message for a field or the page. */
export type Result<Value = unknown> = { readonly isDone: true; readonly value: Value } | Refused;

/** A successful action without a value. */
export const DONE: Result = { isDone: true, value: undefined };

/** A failed action without a message. */
export const NOT_DONE: Refused = { isDone: false, field: '', message: '' };

/** Returns the school's message for an action that failed. */
export function refusedBy(error: unknown): Refused {
  if (!isApiError(error, 'business')) return NOT_DONE;
  const field = text(errorData(error, 'field'));
  const reason = text(errorData(error, 'reason'));
  return { isDone: false, field, message: error.serverMessage, ...(reason !== '' && { reason }) };
}

/** Performs an action and returns its result. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { isDone: true, value: await work() };
  } catch (error) {
    return refusedBy(error);
  }
}

/**
 * Performs an action whose reply may be lost although the server performed it.
 * @param isDoneNow asked if no reply arrived: reads the state anew, and tells whether the action is done.
 */
export async function attemptVerified<Value>(
  work: () => Promise<Value>,
  isDoneNow: () => Promise<boolean>,
): Promise<Result> {
  const outcome = await attempt(work);
  const isUnknown = !outcome.isDone && outcome.message === '';
  return isUnknown && (await isDoneNow()) ? DONE : outcome;
}

/**
 * Returns the id of what an action created.
 * @throws Error if the reply has none.
 */
export function createdId(id: string | undefined): string {
  if (id === undefined || id === '') throw new Error('The reply names nothing that was made');
  return id;
}

import { isApiError, text } from '@lectern/sdk';

/** An action that was refused, or did not get through. */
export interface Refused {
  readonly isDone: false;
  /** The field that is refused; empty where it is the whole. */
  readonly field: string;
  /** What the school says of it; empty where it said nothing, as on a line that failed. */
  readonly message: string;
  /** The name of the reason, where the server gives it one: a page may have a message of its own for it. */
  readonly reason?: string;
}

/** What an action gives back: done, with what came of it, or refused with a message for a field or the page. */
export type Result<Value = void> = { readonly isDone: true; readonly value: Value } | Refused;

/** An action that is done and has nothing to give. */
export const DONE: Result = { isDone: true, value: undefined };

/** An action of which the school said nothing. */
export const NOT_DONE: Refused = { isDone: false, field: '', message: '' };

/** Tells what the school said of an action that failed. */
export function refusedBy(error: unknown): Refused {
  if (!isApiError(error, 'business')) return NOT_DONE;
  const { data } = error;
  const said = (name: string): string =>
    text(typeof data === 'object' && data !== null ? Reflect.get(data, name) : '');
  const reason = said('reason');
  return {
    isDone: false,
    field: said('field'),
    message: error.message,
    ...(reason !== '' && { reason }),
  };
}

/** Does something and tells what came of it. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { isDone: true, value: await work() };
  } catch (error) {
    return refusedBy(error);
  }
}

/** The id of what an action made. @throws Error where the reply has none. */
export function madeId(id: string | undefined): string {
  if (id === undefined || id === '') throw new Error('The reply names nothing that was made');
  return id;
}

import { isApiError, text } from '@lectern/sdk';

/** What an attempt came to: done, or what the server says of which field. Words are empty where it said nothing. */
export type Outcome =
  | { readonly isDone: true }
  | {
      readonly isDone: false;
      readonly field: string;
      readonly words: string;
      /** The name of the reason, where the server gives it one: a page may have words of its own for it. */
      readonly reason?: string;
    };

const DONE: Outcome = { isDone: true };

function refusal(error: unknown): Outcome {
  if (!isApiError(error) || error.kind !== 'business') return { isDone: false, field: '', words: '' };
  const { data } = error;
  const said = (name: string): string =>
    text(typeof data === 'object' && data !== null ? Reflect.get(data, name) : '');
  const reason = said('reason');
  return {
    isDone: false,
    field: said('field'),
    words: error.message,
    ...(reason !== '' && { reason }),
  };
}

/** Makes an attempt and tells what it came to; what went wrong on the way has no words. */
export async function attempt(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return DONE;
  } catch (error) {
    return refusal(error);
  }
}

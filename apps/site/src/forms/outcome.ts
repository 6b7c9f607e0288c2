import { isApiError, text } from '@lectern/sdk';

/** What an attempt came to: done, or what the server says of which field. Words are empty where it said nothing. */
export type Outcome =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly field: string; readonly words: string };

const DONE: Outcome = { isDone: true };

function refusal(error: unknown): Outcome {
  if (!isApiError(error) || error.kind !== 'business') return { isDone: false, field: '', words: '' };
  const { data } = error;
  const field: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'field') : '';
  return { isDone: false, field: text(field), words: error.message };
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

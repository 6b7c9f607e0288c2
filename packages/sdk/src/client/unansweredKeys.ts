import { isApiError } from './errors/errors.ts';

/** The idempotency keys of calls that the server may have performed although no answer arrived. */
export interface UnansweredKeys {
  /**
   * Sends a call under the key of an unanswered call with the same content, or under a new one.
   * @param content everything that makes two calls the same action of the same user; undefined if it is unknown.
   */
  send(content: string | undefined, work: (key: string) => Promise<unknown>): Promise<unknown>;
}

function newKey(): string {
  // `crypto.randomUUID` is missing on pages served over plain HTTP.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}

/** Whether a failure says that the call took no effect: refused, or with a key that the server does not accept. */
const isAnswer = (error: unknown): boolean =>
  isApiError(error, 'business') || (isApiError(error, 'http') && error.code === '400');

/** Creates the keys of one client. Concurrent calls with the same content are separate actions. */
export function unansweredKeys(): UnansweredKeys {
  const keys = new Map<string | undefined, string>();
  return {
    async send(content, work) {
      const key = keys.get(content) ?? newKey();
      try {
        const answer = await work(key);
        keys.delete(content);
        return answer;
      } catch (error) {
        if (isAnswer(error)) keys.delete(content);
        else if (content !== undefined) keys.set(content, key);
        throw error;
      }
    },
  };
}

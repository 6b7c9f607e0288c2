import { createFetch, ofetch } from 'ofetch';
import type { CallBody } from './address.ts';
import type { Clock } from './clock.ts';
import type { Deadline } from './deadline.ts';
import type { EndpointShape } from './endpoint.ts';
import type { RawReply } from './envelope.ts';
import { pauseBeforeRetry } from './retry.ts';

/** A request that is about to be sent, for logs and traces. */
export interface OutgoingRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** 1 for the first, one more for each repetition. */
  readonly attempt: number;
  /** What goes with it; further ones, such as `traceparent`, may be put in. */
  readonly headers: Record<string, string>;
}

/** Settings of how requests are sent. */
export interface ExchangeOptions {
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * How many milliseconds a `Retry-After` may ask for that the client waits for by itself, of 503 and then of 429 too.
   * @defaultValue 3000, and 429 is not repeated
   */
  readonly retryAfterMs?: number;
  /** Called before each request, repetitions too; waited for. */
  readonly onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  /**
   * False for a platform that does not know the `Idempotency-Key` header; then a call that must have its
   * effect once is never repeated by itself. @defaultValue true
   */
  readonly hasIdempotencyKeys?: boolean;
}

/** A call as it is sent, once or again. */
export interface Outgoing {
  readonly endpoint: EndpointShape;
  readonly url: string;
  readonly init: {
    readonly headers: Record<string, string>;
    readonly body?: CallBody;
    readonly keepalive?: boolean;
  };
}

/** A reply with what only errors and logs tell of it. */
interface Answered extends RawReply {
  readonly retryAfter: number;
  readonly requestId: string;
}

/** What has become of a call so far. */
export interface CallCourse {
  /** How often it was sent. */
  attempts: number;
  /** The reply to the last attempt; empty while there is none. */
  answered: Partial<Answered>;
}

/**
 * Sends a request, again where that is safe, until there is a reply.
 * @param course is kept up to date.
 */
export type Exchange = (outgoing: Outgoing, deadline: Deadline, course: CallCourse) => Promise<RawReply>;

/** What a `Retry-After` asks for: seconds, or a moment. */
const secondsOf = (header: string): number =>
  Number(header) || Math.max(0, (Date.parse(header) - Date.now()) / 1000) || 0;

/** Makes what sends requests. */
export function exchangeBy(options: ExchangeOptions, clock: Clock): Exchange {
  const { retryAfterMs, onRequest, hasIdempotencyKeys = true } = options;
  const transport = options.fetch === undefined ? ofetch : createFetch({ fetch: options.fetch });

  /** One request and its reply, understood or not. */
  async function once(
    { endpoint: { id, method }, url, init }: Outgoing,
    signal: AbortSignal,
    attempt: number,
  ): Promise<Answered> {
    await onRequest?.({ endpoint: id, method, url, attempt, headers: init.headers });
    const response = await transport.raw<string, 'text'>(url, {
      ...init,
      method,
      signal,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
    });
    return {
      status: response.status,
      action: response.headers.get('action') ?? '',
      retryAfter: secondsOf(response.headers.get('retry-after') ?? ''),
      requestId: response.headers.get('x-request-id') ?? '',
      body: response._data ?? '',
    };
  }

  function isSafeAgain({ idempotent, once: hasKey }: EndpointShape, status: number | undefined): boolean {
    // A call that came when there were too many was not even looked at.
    if (status === 429) return retryAfterMs !== undefined;
    return idempotent === true || (hasKey === true && hasIdempotencyKeys);
  }

  return async (outgoing, deadline, course) => {
    for (let earlier = 0; ; earlier += 1) {
      course.attempts += 1;
      course.answered = {};
      const result = await once(outgoing, deadline.signal, course.attempts).catch((error: unknown) => ({
        error,
      }));
      if ('status' in result) course.answered = result;
      const attempt = { earlier, ...course.answered };
      const mayRepeat = isSafeAgain(outgoing.endpoint, attempt.status) && !deadline.signal.aborted;
      const pause = mayRepeat ? pauseBeforeRetry(attempt, clock.random(), retryAfterMs) : undefined;
      if (pause !== undefined) await deadline.wait(pause);
      else if ('error' in result) throw result.error;
      else return result;
    }
  };
}

import { createFetch, ofetch } from 'ofetch';
import type { CallBody } from './address.ts';
import type { Clock } from './clock.ts';
import type { Deadline } from './deadline.ts';
import type { EndpointShape } from './endpoint.ts';
import type { RawReply } from './envelope.ts';
import { pauseBeforeRetry } from './retry.ts';

/** A request about to be sent, for logs and traces. */
export interface OutgoingRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** 1 for the first request, one more for each retry. */
  readonly attempt: number;
  /** Headers of the request; more, such as `traceparent`, may be added. */
  readonly headers: Record<string, string>;
}

/** Settings of how requests are sent. */
export interface ExchangeOptions {
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Longest `Retry-After`, in milliseconds, that the client waits for before it retries. When set, 429 is
   * retried as well as 503.
   * @defaultValue 3000, and 429 is not retried
   */
  readonly retryAfterMs?: number;
  /** Called and awaited before each request, retries included. */
  readonly onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  /**
   * False for a platform that ignores the `Idempotency-Key` header; calls of endpoints with `once` are then
   * never retried. @defaultValue true
   */
  readonly hasIdempotencyKeys?: boolean;
}

/** A call as it is sent, and sent again on a retry. */
export interface Outgoing {
  readonly endpoint: EndpointShape;
  readonly url: string;
  readonly init: {
    readonly headers: Record<string, string>;
    readonly body?: CallBody;
    readonly keepalive?: boolean;
  };
}

/** A reply with the values of its headers that errors and logs report. */
interface ReceivedReply extends RawReply {
  readonly retryAfter: number;
  readonly requestId: string;
}

/** Progress of a call so far. */
export interface CallProgress {
  /** Number of requests sent. */
  attempts: number;
  /** Reply to the last request; empty while there is none. */
  lastReply: Partial<ReceivedReply>;
}

/**
 * Sends a request, and retries it where that is safe, until there is a reply.
 * @param progress updated with each request.
 */
export type Exchange = (outgoing: Outgoing, deadline: Deadline, progress: CallProgress) => Promise<RawReply>;

/** Parses a `Retry-After` header, in seconds or as a date. @returns seconds from now */
const parseRetryAfter = (header: string): number =>
  Number(header) || Math.max(0, (Date.parse(header) - Date.now()) / 1000) || 0;

/** Creates the function that sends requests. */
export function createExchange(options: ExchangeOptions, clock: Clock): Exchange {
  const { retryAfterMs, onRequest, hasIdempotencyKeys = true } = options;
  const transport = options.fetch === undefined ? ofetch : createFetch({ fetch: options.fetch });

  /** Sends one request and receives its reply, without parsing the body. */
  async function once(
    { endpoint: { id, method }, url, init }: Outgoing,
    signal: AbortSignal,
    attempt: number,
  ): Promise<ReceivedReply> {
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
      retryAfter: parseRetryAfter(response.headers.get('retry-after') ?? ''),
      requestId: response.headers.get('x-request-id') ?? '',
      body: response._data ?? '',
    };
  }

  function mayRetry({ idempotent, once: hasKey }: EndpointShape, status: number | undefined): boolean {
    // A call refused with 429 was not processed.
    if (status === 429) return retryAfterMs !== undefined;
    return idempotent === true || (hasKey === true && hasIdempotencyKeys);
  }

  return async (outgoing, deadline, progress) => {
    for (let earlier = 0; ; earlier += 1) {
      progress.attempts += 1;
      progress.lastReply = {};
      const result = await once(outgoing, deadline.signal, progress.attempts).catch((error: unknown) => ({
        error,
      }));
      if ('status' in result) progress.lastReply = result;
      const attempt = { earlier, ...progress.lastReply };
      const mayRepeat = mayRetry(outgoing.endpoint, attempt.status) && !deadline.signal.aborted;
      const pause = mayRepeat ? pauseBeforeRetry(attempt, clock.random(), retryAfterMs) : undefined;
      if (pause !== undefined) await deadline.wait(pause);
      else if ('error' in result) throw result.error;
      else return result;
    }
  };
}

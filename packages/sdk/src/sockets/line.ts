import type { Client, RequestOptions } from '../core/client.ts';
import { type ApiErrorKind, isApiError } from '../core/errors.ts';
import type { Untrusted } from '../core/readers.ts';
import type { Operation } from './operation.ts';
import type { Pool } from './pool.ts';

/** How long a socket's reply may take before the HTTP twin is tried, in milliseconds. */
const PATIENCE_MS = 3000;

/** Whatever works: a socket, else HTTP. */
export interface Line {
  /**
   * @throws {ApiError} as {@link Client.request} does; `network` for an operation without a twin while
   * no socket is open.
   */
  call<In extends object, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: Pick<RequestOptions, 'signal'>,
  ): Promise<Untrusted<Out>>;
}

/** Whether a call had no reply, or ended as `kind` says. */
const isLost = (error: unknown, kind: ApiErrorKind): boolean =>
  isApiError(error, 'network') || isApiError(error, 'timeout') || isApiError(error, kind);

/**
 * Joins a pool and a client to one line. An operation whose reply does not come over the socket goes
 * again over its HTTP twin, at once: it has one effect, however often it arrives.
 * @param pool without one everything goes over HTTP.
 */
export function createLine(client: Client, pool?: Pool): Line {
  return {
    async call<In extends object, Out>(
      operation: Operation<In, Out>,
      input: NoInfer<In>,
      options: Pick<RequestOptions, 'signal'> = {},
    ): Promise<Untrusted<Out>> {
      const { twin } = operation;
      if (pool !== undefined && (twin === undefined || pool.openCount() > 0)) {
        try {
          return await pool.request(operation, input, { patienceMs: PATIENCE_MS });
        } catch (error) {
          if (!isLost(error, 'http') || twin === undefined) throw error;
        }
      }
      if (twin === undefined) throw new TypeError(`${operation.op} needs a socket`);
      try {
        return await client.request(twin, input, options);
      } catch (error) {
        // Given up by whoever asked, it may have been swallowed.
        if (isLost(error, 'aborted')) pool?.doubt();
        throw error;
      }
    },
  };
}

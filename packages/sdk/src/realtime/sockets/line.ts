import type { Client, RequestOptions } from '../../client/client.ts';
import { type ApiErrorKind, isApiError } from '../../client/errors/errors.ts';
import type { Reply } from '../../client/decode.ts';
import type { Operation } from './operation.ts';
import type { Pool } from './pool.ts';

/** Whatever works: a socket, else HTTP. */
export interface Line {
  /**
   * A signal gives up what goes over HTTP, and an operation without a fallback; what a socket still answers counts.
   * @throws {ApiError} as {@link Client.request} does; `network` for an operation without a fallback while
   * no socket is open.
   */
  call<In extends object, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: Pick<RequestOptions, 'signal'>,
  ): Promise<Reply<Out>>;
}

/** Whether a call had no reply, or ended as `kind` says. */
const isLost = (error: unknown, kind: ApiErrorKind): boolean =>
  isApiError(error, 'network') || isApiError(error, 'timeout') || isApiError(error, kind);

/**
 * Joins a pool and a client to one line. An operation whose reply does not come over the socket goes
 * again over its HTTP fallback, at once: it has one effect, however often it arrives. Whichever reply comes first counts,
 * also one over the socket after all: else a server that takes longer than anybody's patience would be told the
 * same for ever.
 * @param pool without one everything goes over HTTP.
 */
export function createLine(client: Client, pool?: Pool): Line {
  return {
    call: async <In extends object, Out>(
      operation: Operation<In, Out>,
      input: NoInfer<In>,
      options: Pick<RequestOptions, 'signal'> = {},
    ) => {
      const { op, fallback } = operation;
      if (pool === undefined) {
        if (fallback === undefined) throw new TypeError(`${op} needs a socket`);
        return client.request(fallback, input, options);
      }
      if (fallback === undefined) return pool.request(operation, input, options);
      return new Promise<Reply<Out>>((resolve, reject) => {
        let overHttp: Promise<void> | undefined;
        /** What was given up over HTTP may still be answered over a socket, and that counts. */
        let isHoping = true;
        const turnToHttp = (): void => {
          overHttp ??= client.request(fallback, input, options).then(resolve);
          overHttp.catch((error: unknown) => {
            // Given up by whoever asked, it may have been swallowed.
            if (isLost(error, 'aborted')) pool.doubt();
            if (!isHoping || !isApiError(error, 'aborted')) reject(error);
          });
        };
        pool.request(operation, input, { onSlow: turnToHttp }).then(resolve, (error: unknown) => {
          isHoping = false;
          if (isLost(error, 'http')) turnToHttp();
          else reject(error);
        });
      });
    },
  };
}

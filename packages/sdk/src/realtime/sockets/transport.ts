import type { Client, RequestOptions } from '../../client/client.ts';
import { type ApiErrorKind, isApiError } from '../../client/errors/errors.ts';
import type { Reply } from '../../client/decode.ts';
import type { Operation } from './operation.ts';
import type { Pool } from './pool.ts';

/** Transport that uses a socket, or HTTP as a fallback. */
export interface Transport {
  /**
   * Performs an operation. Aborting the signal ends the HTTP call, or an operation without a fallback; a reply
   * that still arrives over a socket is accepted.
   * @throws {ApiError} as {@link Client.request} does; `network` for an operation without a fallback while no
   *   socket is open.
   */
  call<In extends object, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: Pick<RequestOptions, 'signal'>,
  ): Promise<Reply<Out>>;
}

/** Whether a call had no reply, or failed with `kind`. */
const isLost = (error: unknown, kind: ApiErrorKind): boolean =>
  isApiError(error, 'network') || isApiError(error, 'timeout') || isApiError(error, kind);

/**
 * Combines a pool and a client into one transport. An operation without a timely reply over the socket is sent
 * again over its HTTP fallback at once; the server applies it only once. The first reply counts, even a late
 * one over the socket: otherwise a slow server would receive the same operation over and over.
 * @param pool optional; without it all operations use HTTP.
 */
export function createTransport(client: Client, pool?: Pool): Transport {
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
        let httpCall: Promise<void> | undefined;
        /** True while a reply may still arrive over the socket, after the HTTP call was aborted. */
        let mayAnswerOverSocket = true;
        const turnToHttp = (): void => {
          httpCall ??= client.request(fallback, input, options).then(resolve);
          httpCall.catch((error: unknown) => {
            // The caller gave up; the network may have lost the call.
            if (isLost(error, 'aborted')) pool.checkNetwork();
            if (!mayAnswerOverSocket || !isApiError(error, 'aborted')) reject(error);
          });
        };
        pool.request(operation, input, { onTimeout: turnToHttp }).then(resolve, (error: unknown) => {
          mayAnswerOverSocket = false;
          if (isLost(error, 'http')) turnToHttp();
          else reject(error);
        });
      });
    },
  };
}

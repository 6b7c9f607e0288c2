import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddressOf } from './callers.ts';
import { StatusError } from '../errors.ts';

/**
 * Makes a counter per address and minute, in the memory of this process.
 * @param perMinute 0 means no limit.
 * @param callerOf returns the name to count for. A name taken from the request must be authenticated first, or
 *   somebody could use up another's allowance.
 * @defaultValue the address
 * @returns a function that counts one more call, and tells whether it is within the limit.
 */
export function addressLimit(
  app: FastifyInstance,
  perMinute: number,
  callerOf: (request: FastifyRequest) => string = callerAddressOf,
): (request: FastifyRequest) => Promise<boolean> {
  if (perMinute === 0) return () => Promise.resolve(true);
  const count = app.createRateLimit({ max: perMinute, keyGenerator: callerOf, allowList: [] });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** The refusal of a call that exceeds a rate limit. */
export const tooOften = (): StatusError => new StatusError(429, '操作太频繁，请稍后再试');

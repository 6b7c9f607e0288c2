import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOfAsker } from './askers.ts';
import { StatusError } from '../errors.ts';

/**
 * Counts something for each address within a minute, in the memory of this process.
 * @param perMinute 0 sets no limit.
 * @param whoOf for whom it counts. A name out of the request must be proved before, since nobody may use up another's.
 * @defaultValue the address
 * @returns what counts once more, and tells whether that is still within the limit.
 */
export function addressLimit(
  app: FastifyInstance,
  perMinute: number,
  whoOf: (request: FastifyRequest) => string = addressOfAsker,
): (request: FastifyRequest) => Promise<boolean> {
  if (perMinute === 0) return () => Promise.resolve(true);
  const count = app.createRateLimit({ max: perMinute, keyGenerator: whoOf, allowList: [] });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** The refusal of what came too often. */
export const tooOften = (): StatusError => new StatusError(429, '操作太频繁，请稍后再试');

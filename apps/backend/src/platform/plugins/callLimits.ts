import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { tooOften } from '../http/limits/addressLimit.ts';
import { callerLimitOf, type Callers } from '../http/limits/callers.ts';
import { isOwnCall } from '../http/ownCalls.ts';

/** Path prefix of the calls. Files are not limited: they cost little, and a school's whole room loads them at once. */
const CALLS = '/s/api/';
/** Maximum callers that are counted; the least recently seen one is dropped first. */
const MAX_CALLERS = 50_000;

/** Options of {@link callLimits}. */
interface CallLimits {
  /** 0 limits only routes with a limit of their own. */
  readonly callsPerMinute: number;
  readonly askers: Callers;
}

/**
 * Limits the calls of each caller per minute, in the memory of this process, so that a runaway page does not
 * use up the capacity of others. Guessable secrets are counted in the database instead, see `attempts.repo.ts`.
 */
export const callLimits = plugin(async (app: FastifyInstance, { callsPerMinute, askers }: CallLimits) => {
  await app.register(rateLimit, {
    global: callsPerMinute > 0,
    max: callerLimitOf(callsPerMinute),
    timeWindow: 60_000,
    cache: MAX_CALLERS,
    keyGenerator: askers.callerOf,
    // A route with a limit of its own is limited wherever it is.
    allowList: (request) => {
      const { config, url = '' } = request.routeOptions;
      return isOwnCall(request) || (config.rateLimit === undefined && !url.startsWith(CALLS));
    },
    errorResponseBuilder: tooOften,
  });
});

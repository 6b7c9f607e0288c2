import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { tooOften } from '../http/limits/addressLimit.ts';
import { allowanceOf, type Askers } from '../http/limits/askers.ts';
import { isOwnCall } from '../http/ownCalls.ts';

/** Where the calls are. Files cost little, and a school's whole hall asks for them at once. */
const CALLS = '/s/api/';
/** Askers that are counted at the same time, before the one who was silent longest is forgotten. */
const MOST_ASKERS = 50_000;

/** What calls are counted with. */
interface CallLimits {
  /** 0 counts only what has a limit of its own. */
  readonly callsPerMinute: number;
  readonly askers: Askers;
}

/**
 * Limits how often somebody may call within a minute, in the memory of this process: it keeps a runaway page from
 * taking the others' share. What may be guessed is counted in the database instead, see `attempts.repo.ts`.
 */
export const callLimits = plugin(async (app: FastifyInstance, { callsPerMinute, askers }: CallLimits) => {
  await app.register(rateLimit, {
    global: callsPerMinute > 0,
    max: allowanceOf(callsPerMinute),
    timeWindow: 60_000,
    cache: MOST_ASKERS,
    keyGenerator: askers.askerOf,
    // A route with a limit of its own is counted wherever it is.
    allowList: (request) => {
      const { config, url = '' } = request.routeOptions;
      return isOwnCall(request) || (config.rateLimit === undefined && !url.startsWith(CALLS));
    },
    errorResponseBuilder: tooOften,
  });
});

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createHash } from 'node:crypto';
import { StatusError } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';

/** Where the calls are. Pages and files cost little, and a school's whole hall asks for them at once. */
const CALLS = '/s/api/';
/** How many more calls than a log-in an address may make, since a school of thousands may stand behind one. */
const HALL = 100;
/** Askers that are counted at the same time, before the one who was silent longest is forgotten. */
const MOST_ASKERS = 50_000;

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization === undefined || authorization === '' ? undefined : authorization;
}

/** Whose calls are counted together: a log-in's, and without one those of an address. */
function askerOf(request: FastifyRequest): string {
  const token = tokenOf(request);
  return token === undefined
    ? `address ${networkOf(request.ip)}`
    : `session ${createHash('sha256').update(token).digest('base64url')}`;
}

/**
 * Limits how often somebody may call within a minute, in the memory of this process: it keeps a runaway page from
 * taking the others' share. What may be guessed is counted in the database instead, see `attempts.repo.ts`.
 */
export const callLimits = plugin(
  async (app: FastifyInstance, { callsPerMinute }: { readonly callsPerMinute: number }) => {
    await app.register(rateLimit, {
      global: callsPerMinute > 0,
      max: (request) => (tokenOf(request) === undefined ? callsPerMinute * HALL : callsPerMinute),
      timeWindow: 60_000,
      cache: MOST_ASKERS,
      keyGenerator: askerOf,
      // A route with a limit of its own is counted wherever it is.
      allowList: ({ routeOptions: { config, url = '' } }) =>
        config.rateLimit === undefined && !url.startsWith(CALLS),
      errorResponseBuilder: () => new StatusError(429, '操作太频繁，请稍后再试'),
    });
  },
);

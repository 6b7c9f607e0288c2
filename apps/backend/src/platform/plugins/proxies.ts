import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { TrustedProxies } from '../config/proxies.ts';

/** Tells whether the address this many hops away from the process is a proxy's. */
type Trust = (address: string, hop: number) => boolean;

/**
 * Returns Fastify's `trustProxy` option. Each proxy appends the address that it saw to X-Forwarded-For, so the
 * header is read from the right: the first address that is no proxy's is the client's, and the entries to its
 * left were written by the client. If a number is given, that many nearest hops are trusted whatever their
 * addresses, so only the nearest proxy must be able to reach the port.
 */
export function trustOf(proxies: TrustedProxies): false | string[] | Trust {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/**
 * Removes X-Forwarded-Host from every request: the tenant is determined by the Host header, which a proxy
 * passes on.
 */
export const proxies = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    delete request.raw.headers['x-forwarded-host'];
  });
});

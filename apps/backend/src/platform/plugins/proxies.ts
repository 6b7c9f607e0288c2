import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { TrustedProxies } from '../config/proxies.ts';

/** Whether the address that is so many hops away from this process is a proxy's. */
type Trust = (address: string, hop: number) => boolean;

/**
 * Tells Fastify whose word on the sender's address counts. Each proxy adds the address that it saw on the right of
 * X-Forwarded-For, so the addresses are read from there: the first one that is no proxy's is the sender's, and what
 * stands left of it was written by the sender. With a number the nearest so many are proxies whatever their
 * addresses, so nobody but the nearest may reach the port.
 */
export function trustOf(proxies: TrustedProxies): false | string[] | Trust {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** Takes X-Forwarded-Host out of every request: the tenant is the one of the Host header, which a proxy passes on. */
export const proxies = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    delete request.raw.headers['x-forwarded-host'];
  });
});

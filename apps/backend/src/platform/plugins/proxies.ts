import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { TrustedProxies } from '../config/proxies.ts';
import { StatusError } from '../http/errors.ts';

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
 * Tells whether a request names more than one host: in several Host headers, of which Node reads the first, or
 * in a target that is a whole URL.
 */
function isAmbiguous({ rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  const isHost = (text: string, index: number): boolean => index % 2 === 0 && text.toLowerCase() === 'host';
  const target = /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? headers.host;
  return rawHeaders.filter(isHost).length > 1 || target?.toLowerCase() !== headers.host?.toLowerCase();
}

/**
 * Refuses a request that names several hosts with 400, since a cache or firewall in front may have read another
 * one than this server, and removes X-Forwarded-Host from every other: the tenant is determined by the Host
 * header, which a proxy passes on.
 */
export const proxies = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    if (isAmbiguous(raw)) throw new StatusError(400, '这个网址不对');
    delete raw.headers['x-forwarded-host'];
  });
});

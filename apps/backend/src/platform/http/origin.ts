import type { FastifyRequest } from 'fastify';
import { StatusError } from './errors.ts';

/**
 * Returns the scheme, host and port that a request was sent to, as browsers write them: in lower case, and
 * without the default port. Other contents of the Host header are refused, so that a page has one URL only. Any
 * port is allowed, since a proxy or a container may have its own.
 * @throws {StatusError} 400 where the Host header is more than a host and a port.
 */
export function originOf({
  protocol,
  host,
  hostname,
}: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>): string {
  const address = URL.parse(`${protocol}://${host}`);
  if (address?.hostname !== hostname.toLowerCase() || address.href !== `${address.origin}/`)
    throw new StatusError(400, '这个网址不对');
  return address.origin;
}

import type { FastifyRequest } from 'fastify';
import { StatusError } from './errors.ts';

/**
 * Tells the scheme, host and port that a request was sent to, in the one spelling that browsers have for it: small
 * letters, and no port where it is the usual one. Whatever else the Host header could hold names no school, so that
 * a page cannot be asked for under many names. Any port may be a school's: a proxy or a container has its own.
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

import type { FastifyRequest } from 'fastify';
import { StatusError } from '../http/errors.ts';
import type { Tenant } from '../http/tenants.ts';

/**
 * Allows pages of the school's own hosts and of the origins that it lists to open a socket, and programs, which
 * send no origin.
 * @throws {StatusError} 403 for a page of any other site.
 */
export function expectOwnPage(request: FastifyRequest, { company }: Tenant): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  const isListed = company.origins.includes(origin);
  if (host !== request.hostname && !company.hosts.includes(host) && !isListed)
    throw new StatusError(403, '只有学校自己的网页可以连接');
}

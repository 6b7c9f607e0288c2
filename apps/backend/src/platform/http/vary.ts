import type { FastifyReply } from 'fastify';

/** Adds names of request headers to a reply's `Vary` header. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const present = String(reply.getHeader('Vary') ?? '');
  const known = present
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const added = names.filter((name) => !known.includes(name.toLowerCase()));
  if (added.length > 0)
    void reply.header('Vary', [...(present === '' ? [] : [present]), ...added].join(', '));
}

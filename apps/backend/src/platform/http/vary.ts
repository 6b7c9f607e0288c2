import type { FastifyReply } from 'fastify';

/** Adds names of request headers to a reply's `Vary` header. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const said = String(reply.getHeader('Vary') ?? '');
  const known = said
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const added = names.filter((name) => !known.includes(name.toLowerCase()));
  if (added.length > 0) void reply.header('Vary', [...(said === '' ? [] : [said]), ...added].join(', '));
}

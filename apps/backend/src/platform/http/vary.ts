import type { FastifyReply } from 'fastify';

/** Adds names of request headers on which a reply depends to those that are said already. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const said = String(reply.getHeader('Vary') ?? '');
  const known = said
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const added = names.filter((name) => !known.includes(name.toLowerCase()));
  if (added.length > 0) void reply.header('Vary', [...(said === '' ? [] : [said]), ...added].join(', '));
}

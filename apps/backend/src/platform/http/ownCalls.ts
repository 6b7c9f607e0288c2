import type { FastifyRequest } from 'fastify';

/** Whence calls come that the process makes of itself. It is no address, so no connection ever has it, whatever it sends. */
const HERE = 'this process';

/** Goes into `inject`: the call is the process's own, for a page that everybody gets, and counts for nobody. */
export const OWN_CALL = { remoteAddress: HERE } as const;

/** Tells a call that the process makes of itself. The connection says so: a header could be anybody's. */
export const isOwnCall = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === HERE;

import type { FastifyRequest } from 'fastify';

/** Remote address of calls that the process makes to itself. It is no IP address, so no real connection ever has it. */
const OWN_ADDRESS = 'this process';

/**
 * Options for `inject`: marks the call as the process's own, as for a page that is the same for everybody; it
 * is not rate-limited.
 */
export const OWN_CALL = { remoteAddress: OWN_ADDRESS } as const;

/** Tells whether the process made a call itself. The remote address shows that, since anybody could send a header. */
export const isOwnCall = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === OWN_ADDRESS;

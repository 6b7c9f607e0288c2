import { sockets as schemas } from '@lectern/sdk/schemas';
import type { FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import { InputError, StatusError } from '../http/errors.ts';
import { type AppParts, expectLive, type LoggedInIdentity, tenantOf } from '../http/requestContext.ts';
import type { SocketKind } from './serveSocket.ts';
import { redeemTicket } from './tickets.ts';

/**
 * The presence socket: it only knows who is connected, and reports when the log-in ended. It authenticates with
 * a single-use ticket, since a hash would need a secret that every page contains.
 */
export function presenceKind(parts: AppParts, request: FastifyRequest): SocketKind<LoggedInIdentity> {
  const serverTime = () => ({ serverTime: parts.clock.now().toISOString() });
  return {
    hello: 'join',
    heartbeat: 'heartbeat',
    authenticate: async (data) => {
      if (!Check(schemas.PresenceJoinIn, data)) throw new InputError('', 'must name who joins');
      const { company } = await tenantOf(parts, request);
      const identity = expectLive(await redeemTicket(parts, parts.connection.db, company.id, data.token));
      if (data.companyId !== company.id || data.userId !== identity.user.id)
        throw new StatusError(403, '登录信息和这所学校不符');
      return { identity, output: serverTime() };
    },
    answer: (op) => Promise.reject(new StatusError(501, `The operation "${op}" is not answered here`)),
    heartbeatOutput: serverTime,
    tellsEnd: true,
  };
}

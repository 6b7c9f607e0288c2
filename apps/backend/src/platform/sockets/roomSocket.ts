import { sockets as schemas } from '@lectern/sdk/schemas';
import { auth, heartbeat, type AuthIn, type AuthOut, type HeartbeatOut } from '@lectern/sdk/sockets';
import type { FastifyRequest } from 'fastify';
import { demandNewPassword } from '../http/passwordGate.ts';
import { readToken, touchSession } from '../auth/sessions.ts';
import type { UserContext } from '../http/context.ts';
import { InputError, StatusError } from '../http/errors.ts';
import { concurrencyLimit } from '../concurrency/concurrencyLimit.ts';
import {
  type AppParts,
  contextFor,
  expectLive,
  type LoggedInIdentity,
  tenantOf,
} from '../http/requestContext.ts';
import { strictCheck } from '../schema/strict.ts';
import { operationSeconds } from '../metrics/meters.ts';
import { spanned } from '../tracing/tracing.ts';
import type { SocketOperation } from './operation.ts';
import type { SocketKind } from './serveSocket.ts';

/** A student connected to the socket of lessons and exams, with the context of each operation. */
export interface Present extends LoggedInIdentity {
  readonly context: UserContext;
}

const inspect = strictCheck(schemas.AuthIn);

function readAuth(data: unknown): AuthIn {
  const problem = inspect(data);
  if (problem !== undefined) throw new InputError(problem.path, problem.problem);
  // `inspect` has just validated it.
  return data as AuthIn;
}

/**
 * The socket of lessons and exams. Only the token authenticates; all other fields of the first frame must be
 * consistent with it.
 */
export function roomKind(
  parts: AppParts,
  request: FastifyRequest,
  operations: readonly SocketOperation[],
): SocketKind<Present> {
  const byName = new Map(operations.map((operation) => [operation.op, operation]));

  async function authenticate(data: unknown): Promise<{ identity: Present; output: AuthOut }> {
    const { token, companyId, userId } = readAuth(data);
    const { reserved, clock } = parts;
    const tenant = await tenantOf(parts, request);
    const known = expectLive(await readToken(reserved, clock, tenant.company.id, token));
    if (companyId !== tenant.company.id || userId !== known.user.id)
      throw new StatusError(403, '登录信息和这所学校不符');
    await touchSession(reserved, clock, known.session);
    const context = contextFor(parts, request, {
      tenant,
      identity: known,
      setCookie: () => {
        throw new Error('A socket sets no cookies');
      },
      db: reserved,
      arrivedAt: clock.now(),
    });
    return {
      identity: { ...known, context },
      output: { userId: known.user.id, serverTime: clock.now().toISOString() },
    };
  }

  return {
    hello: auth.op,
    heartbeat: heartbeat.op,
    authenticate,
    answer: async (op, data, { context: known, user }) => {
      const context = { ...known, arrivedAt: parts.clock.now() };
      const found = byName.get(op);
      if (found === undefined)
        throw new StatusError(501, `The operation "${op.slice(0, 60)}" is not answered here`);
      demandNewPassword(user, op);
      const stopClock = operationSeconds.startTimer({ op });
      try {
        const output = await spanned(
          {
            name: `socket ${op}`,
            kind: 'server',
            attributes: { 'lectern.company': context.company.id },
            begins: { headers: {} },
          },
          () =>
            found.isLimited
              ? concurrencyLimit(() => found.answer(data, context))
              : found.answer(data, context),
        );
        stopClock({ result: 'done' });
        return output;
      } catch (error) {
        stopClock({ result: 'failed' });
        throw error;
      }
    },
    heartbeatOutput: (): HeartbeatOut => ({ serverTime: parts.clock.now().toISOString() }),
    tellsEnd: false,
  };
}

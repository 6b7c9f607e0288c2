import { PRESENCE_PATH, SOCKET_PATH } from '@lectern/sdk/sockets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type AppParts, tenantOf } from '../http/requestContext.ts';
import { LIMITS, type SocketLimits } from './limits.ts';
import type { SocketOperation } from './operation.ts';
import { StatusError } from '../http/errors.ts';
import { expectOwnPage } from './origin.ts';
import { presenceKind } from './presenceSocket.ts';
import type { SocketPush } from './push.ts';
import { keepRegistry } from './registry.ts';
import { roomKind } from './roomSocket.ts';
import { serveSocket, type SocketDependencies } from './serveSocket.ts';

export { operation, type SocketOperation } from './operation.ts';
export { push, pushToAll, type SocketPush } from './push.ts';
export type { SocketLimits } from './limits.ts';

/** Options of {@link sockets}. */
export interface SocketsOptions {
  readonly parts: AppParts;
  /** The operations of all modules. */
  readonly operations: readonly SocketOperation[];
  readonly pushes: readonly SocketPush[];
  /** @defaultValue {@link LIMITS} */
  readonly limits?: Partial<SocketLimits> | undefined;
}

/** Fraction of a drain's second half during which sockets are closed one by one; the rest lets the last ones finish. */
const SPREAD = 0.8;
/** Maximum upgrades of one address per minute: a whole school may share an address, and reconnect several times. */
const UPGRADES_A_MINUTE = 20_000;

/**
 * Serves the sockets of lessons and exams and of presence. The host determines the tenant, the token the user;
 * a page of another site is refused before the upgrade.
 */
export const sockets = plugin(
  async (app: FastifyInstance, { parts, operations, pushes, limits }: SocketsOptions) => {
    const onError = (error: unknown): void =>
      app.log.error({ err: error }, 'The sessions of the sockets could not be read');
    const registry = await keepRegistry(parts, pushes, onError);
    const dependencies: SocketDependencies = {
      registry,
      limits: { ...LIMITS, ...limits },
      log: app.log,
      steadyNow: () => performance.now(),
    };
    const config = { rateLimit: { max: UPGRADES_A_MINUTE, timeWindow: 60_000 } };
    let isLeaving = false;
    const preValidation = async (request: FastifyRequest): Promise<void> => {
      if (isLeaving) throw new StatusError(503, '服务正在恢复，请稍后再试');
      expectOwnPage(request, await tenantOf(parts, request));
    };

    // A HEAD request makes no sense for a socket.
    const upgrade = { websocket: true, exposeHeadRoute: false, config, preValidation } as const;
    app.get(SOCKET_PATH, upgrade, (socket, request) =>
      serveSocket(socket, request.raw.socket, roomKind(parts, request, operations), dependencies),
    );
    app.get(PRESENCE_PATH, upgrade, (socket, request) =>
      serveSocket(socket, request.raw.socket, presenceKind(parts, request), dependencies),
    );
    app.onHalfDrained((leftMs) => {
      isLeaving = true;
      // At random times, so that the clients do not all reconnect to another process at once.
      for (const member of registry.all())
        setTimeout(member.shutDown, Math.random() * SPREAD * leftMs).unref();
    });
    app.addHook('preClose', async () => registry.stop());
  },
);

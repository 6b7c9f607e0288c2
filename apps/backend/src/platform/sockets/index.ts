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
import { serveSocket, type SocketPlace } from './serveSocket.ts';

export { operation, type SocketOperation } from './operation.ts';
export { push, pushToAll, type SocketPush } from './push.ts';
export type { SocketLimits } from './limits.ts';

/** What the sockets are made of. */
export interface SocketsOptions {
  readonly parts: AppParts;
  /** Of all modules. */
  readonly operations: readonly SocketOperation[];
  readonly pushes: readonly SocketPush[];
  /** @defaultValue {@link LIMITS} */
  readonly limits?: Partial<SocketLimits> | undefined;
}

/** Over how much of a drain's second half sockets are sent elsewhere; in the rest the last ones end. */
const SPREAD = 0.8;
/** Upgrades that one address may ask for in a minute: a whole school may stand behind one, and come back several times. */
const UPGRADES_A_MINUTE = 20_000;

/**
 * Serves the sockets of lessons and exams and of presence. The tenant is the
 * host's, the user the token's; a page of another site is refused before the upgrade.
 */
export const sockets = plugin(
  async (app: FastifyInstance, { parts, operations, pushes, limits }: SocketsOptions) => {
    const onError = (error: unknown): void =>
      app.log.error({ err: error }, 'The sessions of the sockets were not read');
    const registry = await keepRegistry(parts, pushes, onError);
    const place: SocketPlace = {
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

    // There is nothing that a HEAD could tell.
    const upgrade = { websocket: true, exposeHeadRoute: false, config, preValidation } as const;
    app.get(SOCKET_PATH, upgrade, (socket, request) =>
      serveSocket(socket, roomKind(parts, request, operations), place),
    );
    app.get(PRESENCE_PATH, upgrade, (socket, request) =>
      serveSocket(socket, presenceKind(parts, request), place),
    );
    app.onHalfDrained((leftMs) => {
      isLeaving = true;
      // Each at a moment of its own, so that they do not come to another process as one.
      for (const member of registry.all()) setTimeout(member.leave, Math.random() * SPREAD * leftMs).unref();
    });
    app.addHook('preClose', async () => registry.stop());
  },
);

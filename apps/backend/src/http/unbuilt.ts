import type { Method } from '@lectern/sdk';
import { table } from '@lectern/sdk/table';
import type { FastifyInstance } from 'fastify';
import { StatusError } from './errors.ts';
import { areaOf } from './naming.ts';
import { type Access, type AppParts, contextOf } from './requestContext.ts';
import { addressOf, type Route } from './route.ts';

/** A call of the specification that this back end cannot answer yet. */
export interface UnbuiltCall {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
}

/** Areas whose calls a visitor makes too; anywhere else a stranger learns nothing before logging in. */
const OPEN_AREAS: readonly string[] = ['shell', 'login', 'sso', 'visitor'];

/** Tells which calls of the specification no route answers, each address once. */
export function unbuiltCalls(routes: readonly Pick<Route, 'endpoint'>[]): UnbuiltCall[] {
  const seen = new Set(routes.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  return table.flatMap(([id, method, path]) => {
    const address = `${method} ${path}`;
    if (seen.has(address)) return [];
    seen.add(address);
    return [{ id, method, path }];
  });
}

/**
 * Answers the calls whose feature is not built yet with 501 and their name, so that a front end
 * can tell them from an address that never existed. Host and log-in are asked for as by any other call.
 */
export function mountUnbuilt(app: FastifyInstance, parts: AppParts, calls: readonly UnbuiltCall[]): void {
  for (const call of calls) {
    const access: Access = OPEN_AREAS.includes(areaOf(call)) ? 'public' : 'user';
    app.route({
      method: call.method,
      url: addressOf(call),
      handler: async (request, reply) => {
        await contextOf(parts, request, reply, access);
        throw new StatusError(501, `这项功能还没有开放（${call.id}）`, { endpoint: call.id });
      },
    });
  }
}

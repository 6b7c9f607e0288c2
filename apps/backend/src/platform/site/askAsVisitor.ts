import { addressOf, decodeReply, type Endpoint, type EndpointShape, type Reply, SUCCESS } from '@lectern/sdk';
import type { FastifyInstance } from 'fastify';
import { StatusError } from '../http/errors.ts';
import { OWN_CALL } from '../http/ownCalls.ts';

/**
 * Asks a call; undefined where it was refused or there is no such thing.
 * @throws {StatusError} 503 where it could not be answered.
 */
export type Ask = <In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
) => Promise<Reply<Out> | undefined>;

/**
 * Makes a call as a visitor whom nobody knows, so that nothing of a student can be in its output; undefined where it was
 * refused. It counts for nobody: what is made of it is everybody's.
 * @param host the Host header, which names the company.
 * @throws {StatusError} 503 where it could not be answered, as it may be a moment later.
 */
export async function outputForVisitors(
  app: FastifyInstance,
  { method }: EndpointShape,
  url: string,
  host: string,
): Promise<unknown> {
  const { statusCode, body } = await app.inject({ method, url, headers: { host }, ...OWN_CALL });
  if (statusCode >= 500) throw new StatusError(503, '服务正在恢复，请稍后再试');
  if (statusCode !== 200) return undefined;
  const reply: unknown = JSON.parse(body);
  return typeof reply === 'object' && reply !== null && Reflect.get(reply, 'code') === SUCCESS
    ? Reflect.get(reply, 'data')
    : undefined;
}

/** Makes the way to ask as a visitor whom nobody knows. */
export function askAsVisitor(
  app: FastifyInstance,
  { schoolId, host }: { readonly schoolId: string; readonly host: string },
): Ask {
  return async (endpoint, input) => {
    const output = await outputForVisitors(app, endpoint, addressOf(endpoint, input, { schoolId }), host);
    return output === undefined ? undefined : decodeReply(endpoint, output);
  };
}

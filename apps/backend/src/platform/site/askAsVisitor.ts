import { addressOf, decodeReply, type Endpoint, type EndpointShape, type Reply, SUCCESS } from '@lectern/sdk';
import type { FastifyInstance } from 'fastify';
import { StatusError } from '../http/errors.ts';
import { OWN_CALL } from '../http/ownCalls.ts';

/**
 * Makes a call; returns undefined where it was refused or found nothing.
 * @throws {StatusError} 503 where it is temporarily unavailable.
 */
export type VisitorRequest = <In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
) => Promise<Reply<Out> | undefined>;

/**
 * Makes a call as an anonymous visitor, so that its output contains no student's data; undefined where it was
 * refused. The call is not rate-limited, since its result is used for everybody.
 * @param host the Host header, which selects the company.
 * @throws {StatusError} 503 where it is temporarily unavailable.
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

/** Makes a function that makes calls as an anonymous visitor. */
export function askAsVisitor(
  app: FastifyInstance,
  { schoolId, host }: { readonly schoolId: string; readonly host: string },
): VisitorRequest {
  return async (endpoint, input) => {
    const output = await outputForVisitors(app, endpoint, addressOf(endpoint, input, { schoolId }), host);
    return output === undefined ? undefined : decodeReply(endpoint, output);
  };
}

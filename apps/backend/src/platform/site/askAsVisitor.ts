import { addressOf, decodeReply, type Endpoint, type Reply, SUCCESS } from '@lectern/sdk';
import type { FastifyInstance } from 'fastify';

/** Asks a call; undefined where it was refused or there is no such thing. */
export type Ask = <In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
) => Promise<Reply<Out> | undefined>;

/** Makes the way to ask as a visitor whom nobody knows, so that nothing of a student can be in a reply. */
export function askAsVisitor(
  app: FastifyInstance,
  { schoolId, host }: { readonly schoolId: string; readonly host: string },
): Ask {
  return async (endpoint, input) => {
    const url = addressOf(endpoint, input, { schoolId });
    const response = await app.inject({ method: endpoint.method, url, headers: { host } });
    if (response.statusCode !== 200) return undefined;
    const reply: unknown = JSON.parse(response.body);
    if (typeof reply !== 'object' || reply === null || Reflect.get(reply, 'code') !== SUCCESS)
      return undefined;
    return decodeReply(endpoint, Reflect.get(reply, 'data'));
  };
}

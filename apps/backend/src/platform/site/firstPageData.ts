import { addressOf, type Endpoint, SUCCESS } from '@lectern/sdk';
import { type BootData, firstPage, type HashScope } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance } from 'fastify';

const calls: readonly Endpoint<HashScope, unknown>[] = Object.values(firstPage);

/** The school and the address of whose page it is. */
export interface FirstPageOf {
  readonly schoolId: string;
  readonly locale: 'zh' | 'en';
  /** Host header of the request, which names the company. */
  readonly host: string;
}

function outputOf(body: string): unknown {
  const reply: unknown = JSON.parse(body);
  if (typeof reply !== 'object' || reply === null || !('code' in reply) || reply.code !== SUCCESS)
    return undefined;
  return 'data' in reply ? reply.data : undefined;
}

/**
 * Makes the first page's calls, just as a browser without a log-in would. A call that fails is
 * left out: the site then does without that part, or asks for it itself.
 */
export async function readFirstPage(
  app: FastifyInstance,
  { schoolId, locale, host }: FirstPageOf,
): Promise<BootData> {
  const outputs = await Promise.all(
    calls.map(async (endpoint): Promise<[string, unknown]> => {
      const address = addressOf(endpoint, {}, { schoolId });
      const response = await app.inject({ method: endpoint.method, url: address, headers: { host } });
      return [address, response.statusCode === 200 ? outputOf(response.body) : undefined];
    }),
  );
  return {
    schoolId,
    locale,
    outputs: Object.fromEntries(outputs.filter(([, output]) => output !== undefined)),
  };
}

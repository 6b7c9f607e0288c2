import type { Endpoint } from '@lectern/sdk';
import { createClient } from '@lectern/sdk';

const ORIGIN = 'http://localhost';

/** The HTTP request of a call. */
export interface LaidOutCall {
  readonly url: string;
  readonly payload?: Buffer;
  readonly contentType?: string;
}

/**
 * Makes a call's request with the SDK's own client, whose `fetch` captures it; so a test cannot pass with a
 * format that no browser would send.
 */
export async function layOutCall<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  schoolId: string | undefined,
): Promise<LaidOutCall> {
  const caught = Promise.withResolvers<Request>();
  const client = createClient({
    origin: ORIGIN,
    session: () => (schoolId === undefined ? {} : { schoolId }),
    fetch: async (address, init) => {
      caught.resolve(new Request(address, init));
      return new Response('{"code":"1"}');
    },
  });
  const done = client.request(endpoint, input);
  done.catch(caught.reject);
  const request = await caught.promise;
  await done.catch(() => {});
  const payload = Buffer.from(await request.arrayBuffer());
  const contentType = request.headers.get('content-type');
  return {
    url: request.url.slice(ORIGIN.length),
    ...(payload.length > 0 && { payload }),
    ...(contentType !== null && { contentType }),
  };
}

import { createClient, type Endpoint } from '@lectern/sdk';
import type { TestApp } from '../createTestApp.ts';

/** A call and its reply, on the wire and as decoded by the SDK. */
export interface Exchange {
  readonly status: number;
  /** The parsed body. */
  readonly wire: unknown;
  /** What the SDK returns; undefined when it throws. */
  readonly output?: unknown;
  /** What the SDK throws. */
  readonly error?: unknown;
}

/** Makes a call with the SDK's own client, whose requests are injected into the app. */
export async function exchange(
  app: TestApp,
  endpoint: Endpoint<Record<string, unknown>>,
  input: object,
  token: string | undefined,
): Promise<Exchange> {
  let reply: Pick<Exchange, 'status' | 'wire'> = { status: 0, wire: undefined };
  const client = createClient({
    origin: 'http://localhost',
    session: () => (token === undefined ? {} : { token }),
    fetch: async (address, init) => {
      const request = new Request(address, init);
      // Without the key, the handler runs outside of one transaction and may use several connections, as other
      // clients allow.
      request.headers.delete('idempotency-key');
      const { pathname, search } = new URL(request.url);
      const response = await app.server.inject({
        method: endpoint.method,
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host: 'localhost' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      reply = { status: response.statusCode, wire: JSON.parse(response.body) };
      return new Response(response.body, { status: response.statusCode });
    },
  });
  try {
    const output = await client.request(endpoint, { ...input });
    return { ...reply, output };
  } catch (error) {
    return { ...reply, error };
  }
}

import type { Client, RequestOptions } from './client.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';
import type { Reply } from './decode.ts';

/** An area's endpoints as methods; what else the area exports is left out. */
export type Methods<A> = {
  readonly [Name in keyof A as A[Name] extends EndpointShape ? Name : never]: A[Name] extends Endpoint<
    infer In,
    infer Out
  >
    ? (input: In, options?: RequestOptions) => Promise<Reply<Out>>
    : never;
};

function isEndpoint(value: unknown): value is Endpoint<object> {
  return typeof value === 'object' && value !== null && 'path' in value && 'envelope' in value;
}

/**
 * Turns an area's endpoints into methods of a client:
 * `bind(client, login).mobileSms({mobile, smsCode})`.
 * @param area endpoints by name, as in `import * as login from '@lectern/sdk/endpoints/login'`.
 */
export function bind<A extends object>(client: Client, area: A): Methods<A> {
  const methods: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(area);
  for (const [name, endpoint] of entries) {
    if (isEndpoint(endpoint)) {
      methods[name] = (input: object, options?: RequestOptions) => client.request(endpoint, input, options);
    }
  }
  // Every key was filled from the endpoint of that name.
  return methods as Methods<A>;
}

import type { Client, RequestOptions } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import type { Untrusted } from './readers.ts';

/** An area's endpoints by name. */
export type Area = Record<string, Endpoint<never, unknown>>;

/** An area's endpoints as methods. */
export type Methods<A> = {
  readonly [Name in keyof A]: A[Name] extends Endpoint<infer In, infer Out>
    ? (input: In, options?: RequestOptions) => Promise<Untrusted<Out>>
    : never;
};

/**
 * Turns an area's endpoints into methods of a client:
 * `bind(client, login).mobileSms({mobile, smsCode})`.
 */
export function bind<A extends object>(client: Client, area: A): Methods<A> {
  const methods: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries(area)) {
    methods[name] = (input: object, options?: RequestOptions) => client.request(endpoint, input, options);
  }
  return methods as Methods<A>;
}

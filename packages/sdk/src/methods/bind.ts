import type { Client } from '../client/client.ts';
import { type AnyEndpoint, ENCRYPTED, methodOf, type Methods } from './method.ts';

/** Tells an endpoint from what else an area exports. */
export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/**
 * Turns an area's endpoints into methods of a client:
 * `bind(client, login).mobileSms({mobile, smsCode})`. Where an input has passwords the method encrypts them, and the
 * raw call is beside it: `password` and `passwordEncrypted`.
 * @param area endpoints by name, as in `import * as login from '@lectern/sdk/endpoints/login'`.
 */
export function bind<A extends object>(client: Client, area: A): Methods<A> {
  const methods: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(area);
  for (const [name, endpoint] of entries) {
    if (!isEndpoint(endpoint)) continue;
    methods[name] = methodOf(client, () => endpoint);
    if (endpoint.ciphers !== undefined) methods[name + ENCRYPTED] = methodOf(client, () => endpoint, true);
  }
  // Every key was filled from the endpoint of that name.
  return methods as Methods<A>;
}

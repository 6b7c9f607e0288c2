import type { Client } from '../client/client.ts';
import { type AnyEndpoint, ENCRYPTED, methodOf, type Methods } from './method.ts';

/** Returns whether an export of an area is an endpoint. */
export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/**
 * Turns an area's endpoints into methods of a client: `bind(client, login).mobileSms({mobile, smsCode})`. A
 * method whose input has passwords encrypts them; a second method with the suffix `Encrypted` takes ciphertext:
 * `password` and `passwordEncrypted`.
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
  // Each key was assigned the method of the endpoint of that name.
  return methods as Methods<A>;
}

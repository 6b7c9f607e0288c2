import { buildCall } from './address.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Returns the path and query of a read, the key under which a page delivers its reply inline ({@link
 * Client.prime}). Server and browser must compute the same key.
 */
export function addressOf<In extends object>(
  endpoint: Endpoint<In, unknown>,
  input: NoInfer<In>,
  ambient: { readonly schoolId?: string } = {},
): string {
  return buildCall(endpoint, Object.fromEntries(Object.entries(input)), '', ambient).url;
}

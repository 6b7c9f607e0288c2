import { layOut } from './address.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Tells the path and query of a read, which names its reply in a delivered page
 * ({@link Client.prime}); server and browser must agree on it.
 */
export function addressOf<In extends object>(
  endpoint: Endpoint<In, unknown>,
  input: NoInfer<In>,
  ambient: { readonly schoolId?: string } = {},
): string {
  return layOut(endpoint, Object.fromEntries(Object.entries(input)), '', ambient).url;
}

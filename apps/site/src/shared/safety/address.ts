import { resolveOutside, type SafeAddress } from '@lectern/sdk';

/**
 * Checks an address from outside, as seen from this page: the one gate for all of them.
 * @param allowedHosts the tenant's own other hosts, such as its payment or login provider.
 */
export function resolveAddress(
  raw: unknown,
  origin: string = location.origin,
  allowedHosts: readonly string[] = [],
): SafeAddress {
  return resolveOutside(raw, { origin, allowedHosts });
}

/** Reads an address that may only lead to this very site, be it a page, a file or a way out; empty for any other. */
export function ownAddress(raw: unknown): string {
  const address = resolveAddress(raw);
  return address.kind === 'same-origin' ? address.href : '';
}

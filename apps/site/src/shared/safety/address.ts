import { resolveOutside, type SafeAddress } from '@lectern/sdk';

/**
 * Validates an address from outside, relative to this page; all foreign addresses must pass this check.
 * @param allowedHosts the tenant's other trusted hosts, such as its payment or login provider.
 */
export function resolveAddress(
  raw: unknown,
  origin: string = location.origin,
  allowedHosts: readonly string[] = [],
): SafeAddress {
  return resolveOutside(raw, { origin, allowedHosts });
}

/** Validates an address that may only lead to this site, whether a page, a file or a redirect; empty for any other. */
export function ownAddress(raw: unknown): string {
  const address = resolveAddress(raw);
  return address.kind === 'same-origin' ? address.href : '';
}

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

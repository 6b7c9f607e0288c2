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

/**
 * The same for an address that must be there.
 * @throws {Error} for any other address.
 */
export function requireOwnAddress(raw: unknown): string {
  const href = ownAddress(raw);
  if (href === '') throw new Error('The address leads elsewhere');
  return href;
}

/** Validates an address to be opened in a new tab, where it may lead anywhere; empty if it is refused. */
export function addressForTab(raw: unknown): string {
  const address = resolveAddress(raw);
  if (address.kind === 'refused') return '';
  return address.kind === 'route' ? `/#${address.path}` : address.href;
}

import { resolveAddress } from './address.ts';

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

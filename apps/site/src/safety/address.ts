/**
 * The one gate for every address that comes from outside: back addresses,
 * callbacks, menus, providers (design: "Safe by construction").
 */

/** Where an outside address may lead. */
export type SafeAddress =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'same-origin'; readonly href: string }
  | { readonly kind: 'allowed'; readonly href: string }
  /** Well-formed but foreign: ask the reader first. */
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  | { readonly kind: 'refused' };

// Control characters and backslashes make browsers read another address than people do.
const TRICKS = /[\u0000-\u001f\u007f\\]/;

/**
 * Judges an address from outside.
 * @param allowedHosts the tenant's own other hosts, such as its payment or login provider.
 */
export function resolveAddress(
  raw: unknown,
  origin: string = location.origin,
  allowedHosts: readonly string[] = [],
): SafeAddress {
  if (typeof raw !== 'string') return { kind: 'refused' };
  const address = raw.trim();
  if (address === '' || TRICKS.test(address)) return { kind: 'refused' };
  if (/^#?\/(?!\/)/.test(address) && address.startsWith('#')) return { kind: 'route', path: address.slice(1) };
  let url: URL;
  try {
    url = new URL(address, `${origin}/`);
  } catch {
    return { kind: 'refused' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused' };
  if (url.username !== '' || url.password !== '') return { kind: 'refused' };
  if (url.origin === origin) {
    const isPage = url.pathname === '/' && url.search === '' && url.hash.startsWith('#/') && !url.hash.startsWith('#//');
    return isPage ? { kind: 'route', path: url.hash.slice(1) } : { kind: 'same-origin', href: url.href };
  }
  if (allowedHosts.includes(url.host)) return { kind: 'allowed', href: url.href };
  return { kind: 'foreign', href: url.href, host: url.host };
}

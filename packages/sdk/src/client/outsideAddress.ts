import { parseUrl } from './parseUrl.ts';

/** Where an address that comes from outside may lead. */
export type SafeAddress =
  /** A page of the site itself: what stands behind `#`. */
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'same-origin'; readonly href: string }
  | { readonly kind: 'allowed'; readonly href: string }
  /** Well-formed but foreign: ask the reader first. */
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  | { readonly kind: 'refused' };

/** Where the reader is, and where the school may lead besides. */
export interface Surroundings {
  /** The site's own origin. */
  readonly origin: string;
  /** The school's other hosts, such as its payment or log-in provider; `host:port` where there is a port. */
  readonly allowedHosts?: readonly string[];
}

// Control characters and backslashes make browsers read another address than people do.
const TRICKS = /[\u0000-\u001f\u007f\\]/;

/**
 * Resolves an address from outside: back addresses, callbacks, menus, providers. The one gate for all of
 * them, so that no link, reply or message can lead a student to another site unnoticed.
 */
export function resolveOutside(raw: unknown, { origin, allowedHosts = [] }: Surroundings): SafeAddress {
  if (typeof raw !== 'string') return { kind: 'refused' };
  const address = raw.trim();
  if (address === '' || TRICKS.test(address)) return { kind: 'refused' };
  if (/^#\/(?!\/)/.test(address)) return { kind: 'route', path: address.slice(1) };
  const url = parseUrl(address, `${origin}/`);
  if (url === undefined) return { kind: 'refused' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused' };
  if (url.username !== '' || url.password !== '') return { kind: 'refused' };
  if (url.origin === origin) {
    const isPage = url.pathname === '/' && url.search === '' && /^#\/(?!\/)/.test(url.hash);
    return isPage ? { kind: 'route', path: url.hash.slice(1) } : { kind: 'same-origin', href: url.href };
  }
  if (allowedHosts.includes(url.host)) return { kind: 'allowed', href: url.href };
  return { kind: 'foreign', href: url.href, host: url.host };
}

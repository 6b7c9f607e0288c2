import { parseUrl } from './parseUrl.ts';

/** Classification of an address that comes from outside. */
export type SafeAddress =
  /** A page of the site itself: the part behind `#`. */
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'same-origin'; readonly href: string }
  | { readonly kind: 'allowed'; readonly href: string }
  /** Well-formed, but on a foreign host: ask the user first. */
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  | { readonly kind: 'refused' };

/** Context in which an address is resolved. */
export interface AddressPolicy {
  /** The site's own origin. */
  readonly origin: string;
  /** The school's other hosts, such as its payment or log-in provider; `host:port` where there is a port. */
  readonly allowedHosts?: readonly string[];
}

// Browsers drop or normalise control characters and backslashes, so the address would differ from what the
// user sees.
const DECEPTIVE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;

/**
 * Classifies an address from outside: return addresses, callbacks, menus, providers. All of them pass through
 * this function, so that no link, reply or message can lead a student to another site unnoticed.
 */
export function resolveOutside(raw: unknown, { origin, allowedHosts = [] }: AddressPolicy): SafeAddress {
  if (typeof raw !== 'string') return { kind: 'refused' };
  const address = raw.trim();
  if (address === '' || DECEPTIVE_CHARACTERS.test(address)) return { kind: 'refused' };
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

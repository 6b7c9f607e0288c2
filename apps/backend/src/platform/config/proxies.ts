import ipaddr from 'ipaddr.js';

/**
 * How many proxies stand before the back end, each of which adds an address on the right (0 for none), or their own
 * addresses and networks (`10.0.0.7`, `10.0.0.0/8`).
 */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 10;
/** What proxies on the same machine or the same network are called, instead of a list of their addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** What proxies may be written as. */
export const PROXIES_LIKE =
  `the number of proxies before Lectern (0 to ${MOST_HOPS}), or their addresses and networks (10.0.0.7, 10.0.0.0/8, ` +
  `${NETWORKS.join(', ')}) with commas between them`;

/** Reads proxies. @throws {Error} that says what they may be */
export function parseProxies(text: string): TrustedProxies {
  const written = text.trim();
  const hops = Number(written);
  if (/^\d+$/.test(written) && hops <= MOST_HOPS) return hops;
  const proxies = written.split(',').map((proxy) => proxy.trim());
  const isProxy = (proxy: string) =>
    NETWORKS.includes(proxy) ||
    (!/^\d+$/.test(proxy) && (ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy)));
  if (!proxies.every(isProxy)) throw new Error(PROXIES_LIKE);
  return proxies;
}

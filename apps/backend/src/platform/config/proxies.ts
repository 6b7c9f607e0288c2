import ipaddr from 'ipaddr.js';

/**
 * The number of proxies in front of the back end, each of which appends an address (0 for none), or their own
 * addresses and networks (`10.0.0.7`, `10.0.0.0/8`).
 */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 10;
/** Names for proxies on the same machine or network, instead of their addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Description of valid values. */
export const PROXIES_FORMAT =
  `the number of proxies in front of Lectern (0 to ${MAX_HOPS}), or their addresses and networks (10.0.0.7, 10.0.0.0/8, ` +
  `${NETWORKS.join(', ')}), separated by commas`;

/** Parses the proxies. @throws {Error} saying which values are valid */
export function parseProxies(text: string): TrustedProxies {
  const address = text.trim();
  const hops = Number(address);
  if (/^\d+$/.test(address) && hops <= MAX_HOPS) return hops;
  const proxies = address.split(',').map((proxy) => proxy.trim());
  const isProxy = (proxy: string) =>
    NETWORKS.includes(proxy) ||
    (!/^\d+$/.test(proxy) && (ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy)));
  if (!proxies.every(isProxy)) throw new Error(PROXIES_FORMAT);
  return proxies;
}

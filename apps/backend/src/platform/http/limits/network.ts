import ipaddr from 'ipaddr.js';

/** The 16-bit groups of an IPv6 address (a /64) that a provider assigns to one household. */
const HOUSE_GROUPS = 4;

/**
 * Returns the network of an address, for rate limits: an IPv4 address itself, and an IPv6 address's /64, since
 * one computer may freely choose the remaining bits.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const groups = address.parts.slice(0, HOUSE_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

import ipaddr from 'ipaddr.js';

/** The groups of an IPv6 address that a provider gives to one house. */
const HOUSE_GROUPS = 4;

/**
 * Tells from where an address comes, as far as limits are concerned: an IPv4 address itself, of an IPv6 address its
 * /64, since a single computer may choose freely among the rest.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const groups = address.parts.slice(0, HOUSE_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

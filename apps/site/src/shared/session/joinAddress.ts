import { splitHash } from '../routes/address.ts';
import { currentAddress } from '../routes/hashLocation.ts';

/**
 * Gives the log-in's own page, which leads back to an address, or from the log-in itself to where it leads already.
 * @param address path and query; empty leads home. @defaultValue where the reader is
 */
export function joinAddress(purpose: 'login' | 'register' | 'forgot', address = currentAddress()): string {
  const { path, search } = splitHash(address);
  const query = /^\/join(\/|$)/.test(path) ? search : `backUrl=${encodeURIComponent(`#${address}`)}`;
  return `/join/${purpose}${address === '' || query === '' ? '' : `?${query}`}`;
}

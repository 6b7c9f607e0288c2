import { list } from '@lectern/sdk';
import { CART_KEY } from './cartKey.ts';
import { readStored, writeStored } from '../../shared/storedJson.ts';

/** Maximum number of items in a visitor's cart. */
const MAX_ITEMS = 50;

/** Reads the commodity ids of the visitor's cart on this device, newest first. */
export function readStoredCart(): string[] {
  const ids = list<string>(readStored<string[]>(CART_KEY)).filter(
    (id): id is string => typeof id === 'string' && /^\d{1,18}$/.test(id),
  );
  return [...new Set(ids)].slice(0, MAX_ITEMS);
}

/** Stores a visitor's cart on this device. */
export function writeStoredCart(commodityIds: readonly string[]): void {
  writeStored(CART_KEY, commodityIds.length === 0 ? undefined : commodityIds.slice(0, MAX_ITEMS));
}

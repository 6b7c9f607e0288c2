import { ports } from '../../shared/ports.ts';

/** Storage key of a visitor's cart. */
export const CART_KEY = 'lectern.cart';
/** Maximum number of items in a visitor's cart. */
const MAX_ITEMS = 50;

/** Reads the commodity ids of the visitor's cart on this device, newest first. */
export function readStoredCart(): string[] {
  try {
    const value: unknown = JSON.parse(ports.storage.getItem(CART_KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((id) => typeof id === 'string' && /^\d{1,18}$/.test(id)))].slice(
      0,
      MAX_ITEMS,
    );
  } catch {
    return [];
  }
}

/** Stores a visitor's cart on this device. */
export function writeStoredCart(commodityIds: readonly string[]): void {
  if (commodityIds.length === 0) ports.storage.removeItem(CART_KEY);
  else ports.storage.setItem(CART_KEY, JSON.stringify(commodityIds.slice(0, MAX_ITEMS)));
}

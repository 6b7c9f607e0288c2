import { ports } from '../../shared/ports.ts';

/** Where a visitor's cart lies in the storage. */
export const CART_KEY = 'lectern.cart';
/** The most that a visitor's cart keeps. */
const MOST = 50;

/** Reads the commodities that a visitor put into the cart on this device, newest first. */
export function readKept(): string[] {
  try {
    const value: unknown = JSON.parse(ports.storage.getItem(CART_KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((id) => typeof id === 'string' && /^\d{1,18}$/.test(id)))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps a visitor's cart on this device. */
export function keep(commodityIds: readonly string[]): void {
  if (commodityIds.length === 0) ports.storage.removeItem(CART_KEY);
  else ports.storage.setItem(CART_KEY, JSON.stringify(commodityIds.slice(0, MOST)));
}

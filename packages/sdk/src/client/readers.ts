/**
 * Type of a value that should be `T` but is not validated: any part may be missing, null or of another type.
 * Objects and lists can be traversed; leaves must pass a reader (`text`, `amount`, `flag` …), which the
 * compiler enforces.
 */
export type Untrusted<T> = UntrustedPart<NonNullable<T>>;

type UntrustedPart<T> = [T] extends [readonly (infer Item)[]]
  ? UntrustedList<Item>
  : [T] extends [object]
    ? { readonly [Key in keyof T]?: Untrusted<T[Key]> } | null | undefined
    : unknown;

declare const item: unique symbol;

/** An unvalidated list; {@link list} makes it safe to iterate. */
export type UntrustedList<Item> = { readonly [item]?: Item } | readonly unknown[] | null | undefined;

/** Reads a list; anything else gives an empty one, and null or undefined entries are dropped. */
export function list<Item>(value: readonly Item[]): Item[];
export function list<Item>(value: UntrustedList<Item>): NonNullable<Untrusted<Item>>[];
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => entry !== null && entry !== undefined) : [];
}

/** Reads a text; numbers are converted, anything else gives the fallback. */
export function text(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** Reads a finite number, also one written as text; anything else gives the fallback. */
export function amount(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Reads a boolean in any spelling of the platform: true, 1, "1", "true" and "Y" give true, anything else false. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true' || value === 'Y';
}

/** Reads one of a fixed set of words; anything else gives the fallback. */
export function oneOf<const Word extends string, const Fallback>(
  value: unknown,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback {
  return words.find((word) => word === text(value)) ?? fallback;
}

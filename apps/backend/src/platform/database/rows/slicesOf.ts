/** Splits a list, in order, into slices of at most `size`, such as the rows of one statement each. */
export function* slicesOf<Item>(list: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

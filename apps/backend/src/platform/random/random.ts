/**
 * A deterministic random number generator: the same seed always gives the same numbers, so that generated
 * content never changes.
 */
export interface Random {
  /** Returns a number from `least` up to `most`. */
  between(min: number, max: number): number;
  /** Returns a whole number from `least` to `most`, both included. */
  integer(min: number, max: number): number;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  chance(share: number): boolean;
}

function hash(seed: string): number {
  let value = 2_166_136_261;
  for (const letter of seed) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/** Makes a generator of numbers from 0 to below 1 (mulberry32), which are the same on every machine. */
export function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes dice from a text seed (by its FNV-1a hash). */
export function randomOf(seed: string): Random {
  const next = numbersFrom(hash(seed));
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    between: (min, max) => min + next() * (max - min),
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}

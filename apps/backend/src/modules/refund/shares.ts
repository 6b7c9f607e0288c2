/** What goes back for a part of an order. */
export interface Share {
  /** Cents by the payment provider. */
  readonly moneyCents: number;
  /** Cents into the balance. */
  readonly balanceCents: number;
  readonly points: number;
}

/** What was paid for a whole order. */
export interface Paid {
  /** Cents by provider and balance together. */
  readonly payCents: number;
  /** Cents of them by the balance. */
  readonly balanceCents: number;
  readonly points: number;
}

/**
 * Shares a whole number out by weights: the whole parts up to each place differ by what the place gets, so that all
 * shares add up to it, each lies within one of its exact share, and none depends on which of them were given before.
 */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  let [weight, given] = [0n, 0n];
  return weights.map((own) => {
    weight += BigInt(own);
    const upTo = (BigInt(total) * weight) / sum;
    const share = Number(upTo - given);
    given = upTo;
    return share;
  });
}

/**
 * Tells what each part of an order brings back: its share of what was really paid, by its price. What the provider and
 * the balance give back are shares of that, so that no part brings back more than was paid for it.
 * @param pricesCents cents of each part before anything was taken off; all parts of the order
 */
export function sharesOf(pricesCents: readonly number[], paid: Paid): Share[] {
  const pays = shareOut(paid.payCents, pricesCents);
  const monies = shareOut(paid.payCents - paid.balanceCents, pays);
  const points = shareOut(paid.points, pricesCents);
  return pays.map((payCents, at) => {
    const moneyCents = monies[at] ?? 0;
    return { moneyCents, balanceCents: payCents - moneyCents, points: points[at] ?? 0 };
  });
}

/** Adds shares up. */
export const sumOf = (shares: readonly Share[]): Share =>
  shares.reduce(
    (sum, share) => ({
      moneyCents: sum.moneyCents + share.moneyCents,
      balanceCents: sum.balanceCents + share.balanceCents,
      points: sum.points + share.points,
    }),
    { moneyCents: 0, balanceCents: 0, points: 0 },
  );

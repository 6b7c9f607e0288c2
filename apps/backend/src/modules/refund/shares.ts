/** The refund for a part of an order. */
export interface Share {
  /** Refund by the payment provider, in cents. */
  readonly moneyCents: number;
  /** Refund to the balance, in cents. */
  readonly balanceCents: number;
  readonly points: number;
}

/** What was paid for a whole order. */
export interface Paid {
  /** Paid by provider and balance together, in cents. */
  readonly payCents: number;
  /** Of which by the balance, in cents. */
  readonly balanceCents: number;
  readonly points: number;
}

/**
 * Distributes a whole number by weights, by rounding the cumulative sums: the shares add up to the total, each
 * differs by less than one from its exact value, and none depends on which parts were refunded before.
 */
function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  let [weight, distributed] = [0n, 0n];
  return weights.map((own) => {
    weight += BigInt(own);
    const upTo = (BigInt(total) * weight) / sum;
    const share = Number(upTo - distributed);
    distributed = upTo;
    return share;
  });
}

/**
 * Returns the refund of each part of an order: its share of the amount paid, in proportion to its price. The
 * provider's and the balance's refunds are shares of that, so no part is refunded more than was paid for it.
 * @param pricesCents the prices of all parts of the order before any reduction, in cents
 */
export function sharesOf(pricesCents: readonly number[], paid: Paid): Share[] {
  const pays = distribute(paid.payCents, pricesCents);
  const monies = distribute(paid.payCents - paid.balanceCents, pays);
  const points = distribute(paid.points, pricesCents);
  return pays.map((payCents, at) => {
    const moneyCents = monies[at] ?? 0;
    return { moneyCents, balanceCents: payCents - moneyCents, points: points[at] ?? 0 };
  });
}

/** Sums refunds. */
export const sumOf = (shares: readonly Share[]): Share =>
  shares.reduce(
    (sum, share) => ({
      moneyCents: sum.moneyCents + share.moneyCents,
      balanceCents: sum.balanceCents + share.balanceCents,
      points: sum.points + share.points,
    }),
    { moneyCents: 0, balanceCents: 0, points: 0 },
  );

/** Returns the median of some values, which outliers do not affect. @throws if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There are no figures to take the middle of');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Returns `figure` divided by `base`; undefined if the base is zero or invalid. */
export function ratio(figure: number, base: number): number | undefined {
  return base > 0 ? figure / base : undefined;
}

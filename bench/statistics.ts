/** The middle of some figures: what an outlier does not move. @throws when there are none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There are no figures to take the middle of');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** How often `base` goes into `figure`; undefined where the base is nothing to compare with. */
export function ratio(figure: number, base: number): number | undefined {
  return base > 0 ? figure / base : undefined;
}

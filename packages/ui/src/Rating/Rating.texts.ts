import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  /** Read for a displayed rating. */
  outOfFive: (stars: string) => [`${stars} 分，满分 5 分`, `${stars} out of 5`],
  /** Read for a single choice. */
  stars: (stars: number) => [`${stars} 星`, stars === 1 ? '1 star' : `${stars} stars`],
});

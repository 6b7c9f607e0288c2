import type { Texts } from '../locale/index.ts';

const zh = {
  /** Read for a displayed rating. */
  outOfFive: (stars: string) => `${stars} 分，满分 5 分`,
  /** Read for a single choice. */
  stars: (stars: number) => `${stars} 星`,
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    outOfFive: (stars) => `${stars} out of 5`,
    stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
};

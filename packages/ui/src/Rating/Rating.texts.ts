import type { Texts } from '../locale/index.ts';

interface RatingTexts {
  /** Spoken for a shown rating. */
  outOfFive: (stars: string) => string;
  /** Spoken for one choice. */
  stars: (stars: number) => string;
}

export const texts: Texts<RatingTexts> = {
  zh: { outOfFive: (stars) => `${stars} 分，满分 5 分`, stars: (stars) => `${stars} 星` },
  en: {
    outOfFive: (stars) => `${stars} out of 5`,
    stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
};

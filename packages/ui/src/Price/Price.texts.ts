import type { Texts } from '../locale/index.ts';

interface PriceTexts {
  free: string;
  unknown: string;
  original: string;
}

export const texts: Texts<PriceTexts> = {
  zh: { free: '免费', unknown: '价格待定', original: '原价' },
  en: { free: 'Free', unknown: 'Price to come', original: 'Was' },
};

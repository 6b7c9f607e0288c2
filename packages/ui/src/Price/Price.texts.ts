import type { Texts } from '../locale/index.ts';

const zh = { free: '免费', unknown: '价格待定', original: '原价' };

export const texts: Texts<typeof zh> = {
  zh,
  en: { free: 'Free', unknown: 'Price to be set', original: 'Was' },
};

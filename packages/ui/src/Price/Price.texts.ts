import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  free: ['免费', 'Free'],
  unknown: ['价格待定', 'Price to be set'],
  original: ['原价', 'Was'],
});

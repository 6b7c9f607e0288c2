import { expect, test } from 'vitest';
import { formatMoney } from './index.ts';

test.each([
  [19900, '¥199'],
  [128050, '¥1,280.50'],
  [1, '¥0.01'],
  [123456700, '¥1,234,567'],
  [-128050, '-¥1,280.50'],
])('formatMoney writes %i cents as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

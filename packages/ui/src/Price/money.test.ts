import { expect, test } from 'vitest';
import { formatMoney } from './index.ts';

test.each([
  [19900, '¥199'],
  [128050, '¥1,280.50'],
  [1, '¥0.01'],
  [123456700, '¥1,234,567'],
])('%i cents are %s in both languages', (cents, written) => {
  expect(formatMoney(cents, 'zh')).toBe(written);
  expect(formatMoney(cents, 'en')).toBe(written);
});

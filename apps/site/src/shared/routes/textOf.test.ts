import { expect, test } from 'vitest';
import { textOf } from './textOf.ts';

test('reads what was typed, trimmed, and no more of it than is looked for', () => {
  const query = new URLSearchParams({ keyword: ` 税法 `, long: '😀'.repeat(101) });
  expect(textOf(query, 'keyword')).toBe('税法');
  expect(textOf(query, 'long')).toBe('😀'.repeat(100));
  expect(textOf(query, 'other')).toBe('');
});

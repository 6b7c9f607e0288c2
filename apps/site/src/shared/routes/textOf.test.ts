import { expect, test } from 'vitest';
import { textOf } from './textOf.ts';

test('textOf trims a text and cuts it at 100 characters', () => {
  const query = new URLSearchParams({ keyword: ` 税法 `, long: '😀'.repeat(101) });
  expect(textOf(query, 'keyword')).toBe('税法');
  expect(textOf(query, 'long')).toBe('😀'.repeat(100));
  expect(textOf(query, 'other')).toBe('');
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { choicesIn } from './choices.ts';

it('offers texts, and nothing of other types', () => {
  expect(choicesIn("'small' | 'medium'")).toEqual(['small', 'medium']);
  expect(choicesIn("'a' | number")).toEqual([]);
  expect(choicesIn('string')).toEqual([]);
});

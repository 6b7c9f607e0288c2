// @vitest-environment node
import { expect, it } from 'vitest';
import { choicesIn } from './choices.ts';

it('choicesIn returns the members of a union of string literals, and none for other types', () => {
  expect(choicesIn("'small' | 'medium'")).toEqual(['small', 'medium']);
  expect(choicesIn("'a' | number")).toEqual([]);
  expect(choicesIn('string')).toEqual([]);
});

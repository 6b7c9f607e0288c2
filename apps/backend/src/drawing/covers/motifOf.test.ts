import { expect, test } from 'vitest';
import { motifOf } from './motifOf.ts';

test.each([
  [['数学'], 'mathematics'],
  [['math', 'Mathematics'], 'mathematics'],
  [['C语言程序设计'], 'programming'],
  [['考研英语'], 'language'],
  [['执业药师'], 'biology'],
  [['法律'], 'history'],
  [['教学方法'], 'reading'],
] as const)('motifOf %j is %s', (names, motif) => {
  expect(motifOf(names)).toBe(motif);
});

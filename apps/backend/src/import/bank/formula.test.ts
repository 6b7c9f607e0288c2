import { expect, test } from 'vitest';
import { evaluateFormula } from './formula.ts';

test.each<[string, number | undefined]>([
  ['(3) * (4) + 1', 13],
  ['-(3) - (-4)', 1],
  ['2 ** 3 ** 2', 512],
  ['pow(2, 3) + sqrt((16)) + pi()', 12 + Math.PI],
  ['log(8, 2) + log(exp(1))', 4],
  ['round(2.345, 2) + round(-0.5)', 1.35],
  ['fmod(7, 4) + 7.9 % 4', 6],
  ['sin(deg2rad(90))', 1],
  ['(2) > (1) && !(0) ? 5 : 6', 5],
  ['1.5e3 / 3', 500],
  ['1 / 0', undefined],
  ['sqrt(-1)', undefined],
  ['{a} * 2', undefined],
  ['rand(1, 2)', undefined],
  ['constructor("x")', undefined],
  ['"a" + 1', undefined],
  ['this', undefined],
  ['1, 2', undefined],
  ['', undefined],
  [`${'('.repeat(1999)}1`, undefined],
  [`${'1+'.repeat(1001)}1`, undefined],
])("evaluateFormula('%s')", (formula, value) => {
  const found = evaluateFormula(formula);
  if (value === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(value, 12);
});

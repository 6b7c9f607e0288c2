import { describe, expect, test } from 'vitest';
import type { QuestionKey } from '../../question/bank.tables.ts';
import { normalizeBlank, isSameBlank } from './blankText.ts';
import { markAnswer, markSelf } from './marking.ts';

const choice = (...labels: string[]): QuestionKey => ({ kind: 'choice', labels });
const blanks = (...accepted: string[][]): QuestionKey => ({
  kind: 'blanks',
  blanks: accepted.map((texts) => ({ accepted: texts })),
});
const near = (accepted: string, tolerance: number): QuestionKey => ({
  kind: 'blanks',
  blanks: [{ accepted: [accepted], tolerance }],
});
const anyOrder: QuestionKey = {
  kind: 'blanks',
  blanks: [{ accepted: ['2'], group: 'a' }, { accepted: ['3', '2'], group: 'a' }, { accepted: ['x'] }],
};

describe('markAnswer', () => {
  const table: [string, QuestionKey, string[], string, number | null][] = [
    ['the right choice', choice('B'), ['B'], 'right', 6],
    ['a wrong choice', choice('B'), ['A'], 'wrong', 0],
    ['an empty choice', choice('B'), [], 'unanswered', 0],
    ['a true-false question', choice('true'), ['false'], 'wrong', 0],
    ['all right options of several', choice('A', 'C'), ['C', 'A'], 'right', 6],
    ['some right options of several', choice('A', 'C'), ['C'], 'partial', 3],
    ['a wrong option among right ones', choice('A', 'C'), ['A', 'B'], 'wrong', 0],
    ['all right options and a wrong one', choice('A', 'C'), ['A', 'B', 'C'], 'wrong', 0],
    ['the same label twice', choice('A', 'C'), ['A', 'A'], 'partial', 3],
    ['all blanks right', blanks(['1'], ['2']), ['1', '2'], 'right', 6],
    ['one blank of three', blanks(['1'], ['2'], ['3']), ['1', '', 'no'], 'partial', 2],
    ['all blanks wrong', blanks(['1']), ['2'], 'wrong', 0],
    ['blanks left empty', blanks(['1'], ['2']), [' ', ''], 'unanswered', 0],
    ['fewer texts than blanks', blanks(['1'], ['2']), ['1'], 'partial', 3],
    ['blanks in another order', anyOrder, ['3', '2', 'x'], 'right', 6],
    ['blanks that match only after a swap', anyOrder, ['2', '2', 'x'], 'right', 6],
    ['the same text twice in a group', anyOrder, ['3', '3', 'x'], 'partial', 4],
    ['a number within its range', near('3.14', 0.05), ['3.1'], 'right', 6],
    ['a number at the edge of its range', near('0.3', 0.1), ['0.2'], 'right', 6],
    ['a number outside its range', near('3.14', 0.05), ['3.2'], 'wrong', 0],
    ['a text where a range is expected', near('3', 2), ['3x'], 'wrong', 0],
    ['an open answer', { kind: 'reference' }, ['because'], 'self', null],
    ['an empty open answer', { kind: 'reference' }, ['  '], 'unanswered', 0],
  ];
  test.each(table)('marks %s', (_, key, answer, verdict, earned) => {
    expect(markAnswer(key, answer, 6)).toEqual({ verdict, earned });
  });

  test('rounds a partial score to a tenth', () => {
    expect(markAnswer(blanks(['1'], ['2'], ['3']), ['1', '', ''], 5)).toEqual({
      verdict: 'partial',
      earned: 1.7,
    });
  });
});

describe('markSelf', () => {
  test.each([
    [10, 'right', 10],
    [12, 'right', 10],
    [4, 'partial', 4],
    [0, 'wrong', 0],
  ] as const)('marks a self-given %s of 10', (given, verdict, earned) => {
    expect(markSelf(given, 10)).toEqual({ verdict, earned });
  });
});

describe('isSameBlank', () => {
  test.each([
    ['１２', '12'],
    ['0.50', '0.5'],
    ['Saturday', 'saturday'],
    ['1/4', String.raw`$\frac{1}{4}$`],
    ['N1/N', String.raw`$\frac{\mathrm{N}_{1}}{\mathrm{~N}}$`.replace('_{1}', '1')],
    ['√17', String.raw`$\sqrt{17}$`],
    ['sqrt(17)', String.raw`\sqrt{17}`],
    ['3√2', String.raw`$3 \sqrt{2}$`],
    ['-1/2', String.raw`$-\frac{1}{2}$`],
    ['−1/2', '-1/2'],
    ['90°', String.raw`$90^{\circ}$`],
    ['（-1，3）', '$(-1,3)$'],
    ['3x-y=0', '$3 x-y=0$.'],
    ['(-1/4,+∞)', String.raw`$\left(-\frac{1}{4},+\infty\right)$.`],
    ['(x-3)^2+y^2=2', '$(x-3)^{2}+y^{2}=2$'],
    ['x<=2', String.raw`$x \leqslant 2$`],
    ['look  after', 'look after'],
    ['北京\u200b', '\ufeff北京'],
  ])('accepts %s for %s', (given, accepted) => {
    expect(isSameBlank(given, accepted)).toBe(true);
  });

  test.each([
    ['', ''],
    ['12', '1 2 3'],
    ['1/5', String.raw`\frac{1}{4}`],
    ['lookafter', 'look after'],
    ['√(17x)', String.raw`\sqrt{17}x`],
    ['a/(b+1)', String.raw`\frac{a}{b}+1`],
  ])('rejects %s for %s', (given, accepted) => {
    expect(isSameBlank(given, accepted)).toBe(false);
  });

  test('compares the case of letters only where the key says so', () => {
    expect(isSameBlank('Abc', 'abc', true)).toBe(false);
    expect(normalizeBlank('Abc', true)).toBe('Abc');
  });
});

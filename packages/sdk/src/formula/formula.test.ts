// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawFormula } from './formula.ts';

test('a long inline formula may break after relation signs and plus signs', () => {
  const mathml = drawFormula(String.raw`y=2x+\frac{1}{x}`, false);
  expect(mathml).toMatch(
    /^<math><mrow><mi>y<\/mi><mo>=<\/mo><\/mrow><mrow>.*<mo>\+<\/mo><\/mrow><mrow><mfrac>.*<\/mfrac><\/mrow><\/math>$/,
  );
});

test.each([
  [String.raw`\mathrm{4Fe+3O_2=Y}`, ['4Fe+', '3O2=', 'Y']],
  [String.raw`\rm 2H_2+O_2=2H_2O`, ['2H2+', 'O2=', '2H2O']],
  [String.raw`\displaystyle S_n=\sum_{i=1}^n a_i`, ['Sn=', '∑i=1nai']],
  [String.raw`\ce{2H2 + O2 -> 2H2O}`, ['2H2+', 'O2→', '2H2O']],
  [String.raw`\mathrm{-x}`, ['−x']],
  [String.raw`\left(a+b=c\right)`, ['(a+b=c)']],
  [String.raw`\sqrt{a+b}`, ['a+b']],
])('%s breaks inside its single group too', (tex, rows) => {
  const math = new DOMParser().parseFromString(drawFormula(tex, false), 'text/html').querySelector('math');
  const found = [...(math?.children ?? [])].map((row) => row.textContent);
  expect(found).toEqual(rows);
});

test('a display formula does not break', () => {
  expect(drawFormula('a=b', true)).not.toContain('</mrow><mrow>');
});

test('a prime is placed beside its letter and not in a superscript', () => {
  const mathml = drawFormula(String.raw`f'(x)=(x^2)'`, false);
  expect(mathml).toMatch(/<mrow><mi>f<\/mi><mo[^>]*tml-prime[^>]*>′<\/mo><\/mrow>/);
  expect(mathml).toContain('<msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup>');
  expect(mathml.match(/<msup>/g)).toHaveLength(1);
  expect(mathml.match(/<mrow>/g)?.length).toBe(mathml.match(/<\/mrow>/g)?.length);
});

test('a prime on a letter with an index is placed above the index', () => {
  expect(drawFormula("x_1'", false)).toContain('<msubsup>');
});

test('an unparsable formula throws', () => {
  expect(() => drawFormula(String.raw`\frac{1`, false)).toThrow();
});

test('units contain fractions, and deep nesting of them throws', () => {
  expect(drawFormula(String.raw`\pu{12 kJ//mol}`, false)).toContain('<mfrac>');
  expect(() => drawFormula(`\\pu{${'/'.repeat(30)}}`, false)).toThrow('too much');
  expect(() => drawFormula(`\\pu{${'//a'.repeat(9)}}`, false)).toThrow('too much');
});

test('chemistry of more than the allowed length throws', () => {
  const longest = '\\ce{A + B -> C}'.repeat(33);
  expect(drawFormula(longest, false)).toContain('<mi mathvariant="normal">A</mi>');
  expect(() => drawFormula(`${longest}${longest}`, false)).toThrow('too much');
  expect(() => drawFormula(`\\pu{${'1/2'.repeat(300)}}`, false)).toThrow('too much');
});

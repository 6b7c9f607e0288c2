import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitOptions } from './splitOptions.ts';

function optionsOf(text: string, required: string[] = []): string[] | string {
  const result = splitOptions(text, required);
  return result.kind === 'split'
    ? result.question.options.map((option) => `${option.label} ${option.text}`)
    : result.reason;
}

describe('splitOptions', () => {
  test.each([
    ['one on each line', '哪一个对（　　）\nA．甲\nB．乙\nC．丙\nD．丁', ['A 甲', 'B 乙', 'C 丙', 'D 丁']],
    ['two on a line', '问\nA．甲甲 B．乙乙\nC．丙丙 D．丁丁', ['A 甲甲', 'B 乙乙', 'C 丙丙', 'D 丁丁']],
    ['all on the line of the stem', '问（　　）A．①② B．①④ C．②③ D．③④', ['A ①②', 'B ①④', 'C ②③', 'D ③④']],
    ['no space before a label', '问\nA．甲甲B．乙乙\nC．丙\nD．丁', ['A 甲甲', 'B 乙乙', 'C 丙', 'D 丁']],
    ['half width dots', 'Which?\nA. one\nB. two\nC. three', ['A one', 'B two', 'C three']],
    ['enumeration commas', '问\nA、甲\nB、乙', ['A 甲', 'B 乙']],
    ['formulas', '$f(x)$ 是\nA. $\\{0,2\\}$\nB. $A. B.$', ['A $\\{0,2\\}$', 'B $A. B.$']],
    [
      'prices that are no formulas',
      'At least\nA. \\$111 B. \\$182 C. \\$600',
      ['A \\$111', 'B \\$182', 'C \\$600'],
    ],
    ['letters in the stem', '维生素A. 和B. 都重要，错的是\nA．甲\nB．乙\nC．丙', ['A 甲', 'B 乙', 'C 丙']],
    ['letters in words', '关于RNA. 的叙述\nA．含G、g\nB．在DNA．中', ['A 含G、g', 'B 在DNA．中']],
    ['a figure after a label', '价格是\nA．80，84\nB．84.64', ['A 80，84', 'B 84.64']],
    [
      'a missing dot',
      'refer to\nA. ski resorts\nB. cars\nC. business\nD part-time work',
      ['A ski resorts', 'B cars', 'C business', 'D part-time work'],
    ],
    [
      'a missing dot and space',
      'They\nA. left.\nBThey lived there.\nC. came.',
      ['A left.', 'B They lived there.', 'C came.'],
    ],
    [
      'a word that begins like a label',
      'When?\nA. Create it. B. Drop it. C. Move it. D. Every day.',
      ['A Create it.', 'B Drop it.', 'C Move it.', 'D Every day.'],
    ],
    [
      'a page number',
      '问\nA．社会结构的\nB．审美趣味16C．商品经济D．学风',
      ['A 社会结构的', 'B 审美趣味', 'C 商品经济', 'D 学风'],
    ],
    ['numbers at the end of options', '问\nA．增加3B．增加5C．增加7', ['A 增加3', 'B 增加5', 'C 增加7']],
  ])('splits options: %s', (_, text, expected) => {
    expect(optionsOf(text)).toEqual(expected);
  });

  test.each([
    ['no labels', '简述理由。', [], 'no-options'],
    ['one label alone', '问\nA．甲', [], 'no-options'],
    ['a missing letter', '问\nA．甲\nC．丙\nD．丁', ['C'], 'no-options'],
    ['a key outside the options', '问\nA．甲\nB．乙', ['D'], 'no-options'],
    ['options without text', '图示是（　　）\nA．\nB．\nC．\nD．', [], 'empty-option'],
  ])('leaves the text whole: %s', (_, text, expected, reason) => {
    expect(optionsOf(text, expected)).toBe(reason);
  });

  const word = fc.stringMatching(/^[\u4e00-\u9fff，]{1,12}$/);
  const join = fc.constantFrom('\n', ' ', '\u3000', '');
  const dot = fc.constantFrom('．', '.', '、', ' . ');

  test('restores the stem and options of any joined text', () => {
    fc.assert(
      fc.property(
        word,
        fc.array(word, { minLength: 2, maxLength: 7 }),
        join,
        dot,
        (stem, texts, between, mark) => {
          const text =
            stem +
            texts.map((option, index) => `${between}${'ABCDEFG'.charAt(index)}${mark}${option}`).join('');
          const result = splitOptions(text);
          expect(result.kind).toBe('split');
          if (result.kind === 'whole') return;
          expect(result.question.stem).toBe(stem);
          expect(result.question.options.map((option) => option.text)).toEqual(texts);
        },
      ),
    );
  });

  test('labels options from A, loses no letter and returns no empty option, for any text', () => {
    // Whole labels and words, so that many of the texts have options.
    const labels = ['甲\nA．', '\nB．甲', ' C. 甲'];
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABC．. \n$\\甲1（）', ...labels), maxLength: 20 }),
        (text) => {
          const result = splitOptions(text);
          if (result.kind === 'whole') return;
          const { stem, options } = result.question;
          const rejoined = [stem, ...options.map((option) => option.text)].join('');
          // Only spaces, labels, their marks and page numbers are dropped.
          expect(rejoined.replaceAll(/[^甲$]/g, '')).toBe(text.replaceAll(/[^甲$]/g, ''));
          expect('ABCDEFG'.startsWith(options.map((option) => option.label).join(''))).toBe(true);
          expect(options.every((option) => option.text !== '')).toBe(true);
        },
      ),
    );
  });
});
